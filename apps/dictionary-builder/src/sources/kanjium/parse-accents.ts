import type { Accent } from './accent-row'

const item = /^(?:\(([^()]+)\))?(\d+)$/

/**
 * Reads `(副)1,0,(形動)0`: a mark holds for the numbers after it until the next mark.
 *
 * Undefined when the text is not of that form.
 */
export function parseAccents(text: string): Accent[] | undefined {
  const accents: Accent[] = []
  let partsOfSpeech: string[] = []
  for (const part of text.split(',')) {
    const match = item.exec(part.trim())
    if (match === null) return undefined
    if (match[1] !== undefined) partsOfSpeech = match[1].split(';')
    accents.push({ downstep: Number(match[2]), partsOfSpeech })
  }
  return accents
}
