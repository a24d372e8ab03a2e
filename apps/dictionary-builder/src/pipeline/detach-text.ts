/** Up to this length V8 copies a part of a text; a longer part keeps the whole text alive. */
const copiedCharacters = 12

/**
 * The same text in memory of its own. A long word cut from a chunk of a 70 MB file would hold the
 * chunk, and some word is in every chunk.
 */
export function detachText(text: string): string {
  if (text.length <= copiedCharacters) return text
  // V8 keeps such a text in half the memory, but not one that is read from two bytes a character.
  const encoding = isLatin.test(text) ? 'latin1' : 'utf16le'
  return Buffer.from(text, encoding).toString(encoding)
}

const isLatin = /^[ -~]*$/
