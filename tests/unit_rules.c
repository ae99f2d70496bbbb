/* unit_rules.c: rules in two languages: which of them is shown, how a word is found, and
 * whether one says as many things as the other. */
#include <stdio.h>
#include <string.h>

#include "ludo_table.h"
#include "passage.h"
#include "translation.h"

static int n_passed, n_failed;

static void check(int holds, const char *what)
{
	if (holds) {
		n_passed++;
		return;
	}
	n_failed++;
	printf("failed: %s\n", what);
}

/* ---- a translation ---- */

static const char english[] = "# Rules\n\nOf a game.\n\n"
			      "## 1 Begin\n\n1.1 Take 3 of\n30. {GAM-001}\n\n"
			      "```example\n# 1.2 is no paragraph here\n1.2 nor here\n```\n\n"
			      "1.2 Sit down. (no code: people do)\n\n"
			      "## 2 End\n\nIn short:\n\n2.1 Go.\n\n### Sources\n\n* None.\n";

/* How many gaps, and does the report say this? */
static int finds(const char *italian, int gaps, const char *said)
{
	struct ludo_text report = { 0 };
	int n = ludo_translation(english, italian, &report);
	int ok = n == gaps && strstr(ludo_text_string(&report), said);
	if (!ok)
		printf("%d gaps:\n%s", n, ludo_text_string(&report));
	ludo_text_free(&report);
	return ok;
}

static void check_translation(void)
{
	check(finds("# Regole\n\n## 1 Inizio\n\n1.1 Prendine 3 su\n30. Di quelle.\n\n1.2 Siedi.\n\n"
		    "## 2 Fine\n\n2.1 Vai.\n", 0, ""), "the same paragraphs");
	check(finds(0, 1, "rules.it.md is missing: write"), "no translation");
	check(finds("## 1 Inizio\n\n1.1 Prendi.\n\n## 2 Fine\n\n2.1 Vai.\n", 1,
		    "rules.it.md:5: has 2 where rules.md:15 has 1.2"), "a paragraph is missing");
	check(finds("## 1 Inizio\n\n1.2 Siedi.\n\n1.1 Prendi.\n\n## 2 Fine\n\n2.1 Vai.\n", 1,
		    "rules.it.md:3: has 1.2 where rules.md:7 has 1.1"), "another order");
	check(finds("## 1 Inizio\n\n1.1 Prendi.\n\n1.2 Siedi.\n\n2.1 Vai.\n", 1,
		    "has 2.1 where rules.md:17 has 2"), "a chapter is missing");
	check(finds("## 1 Inizio\n\n1.1 Prendi.\n\n1.2 Siedi.\n\n## 2 Fine\n", 1,
		    "has its end where rules.md:21 has 2.1"), "the end is missing");
	check(finds("## 1 Inizio\n\n1.1 Prendi.\n\n1.2 Siedi.\n\n## 2 Fine\n\n2.1 Vai.\n\n2.2 E poi.\n",
		    1, "has 2.2 where rules.md:26 has its end"), "a paragraph too many");
}

static void check_strays(void)
{
	check(finds("## 1 Inizio\n\n1.1 \n\n1.2 Siedi.\n\n## 2 Fine\n\n2.1 Vai.\n", 1,
		    "rules.it.md:3: nothing stands"), "an empty paragraph");
	check(finds("## 1 \n\n1.1 Prendi.\n\n1.2 Siedi.\n\n## 2 Fine\n\n2.1 Vai.\n", 1,
		    "rules.it.md:1: nothing stands"), "an empty heading");
	check(finds("## 1 Inizio\n\n1.1 Prendi. {GAM-001}\n\n1.2 Siedi.\n\n## 2 Fine\n\n2.1 Vai.\n", 1,
		    "rules.it.md:3: ids of the ledger"), "an id of the ledger");
	check(finds("## 1 Inizio\n\n1.1 Prendi.\n\n```example\nseats 2\n```\n\n1.2 Siedi.\n\n"
		    "## 2 Fine\n\n2.1 Vai.\n", 2, "rules.it.md:5: examples"), "an example");
	check(finds("## 1 Inizio\n\n1.1 Prendi.\n\n1.2 Siedi. (no code: così)\n\n## 2 Fine\n\n"
		    "2.1 Vai.\n", 1, "rules.it.md:5: excuses"), "an excuse");
}

/* ---- which text, and how it is searched ---- */

static void check_language(void)
{
	for (int i = 0; ludo_games[i]; i++) {
		const char *en = ludo_rules_in(ludo_games[i], LUDO_EN);
		const char *it = ludo_rules_in(ludo_games[i], LUDO_IT);
		check(en && !strncmp(en, "# ", 2) && strstr(en, "```example"), "rules in English");
		check(it && !strncmp(it, "# Le regole di ", 15), "rules in Italian");
	}
}

static int folds_to(const char *words, const char *wanted)
{
	struct ludo_text folded = { 0 };
	ludo_put_folded(&folded, words);
	int ok = !strcmp(ludo_text_string(&folded), wanted);
	ludo_text_free(&folded);
	return ok;
}

static void check_folding(void)
{
	check(folds_to("È la Città: perché PIÙ virtù, così?", "e la citta: perche piu virtu, cosi?"),
	      "accents and capitals do not matter");
	check(folds_to("Öde × Æ °", "ode × Æ °"), "other signs stay");
	check(folds_to("\xC3", "\xC3"), "half a sign at the end");
}

int main(void)
{
	check_translation();
	check_strays();
	check_language();
	check_folding();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
