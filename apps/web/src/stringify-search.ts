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

/** The parser takes what looks like JSON for JSON, so a text that looks so is quoted. */
function toText(value: unknown): string {
  return typeof value === 'string' && !looksLikeJson(value) ? value : JSON.stringify(value)
}

function looksLikeJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
