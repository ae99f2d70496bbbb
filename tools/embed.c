/* embed: write files into a C source, as a table of struct ludo_embedded (embedded.h).
 *
 *     embed OUT.c TABLE FILE...
 */
#include <stdio.h>
#include <string.h>

static int fail(const char *what, const char *name)
{
	fprintf(stderr, "embed: %s: ", what);
	perror(name);
	return 1;
}

static int write_bytes(FILE *out, FILE *in, int number)
{
	int c;
	size_t n = 0;
	fprintf(out, "static const unsigned char file_%d[] = {", number);
	while ((c = getc(in)) != EOF)
		fprintf(out, "%s%d,", n++ % 24 ? "" : "\n", c);
	fprintf(out, "0};\n");
	return ferror(in);
}

int main(int argc, char **argv)
{
	if (argc < 3) {
		fprintf(stderr, "usage: embed OUT.c TABLE FILE...\n");
		return 2;
	}
	FILE *out = fopen(argv[1], "w");
	if (!out)
		return fail("cannot write", argv[1]);
	fprintf(out, "#include \"embedded.h\"\n");
	for (int i = 3; i < argc; i++) {
		FILE *in = fopen(argv[i], "rb");
		if (!in || write_bytes(out, in, i))
			return fail("cannot read", argv[i]);
		fclose(in);
	}
	fprintf(out, "extern const struct ludo_embedded %s[];\n", argv[2]);
	fprintf(out, "const struct ludo_embedded %s[] = {\n", argv[2]);
	for (int i = 3; i < argc; i++)
		fprintf(out, "\t{ \"%s\", (const char *)file_%d, sizeof(file_%d) - 1 },\n",
			argv[i], i, i);
	fprintf(out, "\t{ 0, 0, 0 },\n};\n");
	if (fclose(out))
		return fail("cannot write", argv[1]);
	return 0;
}
