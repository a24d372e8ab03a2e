/**
 * What the address asked for and the dictionary does not have, in words: a number mistyped or a
 * character of no entry is easier to mend than "a page". Undefined for any other address.
 */
export function describeMissing(pathname: string): string | undefined {
  const [, kind, id] = /^\/app\/dict\/(words|kanji)\/([^/]+)/.exec(pathname) ?? []
  if (id === undefined) return undefined
  const given = decodeOrLeave(id)
  if (kind === 'kanji') return `The dictionary has no kanji “${given}”.`
  return /^\d+$/.test(given)
    ? `No word of the dictionary has the number ${given}.`
    : `“${given}” is no number of a word.`
}

function decodeOrLeave(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
