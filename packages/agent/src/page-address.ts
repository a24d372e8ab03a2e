/** Where a person reads about a word. */
export function toWordPage(siteUrl: string, wordId: number): string {
  return new URL(`/app/dict/words/${wordId}`, siteUrl).href
}

/** Where a person reads about a kanji. */
export function toKanjiPage(siteUrl: string, literal: string): string {
  return new URL(`/app/dict/kanji/${encodeURIComponent(literal)}`, siteUrl).href
}
