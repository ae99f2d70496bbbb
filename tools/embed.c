/* embed: write files into a C source, as a table of struct ludo_embedded (embedded.h).
 *
 *     embed [--pack] OUT.c TABLE FILE...
 *
 * With --pack a file that shrinks by it is kept as gzip: a page of many pictures would make the
 * program three times as large. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct bytes {
	unsigned char *at;
	size_t n;
};

static int fail(const char *what, const char *name)
{
	fprintf(stderr, "embed: %s: ", what);
	perror(name);
	return 1;
}

static int read_file(const char *name, struct bytes *file)
{
	FILE *in = fopen(name, "rb");
	if (!in)
		return 0;
	size_t room = 1 << 16;
	file->n = 0;
	file->at = malloc(room);
	while (file->at && !feof(in) && !ferror(in)) {
		file->n += fread(file->at + file->n, 1, room - file->n, in);
		if (file->n == room)
			file->at = realloc(file->at, room *= 2);
	}
	int ok = file->at && !ferror(in);
	fclose(in);
	return ok;
}

/* Without a name or a time in it: the same file, the same bytes. */
static void pack(struct bytes *file)
{
	z_stream z = { .next_in = file->at, .avail_in = (unsigned)file->n };
	if (deflateInit2(&z, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
		return;
	size_t room = deflateBound(&z, file->n);
	unsigned char *out = malloc(room);
	z.next_out = out;
	z.avail_out = (unsigned)room;
	int rc = out ? deflate(&z, Z_FINISH) : Z_MEM_ERROR;
	deflateEnd(&z);
	size_t n = room - z.avail_out;
	if (rc != Z_STREAM_END || n > file->n - file->n / 10) {
		free(out);
		return;
	}
	free(file->at);
	*file = (struct bytes){ out, n };
}

/* As strings: compilers read them many times quicker than lists of numbers. */
static void write_bytes(FILE *out, const struct bytes *file, int number)
{
	fprintf(out, "static const char file_%d[] =", number);
	for (size_t i = 0; i < file->n; i++) {
		unsigned char c = file->at[i];
		if (i % 64 == 0)
			fprintf(out, "%s\n\"", i ? "\"" : "");
		if (c >= ' ' && c < 127 && c != '"' && c != '\\' && c != '?')
			putc(c, out);
		else
			fprintf(out, "\\%03o", c);
	}
	fprintf(out, "%s;\n", file->n ? "\"" : " \"\"");
}

static int write_files(FILE *out, int packs, int n, char **names)
{
	for (int i = 0; i < n; i++) {
		struct bytes file;
		if (!read_file(names[i], &file))
			return fail("cannot read", names[i]);
		if (packs)
			pack(&file);
		write_bytes(out, &file, i);
		free(file.at);
	}
	return 0;
}

int main(int argc, char **argv)
{
	int packs = argc > 1 && !strcmp(argv[1], "--pack");
	argc -= packs;
	argv += packs;
	if (argc < 3) {
		fprintf(stderr, "usage: embed [--pack] OUT.c TABLE FILE...\n");
		return 2;
	}
	FILE *out = fopen(argv[1], "w");
	if (!out)
		return fail("cannot write", argv[1]);
	fprintf(out, "#include \"embedded.h\"\n");
	fprintf(out, "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n");
	if (write_files(out, packs, argc - 3, argv + 3))
		return 1;
	fprintf(out, "extern const struct ludo_embedded %s[];\n", argv[2]);
	fprintf(out, "const struct ludo_embedded %s[] = {\n", argv[2]);
	for (int i = 0; i < argc - 3; i++)
		fprintf(out, "\t{ \"%s\", file_%d, sizeof(file_%d) - 1 },\n", argv[i + 3], i, i);
	fprintf(out, "\t{ 0, 0, 0 },\n};\n");
	if (fclose(out))
		return fail("cannot write", argv[1]);
	return 0;
}
