/** The id of a name: made of what it is, so it survives rebuilds. */
export function toNameId(text: string, reading: string, codes: readonly string[]): string {
  return [text, reading, codes.join(',')].join('|')
}

/** What nearly all names have beside their search key: it again, with capitals (`Kita Inuma`). */
export function toUsualTranslations(englishKey: string): string[] {
  return [englishKey.replace(/(?<![^ (-])\p{Lowercase}/gu, (letter) => letter.toUpperCase())]
}
