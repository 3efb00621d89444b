"""Small plots as SVG: relative errors over meshes, both axes logarithmic."""
import math

COLORS = ["#0b6e99", "#d9730d", "#448361", "#9065b0", "#c14c8a", "#b58105", "#c0392b", "#5f5e5b"]
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 400, 70, 300, 40, 50


def decades(values):
    """Powers of ten around all values."""
    return math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))


def convergence(title, curves, bound):
    """SVG text. curves: name -> list of (cells, error); errors of zero are drawn at 1e-16."""
    points = [(n, max(e, 1e-16)) for curve in curves.values() for n, e in curve]
    low, high = decades([e for _, e in points] + [bound])
    cells = sorted({n for n, _ in points})
    first, last = math.log(cells[0]), math.log(cells[-1])

    def x(n):
        return LEFT + (WIDTH - LEFT - RIGHT) * ((math.log(n) - first) / (last - first) if last > first else 0.5)

    def y(e):
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - math.log10(max(e, 1e-16))) / max(1, high - low)

    bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
    out = [f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' font-family='sans-serif' font-size='12'>",
           f"<rect width='{WIDTH}' height='{HEIGHT}' fill='#fff'/>", f"<text x='{LEFT}' y='22' font-size='15'>{title}</text>"]
    for power in range(low, high + 1):
        out.append(f"<path d='M{LEFT} {y(10**power):.1f}H{right}' stroke='#e4e4e0'/>"
                   f"<text x='{LEFT - 6}' y='{y(10**power) + 4:.1f}' text-anchor='end' fill='#555'>1e{power}</text>")
    for n in cells:
        out.append(f"<path d='M{x(n):.1f} {TOP}V{bottom}' stroke='#e4e4e0'/>"
                   f"<text x='{x(n):.1f}' y='{bottom + 17}' text-anchor='middle' fill='#555'>{n}</text>")
    out.append(f"<text x='{(LEFT + right) / 2:.1f}' y='{HEIGHT - 12}' text-anchor='middle' fill='#333'>cells</text>")
    out.append(f"<text x='16' y='{(TOP + bottom) / 2:.1f}' fill='#333' text-anchor='middle' "
               f"transform='rotate(-90 16 {(TOP + bottom) / 2:.1f})'>relative error</text>")
    out.append(f"<path d='M{LEFT} {y(bound):.1f}H{right}' stroke='#c0392b' stroke-dasharray='5 4'/>"
               f"<text x='{right + 6}' y='{y(bound) + 4:.1f}' fill='#c0392b'>bound {bound:g}</text>")
    for i, (name, curve) in enumerate(curves.items()):
        color, key = COLORS[i % len(COLORS)], TOP + 30 + 20 * i
        path = " ".join(f"{x(n):.1f},{y(e):.1f}" for n, e in curve)
        out.append(f"<polyline points='{path}' fill='none' stroke='{color}' stroke-width='1.6'/>")
        out += [f"<circle cx='{x(n):.1f}' cy='{y(e):.1f}' r='3' fill='{color}'/>" for n, e in curve]
        out.append(f"<circle cx='{right + 16}' cy='{key}' r='4' fill='{color}'/><text x='{right + 26}' y='{key + 4}' fill='#333'>{name}</text>")
    return "\n".join(out + ["</svg>", ""])
