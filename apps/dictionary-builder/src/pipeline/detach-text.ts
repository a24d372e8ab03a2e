/** Up to this length V8 copies a part of a text; a longer part keeps the whole text alive. */
const copiedCharacters = 12

/**
 * The same text in memory of its own. A long word cut from a chunk of a 70 MB file would hold the
 * chunk, and some word is in every chunk.
 */
export function detachText(text: string): string {
  return text.length <= copiedCharacters ? text : Buffer.from(text, 'utf16le').toString('utf16le')
}
