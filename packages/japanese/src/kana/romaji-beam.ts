import { kanaBySyllable, longestSyllable } from './romaji-syllables'

/** One way of reading the romaji up to `position`. */
export interface Beam {
  kana: string
  /** Letters read. */
  position: number
  /** How unlikely this way is; 0 is the plainest. */
  cost: number
  /** Kana one of which must follow, where the input ends inside a syllable. */
  next: string[]
}

export const startBeam: Beam = { kana: '', position: 0, cost: 0, next: [] }

const macron = '\u0304'

/** The kana that lengthens a vowel written with an accent or twice, the usual one first. */
const lengthening: Readonly<Record<string, readonly string[]>> = {
  a: ['あ'],
  i: ['い'],
  u: ['う'],
  e: ['え', 'い'],
  o: ['う', 'お'],
}

/** One step: every way of reading the next letters after `path`. */
export function step(romaji: string, position: number, path: Beam): Beam[] {
  return [
    ...readSyllable(romaji, position, path),
    ...readNasal(romaji, position, path),
    ...readGeminate(romaji, position, path),
    ...readLengthening(romaji, position, path),
    ...readSeparator(romaji, position, path),
    ...readUnfinished(romaji, position, path),
  ]
}

function advance(path: Beam, kana: string, length: number, cost: number): Beam {
  return {
    kana: path.kana + kana,
    position: path.position + length,
    cost: path.cost + cost,
    next: [],
  }
}

function readSyllable(romaji: string, position: number, path: Beam): Beam[] {
  const found: Beam[] = []
  for (let length = 1; length <= longestSyllable; length++) {
    const syllable = romaji.slice(position, position + length)
    if (syllable.length < length) break
    kanaBySyllable.get(syllable)?.forEach((kana, index) => {
      found.push(advance(path, kana, length, index))
    })
    const particle = findParticle(syllable)
    if (particle !== undefined && endsWord(romaji, position + length)) {
      // As a word of its own `wa` is rather は; at the end of a greeting (konnichiwa) it may be.
      const isAlone = position > 0 && romaji[position - 1] === ' '
      found.push(advance(path, particle, length, isAlone ? -1 : 2))
    }
  }
  return found
}

/** Hepburn writes these particles as they sound. */
const particles: Readonly<Record<string, string>> = { wa: 'は', e: 'へ', o: 'を' }

function findParticle(syllable: string): string | undefined {
  return particles[syllable]
}

function endsWord(romaji: string, position: number): boolean {
  return position === romaji.length || romaji[position] === ' '
}

const isVowel = (letter: string | undefined) => letter !== undefined && 'aiueo'.includes(letter)

function readNasal(romaji: string, position: number, path: Beam): Beam[] {
  const letter = romaji[position]
  const following = romaji[position + 1]
  if (letter === 'm' && following !== undefined && 'bpm'.includes(following)) {
    return [advance(path, 'ん', 1, 0)]
  }
  if (letter !== 'n') return []
  // `konna` is never こんんあ: two n before a vowel are ん and な, or one ん typed twice.
  if (romaji[position - 1] === 'n' && path.kana.endsWith('ん') && isVowel(following)) return []
  if (following === 'n') {
    const after = romaji[position + 2]
    // `onna` is おんな; only an input method's typist means おんあ.
    const wholeCost = isVowel(after) || after === 'y' ? 4 : 0
    return [advance(path, 'ん', 1, after === undefined ? 1 : 0), advance(path, 'ん', 2, wholeCost)]
  }
  if (following === "'") return [advance(path, 'ん', 2, 0)]
  // `shinyou` is しにょう or しんよう; `kinen` きねん or きんえん.
  const cost = isVowel(following) ? 3 : following === 'y' ? 1 : 0
  return [advance(path, 'ん', 1, cost)]
}

function readGeminate(romaji: string, position: number, path: Beam): Beam[] {
  const letter = romaji[position]
  const following = romaji[position + 1]
  if (letter === undefined || following === undefined) return []
  const isDoubled = letter === following && 'bcdfghjkpqrstvwyz'.includes(letter)
  const isTch = letter === 't' && romaji.startsWith('ch', position + 1)
  return isDoubled || isTch ? [advance(path, 'っ', 1, 0)] : []
}

function readLengthening(romaji: string, position: number, path: Beam): Beam[] {
  const letter = romaji[position]
  const previous = romaji[position - 1]
  if (position === 0 || letter === undefined || previous === undefined) return []
  const kana = lengthening[previous === macron ? (romaji[position - 2] ?? '') : previous] ?? []
  if (letter === macron) return kana.map((each, index) => advance(path, each, 1, index))
  // `Tookyoo` spells the sound of おう; passports write `oh` (Ohno, Satoh).
  if (letter === 'o' && previous === 'o') return [advance(path, 'う', 1, 1)]
  if (letter === 'e' && previous === 'e') return [advance(path, 'い', 1, 2)]
  if (letter === 'h' && previous === 'o' && !isVowel(romaji[position + 1])) {
    return kana.map((each, index) => advance(path, each, 1, 2 + index))
  }
  return []
}

function readSeparator(romaji: string, position: number, path: Beam): Beam[] {
  const letter = romaji[position]
  if (letter === ' ' || letter === "'") return [advance(path, '', 1, 0)]
  if (letter !== '-' || position === 0) return []
  const canLengthen = isVowel(romaji[position - 1])
  return canLengthen
    ? [advance(path, 'ー', 1, 0), advance(path, '', 1, 1)]
    : [advance(path, '', 1, 0)]
}

function readUnfinished(romaji: string, position: number, path: Beam): Beam[] {
  const rest = romaji.slice(position)
  const next = nextKanaByTail.get(rest)
  if (next !== undefined) return [{ ...advance(path, '', rest.length, 1), next }]
  if (rest === 'tc') return [{ ...advance(path, 'っ', 2, 1), next: ['ち'] }]
  const tail = rest.slice(1)
  const tailNext = nextKanaByTail.get(tail)
  const isGeminate = tail !== '' && (rest[0] === tail[0] || (rest[0] === 't' && tail === 'ch'))
  return isGeminate && rest[0] !== 'n' && tailNext !== undefined
    ? [{ ...advance(path, 'っ', rest.length, 1), next: tailNext }]
    : []
}

/** Kana that may follow by the letters that begin them: `b` by ば び ぶ べ ぼ, `ky` by きゃ きゅ きょ. */
const nextKanaByTail: ReadonlyMap<string, string[]> = buildNextKana()

function buildNextKana(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [syllable, readings] of kanaBySyllable) {
    const [likeliest] = readings
    if (likeliest === undefined) continue
    for (let length = 1; length < syllable.length; length++) {
      const tail = syllable.slice(0, length)
      if (isVowel(tail)) continue
      const set = found.get(tail) ?? new Set()
      found.set(tail, set.add(likeliest))
    }
  }
  return new Map(
    [...found].map(([tail, set]) => [
      tail,
      // きゃ adds nothing where き is there already.
      [...set].filter((kana) => kana.length === 1 || !set.has(kana.slice(0, 1))),
    ]),
  )
}
