/* citation.h: where a source cites paragraphs of the rules.
 *
 * A comment cites what it names at code: on a line that has code, or directly above one,
 * with no blank line between.  The comment that a file begins with tells what is in it and
 * cites nothing, nor does one that stands alone, or before an #include; and one that names
 * more than three paragraphs is a list.  A refusal, refuse(REASON, 9.1), cites its own
 * paragraph, and a comment behind the statement must not say another one instead. */
#ifndef LUDO_CITATION_H
#define LUDO_CITATION_H

#include <stddef.h>

enum ludo_cites {
	LUDO_NAMED_ASIDE, /* named in a comment that cites nothing */
	LUDO_CITED,       /* at code */
	LUDO_REFUSED,     /* by refuse() itself */
	LUDO_CONTRADICTED, /* refused with this, and the comment names others only */
	LUDO_UNFOUNDED    /* a refusal without a paragraph; at and n are what stands there */
};

struct ludo_citation {
	enum ludo_cites how;
	const char *at; /* the paragraph's number */
	size_t n;
	int line;
};

/* Calls back for everything that a source names; 0 if there was no memory for it. */
int ludo_citations(const char *source,
		   void (*found)(void *finder, const struct ludo_citation *citation),
		   void *finder);

/* Length of a paragraph number ("10.12") at this place; 0 if there is none. */
size_t ludo_para_here(const char *at);

#endif
