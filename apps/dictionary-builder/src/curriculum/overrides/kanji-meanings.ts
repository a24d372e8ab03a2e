/**
 * The meaning that is taught, where the first one of KANJIDIC2 is rare, too wide or the same as
 * that of another kanji. The source's own meanings stay right answers.
 */
export const kanjiMeanings: ReadonlyMap<string, readonly string[]> = new Map([])
