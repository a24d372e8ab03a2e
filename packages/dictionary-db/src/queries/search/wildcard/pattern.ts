import { toKanaPrefixes, toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import type { PackedTexts } from '../../../search-index/storage/sorted-keys'
import { toSearchKey } from '../../../search-index/text/search-key'

/** The texts between the wildcards, and the wildcards: `*` any characters, `?` one. */
export type Pattern = readonly string[]

/** `た*る?` is た, *, る, ?. */
export function toPattern(text: string): Pattern {
  return text.replace(/\*+/gu, '*').match(/[*?]|[^*?]+/gu) ?? []
}

export function isWildcard(piece: string): boolean {
  return piece === '*' || piece === '?'
}

/** The pattern with its texts as search keys. */
export function toKeyPattern(pattern: Pattern): Pattern {
  return pattern.map((piece) => (isWildcard(piece) ? piece : toSearchKey(piece)))
}

const mostRomajiPatterns = 24
/** A word is not spelled by more pieces than these. */
const mostRomajiPieces = 12

/**
 * The pattern with its texts read as romaji, in all ways; none where one of them is no romaji.
 * Before a wildcard a text may stop inside a syllable: `taber*` is たべら*, たべり* and so on, and of
 * `h?to` the mark is the vowel.
 */
export function listRomajiPatterns(pattern: Pattern): Pattern[] {
  if (pattern.length > mostRomajiPieces) return []
  let patterns: Pattern[] = [[]]
  let isVowelGiven = false
  for (const [place, piece] of pattern.entries()) {
    const next = pattern[place + 1]
    if (isVowelGiven) {
      isVowelGiven = false
      continue
    }
    const readings = isWildcard(piece) ? [piece] : listReadings(piece, next !== undefined)
    isVowelGiven = next === '?' && !isWildcard(piece) && toKanaReadings(piece).length === 0
    patterns = patterns
      .flatMap((before) => readings.map((reading) => [...before, reading]))
      .slice(0, mostRomajiPatterns)
  }
  return patterns
}

function listReadings(romaji: string, mayStopInSyllable: boolean): string[] {
  const [whole] = toKanaReadings(romaji)
  if (whole !== undefined) return [toSearchKey(whole)]
  if (!mayStopInSyllable) return []
  return toKanaPrefixes(romaji)
    .flatMap(({ kana, next }) => next.map((following) => toSearchKey(kana + following)))
    .filter((key) => key !== '')
}

export function longestText(pattern: Pattern): string {
  return pattern
    .filter((piece) => !isWildcard(piece))
    .reduce((best, piece) => (piece.length > best.length ? piece : best), '')
}

const anyText = -1
const anyCharacter = -2

/**
 * Says of each key whether it fits the pattern. Only the last star is ever tried again, so that
 * a pattern of many stars takes no longer than its length times that of the key.
 */
export function toFits(keys: PackedTexts, pattern: Pattern): (key: number) => boolean {
  const codes = Int32Array.from(
    pattern.flatMap((piece) =>
      piece === '*'
        ? [anyText]
        : piece === '?'
          ? [anyCharacter]
          : Array.from({ length: piece.length }, (_, index) => piece.charCodeAt(index)),
    ),
  )
  const { text, start } = keys
  return (key) => {
    const end = start[key + 1] ?? 0
    let at = start[key] ?? 0
    let code = 0
    let star = -1
    let retryAt = at
    while (at < end) {
      const wanted = codes[code]
      if (wanted === anyCharacter || wanted === text[at]) {
        at += 1
        code += 1
      } else if (wanted === anyText) {
        star = code
        retryAt = at
        code += 1
      } else if (star >= 0) {
        retryAt += 1
        at = retryAt
        code = star + 1
      } else return false
    }
    while (codes[code] === anyText) code += 1
    return code === codes.length
  }
}
