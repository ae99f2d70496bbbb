/* ludo_version.h: which ludoteca this is. */
#ifndef LUDO_VERSION_H
#define LUDO_VERSION_H

#define LUDO_VERSION "0.1"

#endif
