/** Spreadsheets take a file for UTF-8 only when it begins so. */
export const byteOrderMark = '\ufeff'

/** Rows as RFC 4180 has them, with a byte order mark. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(toCsvLine).join('')
}

export function toCsvLine(row: readonly string[]): string {
  return `${row.map(toCsvField).join(',')}\r\n`
}

/**
 * A cell that begins so is taken for a formula by spreadsheets and run, and a note may be somebody
 * else's text. An apostrophe before it makes it a text, as OWASP's page on "CSV Injection" has it.
 * A minus before a number alone belongs to the number.
 */
const formulaStart = /^(?:[=+@\t\r\n＝＋＠]|[-－](?!\d+(?:\.\d+)?$))/

export function toCsvField(cell: string): string {
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
