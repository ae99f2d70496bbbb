/* words.ts: what the pages of study say: games from files, positions, analysis.  Both languages in
 * one row, as in kit/words.ts; they are fetched with these pages, not with the first one. */
import type { Lang } from "../../kit/contract";
import { usePage } from "../context";

const rows = {
	//                  Italian                                   English
	open_title:       ["Apri una partita o una posizione",        "Open a game or a position"],
	open_tells:       ["Un file di Ludoteca: il verbale di una partita, o una posizione. Resta in questo browser.", "A file of Ludoteca: the record of a game, or a position. It stays in this browser."],
	open_tells_far:   ["Un file di Ludoteca: il verbale di una partita. Lo tiene il server, per te.", "A file of Ludoteca: the record of a game. The server keeps it for you."],
	choose_file:      ["Scegli un file, o trascinalo qui",        "Choose a file, or drop it here"],
	or_paste:         ["Oppure incolla il testo",                 "Or paste the text"],
	open_it:          ["Apri",                                    "Open"],
	too_large:        ["{name}: il file è troppo grande per essere uno dei nostri.", "{name}: this file is too large to be one of ours."],
	not_ours:         ["Non comincia né come un verbale («ludoteca 2») né come una posizione («game …»).", "It begins neither as a record (“ludoteca 2”) nor as a position (“game …”)."],
	upload:           ["Carica sul server",                       "Upload to the server"],
	uploaded_here:    ["Sul server",                              "On the server"],
	position:         ["Posizione",                               "Position"],
	position_tells:   ["Il testo dice la posizione, un campo per riga; la tavola accanto lo segue. Il link la porta con sé: nessun server la vede.", "The text says the position, a field a line; the board beside it follows. The link carries it: no server sees it."],
	position_text:    ["Testo della posizione",                   "Text of the position"],
	position_new:     ["Una posizione da comporre",               "A position to set up"],
	line_n:           ["Riga {n}",                                "Line {n}"],
	broken_link:      ["Questo link non porta una posizione: forse è stato tagliato.", "This link carries no position: perhaps it was cut off."],
	no_near:          ["Le posizioni si aprono nel browser, e questa pagina è senza motore.", "Positions are opened in the browser, and this page has no engine."],
	seen_as:          ["Vista da",                                "Seen by"],
	everybody:        ["tutti",                                   "everybody"],
	play_bots:        ["Gioca contro i bot",                      "Play against bots"],
	play_screen:      ["Gioca attorno a uno schermo",             "Play round one screen"],
	analyse:          ["Analizza",                                "Analyse"],
	copy_link:        ["Copia il link",                           "Copy the link"],
	copy_text:        ["Copia il testo",                          "Copy the text"],
	copied:           ["Copiato.",                                "Copied."],
	share_position:   ["Condividi la posizione",                  "Share this position"],
	set_field:        ["Cambia un campo",                         "Change a field"],
	field:            ["Campo",                                   "Field"],
	of_what:          ["Di",                                      "Of"],
	value:            ["Valore",                                  "Value"],
	set_it:           ["Scrivi",                                  "Write it"],
	asked_now:        ["Tocca a {who}: {what}",                   "{who} to answer: {what}"],
	chance:           ["il caso",                                 "chance"],
	game_over:        ["La partita è finita.",                    "The game is over."],
	analysis:         ["Analisi",                                 "Analysis"],
	analysis_off:     ["Chiudi l’analisi",                        "Close the analysis"],
	analysis_tells:   ["Il bot più forte guarda ogni decisione della partita: con che probabilità ciascuno vinceva, che cosa avrebbe fatto lui, che cosa è costata la mossa e che cosa ha dato la fortuna.", "The strongest bot looks at every decision of the game: how likely everybody was to win, what it would have done, what the move cost and what luck gave."],
	analysis_lost:    ["Il motore dell’analisi non risponde.",    "The engine of the analysis does not answer."],
	depth:            ["Profondità",                              "Depth"],
	depth_quick:      ["rapida",                                  "quick"],
	depth_standard:   ["normale",                                 "standard"],
	depth_deep:       ["profonda",                                "deep"],
	begin:            ["Comincia",                                "Begin"],
	stop:             ["Ferma",                                   "Stop"],
	go_on:            ["Continua",                                "Go on"],
	progress:         ["{n} di {of}",                             "{n} of {of}"],
	whole:            ["Completa.",                               "Complete."],
	chances_chart:    ["Probabilità di vincere di ciascuno, mossa per mossa, in percento", "Everybody’s chance to win, move by move, in percent"],
	as_table:         ["In numeri",                               "In numbers"],
	this_move:        ["Questa mossa",                            "This move"],
	nothing_here:     ["Qui non c’era nulla da decidere.",        "There was nothing to decide here."],
	as_known:         ["Per quanto {who} poteva sapere",          "As far as {who} could know"],
	all_open:         ["A carte scoperte",                        "With everything open"],
	bot_would:        ["Il bot",                                  "The bot"],
	was_played:       ["Giocata",                                 "Played"],
	then_perhaps:     ["e poi forse {what}",                      "then perhaps {what}"],
	gave_nothing:     ["non costa nulla",                         "cost nothing"],
	gave_away:        ["{n}",                                     "{n}"],
	expected:         ["Prima del caso",                          "Before chance"],
	came:             ["Dopo",                                    "After it"],
	no_luck:          ["Non ha spostato quasi nulla.",            "It moved hardly anything."],
	turning_points:   ["Svolte",                                  "Turning points"],
	by_player:        ["Giocatore per giocatore",                 "Player by player"],
	accuracy:         ["precisione {n}",                          "accuracy {n}"],
	found_of:         ["{n} decisioni su {of} tra le migliori", "{n} of {of} decisions as good as any"],
	decisions_sum:    ["decisioni {n}",                           "decisions {n}"],
	luck_sum:         ["fortuna {n}",                             "luck {n}"],
	worst:            ["Le peggiori, con quanto hanno ceduto:", "Worst, with what they gave away:"],
	best:             ["Le migliori, con il vantaggio sulla seconda scelta:", "Best, with the lead over the second choice:"],
	try_it:           ["Prova questa",                            "Try this"],
	try_other:        ["Prova un’altra mossa",                    "Try another move"],
	other_line:       ["Un’altra strada",                         "Another line"],
	line_from:        ["Un’altra strada dalla mossa {n}",         "Another line from move {n}"],
	line_empty:       ["Scegli una risposta.",                    "Choose an answer."],
	line_back:        ["Indietro di una",                         "One back"],
	share_line:       ["Condividi questa strada",                 "Share this line"],
	line_leave:       ["Torna alla partita",                      "Back to the game"],
	find_answer:      ["Cerca una risposta",                      "Find an answer"],
} satisfies Record<string, [string, string]>;

export type StudyWord = keyof typeof rows;

export const sayStudy = (
	lang: Lang,
	word: StudyWord,
	blanks: Record<string, string | number> = {},
): string =>
	rows[word][lang === "it" ? 0 : 1].replace(/\{(\w+)\}/g, (_, blank) => String(blanks[blank]));

/** The words of study in the page's language; `w` is the page's own. */
export function useStudy() {
	const page = usePage();
	const s = (word: StudyWord, blanks?: Record<string, string | number>) =>
		sayStudy(page.lang, word, blanks);
	return { ...page, s };
}
