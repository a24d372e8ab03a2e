import type { IndexedWord } from './tanaka-pair'

const indexedWord = /^([^([{~|]+)(?:\|\d+)?(?:\(([^)]*)\))?(?:\[(\d+)\])?(?:\{([^}]*)\})?(~)?$/u

/**
 * Reads a word of a B line: `何(なん)[01]{何}~`.
 *
 * In round brackets stands the reading or, after `#`, the JMdict number.
 */
export function parseIndexedWord(text: string): IndexedWord | undefined {
  const match = indexedWord.exec(text)
  if (match === null) return undefined
  const [, headword = '', bracket, sense, form, checked] = match
  const wordId = bracket?.startsWith('#') === true ? Number(bracket.slice(1)) : null
  return {
    headword,
    reading: bracket === undefined || wordId !== null ? null : bracket,
    wordId,
    senseNumber: sense === undefined ? null : Number(sense),
    form: form ?? null,
    isChecked: checked !== undefined,
  }
}
