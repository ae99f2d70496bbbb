/* unit_citation.c: what counts as a citation in code. */
#include <stdio.h>
#include <string.h>

#include "citation.h"
#include "ludo_text.h"

static int n_passed, n_failed;

/* "3:cited 4.1 " for every citation */
static void note(void *text, const struct ludo_citation *is)
{
	static const char *const how[] = { "aside", "cited", "refused", "contradicted", "unfounded" };
	ludo_putf(text, "%d:%s %.*s ", is->line, how[is->how], (int)is->n, is->at);
}

static void check(const char *what, const char *source, const char *found)
{
	struct ludo_text text = { 0 };
	int ok = ludo_citations(source, note, &text) && !strcmp(ludo_text_string(&text), found);
	n_passed += ok;
	n_failed += !ok;
	if (!ok)
		printf("failed: %s: %s\n", what, ludo_text_string(&text));
	ludo_text_free(&text);
}

#define HEAD "/* a.c: chapter 1. */\n"

static void check_comments(void)
{
	check("nothing", "", "");
	check("behind code", HEAD "int a; /* 1.2 */\n", "2:cited 1.2 ");
	check("before code", HEAD "/* 1.2 */ int a;\n", "2:cited 1.2 ");
	check("above code", HEAD "/* as in 1.2 */\nint a;\n", "2:cited 1.2 ");
	check("in several lines", HEAD "/* as\n * in 1.2. */\nint a;\n", "3:cited 1.2 ");
	check("two comments above code", HEAD "/* 1.2 */\n/* 1.3 */\nint a;\n",
	      "2:cited 1.2 3:cited 1.3 ");
	check("a banner", HEAD "/* ---- 1.2 ---- */\n\nint a;\n", "2:aside 1.2 ");
	check("the head of a file", "/* a.c: 1.2 */\nint a;\n", "1:aside 1.2 ");
	check("a second head", HEAD "\n/* 1.2 */\n\nint a;\n", "3:aside 1.2 ");
	check("code first", "int a; /* 1.2 */\n", "1:cited 1.2 ");
	check("a table of contents", HEAD "#include \"b.c\" /* 1.2 */\n", "2:aside 1.2 ");
	check("above an include", HEAD "/* 1.2 */\n#include \"b.c\"\n", "2:aside 1.2 ");
	check("three at once", HEAD "int a; /* 1.2, 1.3, 1.4 */\n",
	      "2:cited 1.2 2:cited 1.3 2:cited 1.4 ");
	check("four at once", HEAD "int a; /* 1.2, 1.3, 1.4, 1.5 */\n",
	      "2:aside 1.2 2:aside 1.3 2:aside 1.4 2:aside 1.5 ");
	check("no paragraphs", HEAD "double a = 1.2; /* v1.2 1.2.3 1. .2 a1.2 */\n", "");
	check("a string is no comment", HEAD "char *a = \"/* 1.2 \\\" */\"; /* 1.3 */\n",
	      "2:cited 1.3 ");
	check("a comment without an end", HEAD "int a; /* 1.2\n", "");
}

static void check_refusals(void)
{
	check("a refusal", "\treturn refuse(POOR, 9.1);\n", "1:refused 9.1 ");
	check("with numbers", "\n\treturn refuse(POOR, 9.1, a, b);\n", "2:refused 9.1 ");
	check("in two lines", "\treturn refuse(POOR,\n\t\t9.1, a);\n", "1:refused 9.1 ");
	check("the comment agrees", "return refuse(POOR, 9.1); /* 2.3, 9.1 */\n",
	      "1:cited 2.3 1:cited 9.1 1:refused 9.1 ");
	check("the comment says another", "return refuse(POOR, 9.1); /* 2.3 */\n",
	      "1:cited 2.3 1:refused 9.1 1:contradicted 9.1 ");
	check("another behind two lines", "return refuse(POOR, 9.1,\n\ta); /* 2.3 */\n",
	      "2:cited 2.3 1:refused 9.1 1:contradicted 9.1 ");
	check("another line's comment", "return refuse(POOR, 9.1);\nint a; /* 2.3 */\n",
	      "2:cited 2.3 1:refused 9.1 ");
	check("a comment without numbers", "return refuse(POOR, 9.1); /* so */\n",
	      "1:refused 9.1 ");
	check("two refusals", "return a ? refuse(A, 9.1) : refuse(B, 9.2); /* 9.1, 9.2 */\n",
	      "1:cited 9.1 1:cited 9.2 1:refused 9.1 1:refused 9.2 ");
	check("no paragraph", "return refuse(POOR);\n", "1:unfounded  ");
	check("no number", "return refuse(POOR, a);\n", "1:unfounded a ");
	check("another function", "return bid_refuse(POOR, 9.1);\n", "");
	check("in a comment", HEAD "int a; /* refuse(POOR, 9.1) */\n", "2:cited 9.1 ");
	check("in a string", "char *a = \"refuse(POOR, 9.1)\";\n", "");
}

int main(void)
{
	check_comments();
	check_refusals();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
