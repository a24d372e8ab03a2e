import { type Beam, startBeam, step } from './romaji-beam'

/** Readings of one romaji string that are kept; the likeliest come first. */
const readingLimit = 16

/** Longer input is no word in romaji; reading it would be wasted time. */
const lengthLimit = 80

/** The start of a romaji word that is still being typed. */
export interface RomajiPrefix {
  /** The kana that are certain so far. */
  kana: string
  /** What may follow: one of these must; empty when anything may. `tab` is た and one of ば び ぶ べ ぼ. */
  next: string[]
}

/** Lower case, one form for apostrophes and for long-vowel accents, nothing within a doubled consonant (gak-kou), no spaces at the ends. */
function normalizeRomaji(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0302\u0304]/g, '\u0304')
    .replace(/[’‘`´]/g, "'")
    .replace(/([kstpgzdb])-(?=\1)|(t)-(?=ch)/g, '$1$2')
    .trim()
}

function read(text: string): Beam[] {
  const romaji = normalizeRomaji(text)
  if (romaji === '' || romaji.length > lengthLimit || !/^(?:[a-z' -]|\u0304)+$/.test(romaji))
    return []
  const finished: Beam[] = []
  // Paths by the number of letters read; each step moves some paths further on.
  const pathsAt: Beam[][] = Array.from({ length: romaji.length + 1 }, () => [])
  pathsAt[0] = [startBeam]
  for (let position = 0; position < romaji.length; position++) {
    const paths = pathsAt[position] ?? []
    paths.sort((a, b) => a.cost - b.cost)
    for (const path of paths.slice(0, readingLimit * 2)) {
      for (const next of step(romaji, position, path)) {
        if (next.next.length > 0) finished.push(next)
        else pathsAt[next.position]?.push(next)
      }
    }
  }
  finished.push(...(pathsAt[romaji.length] ?? []))
  return finished.sort((a, b) => a.cost - b.cost)
}

/**
 * All kana a romaji string may stand for, in hiragana, the likeliest first; none when it is no
 * romaji. Long vowels written with an accent come out as vowels (`ō` is おう and おお), a typed `-`
 * as ー: compare with `normalizeKana(…, 'resolve')`.
 */
export function toKanaReadings(romaji: string): string[] {
  const readings = new Set<string>()
  for (const path of read(romaji)) {
    if (path.next.length === 0 && path.kana !== '') readings.add(path.kana)
    if (readings.size === readingLimit) break
  }
  return [...readings]
}

/**
 * What a romaji string that is still being typed may begin: whole readings, with nothing asked of
 * what follows, and readings cut inside a syllable, with the kana that may complete it. None when
 * no romaji word begins so.
 */
export function toKanaPrefixes(romaji: string): RomajiPrefix[] {
  const prefixes = new Map<string, RomajiPrefix>()
  for (const { kana, next } of read(romaji)) {
    const key = `${kana} ${next.join(' ')}`
    if ((kana !== '' || next.length > 0) && !prefixes.has(key)) prefixes.set(key, { kana, next })
    if (prefixes.size === readingLimit) break
  }
  return [...prefixes.values()]
}
