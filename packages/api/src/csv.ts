/** Spreadsheets take a file for UTF-8 only when it begins so. */
const byteOrderMark = '\ufeff'

/** Rows as RFC 4180 has them, with a byte order mark. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(toField).join(',')}\r\n`)
  return byteOrderMark + lines.join('')
}

function toField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
