/**
 * Search parameters as people share them: `?jlpt=N5&jlpt=N4&strokes=8`. A list repeats its name,
 * where the router's own way would write it as escaped JSON. The router's parser reads both.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) params.append(name, toText(each))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** What would be read as something else is quoted. */
function toText(value: unknown): string {
  return typeof value === 'string' && parseSearchValue(value) === value
    ? value
    : JSON.stringify(value)
}

/**
 * A parameter as it was meant: numbers, truth values and lists are JSON. Quotes are taken off only
 * where they were put on because the text within would be read as something else; in a search for
 * `"to eat"` they are the grammar's own.
 */
export function parseSearchValue(text: string): unknown {
  const value = parseJson(text)
  if (typeof value !== 'string' || value === text) return value
  return parseSearchValue(value) === value ? text : value
}

/** Every link of a page asks, and to have nearly all of them refused by an exception takes long. */
const maybeJson = /^\s*(?:["[{\d-]|(?:true|false|null)\s*$)/

function parseJson(text: string): unknown {
  if (!maybeJson.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
