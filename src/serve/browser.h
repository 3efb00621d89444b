// The user's browser.
#ifndef SERVE_BROWSER_H
#define SERVE_BROWSER_H

// Opens an address, if the system has a command for that and CORTEN_BROWSER is not 0.
void browser_open(const char* url);

#endif
