/**
 * The fields of one line of CSV (RFC 4180, without line breaks inside of quotes); undefined when a
 * quote is not closed or stands in the middle of a field.
 */
export function parseCsvLine(line: string): string[] | undefined {
  const fields: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y
  while (field.lastIndex <= line.length) {
    const match = field.exec(line)
    if (match === null) return undefined
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] === '') return fields
  }
  return undefined
}
