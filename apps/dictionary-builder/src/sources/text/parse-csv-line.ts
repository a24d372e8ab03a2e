/**
 * The fields of a CSV line; undefined when a quote is not closed.
 *
 * A field in quotes may hold commas, and a quote written twice. Line breaks inside a field do
 * not occur in our sources.
 */
export function parseCsvLine(line: string): string[] | undefined {
  const fields: string[] = []
  let index = 0
  for (;;) {
    let field = ''
    if (line[index] === '"') {
      for (;;) {
        const close = line.indexOf('"', index + 1)
        if (close === -1) return undefined
        field += line.slice(index + 1, close)
        index = close + 1
        if (line[index] !== '"') break
        field += '"'
      }
      if (index < line.length && line[index] !== ',') return undefined
    } else {
      const comma = line.indexOf(',', index)
      const end = comma === -1 ? line.length : comma
      field = line.slice(index, end)
      index = end
    }
    fields.push(field)
    if (index >= line.length) return fields
    index += 1
  }
}
