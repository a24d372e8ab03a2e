import type { KanjidicCharacter, KanjiReading, SkipCode } from './kanjidic-character'
import { toReadableMeaning } from './readable-meaning'

/** Letters of KANJIDIC's dictionary numbers and KANJIDIC2's names for the same books. */
const indexNames: ReadonlyMap<string, string> = new Map([
  ['N', 'nelson_c'],
  ['V', 'nelson_n'],
  ['H', 'halpern_njecd'],
  ['DP', 'halpern_kkd'],
  ['DK', 'halpern_kkld'],
  ['DL', 'halpern_kkld_2ed'],
  ['L', 'heisig'],
  ['DN', 'heisig6'],
  ['K', 'gakken'],
  ['O', 'oneill_names'],
  ['DO', 'oneill_kk'],
  ['MN', 'moro'],
  ['E', 'henshall'],
  ['IN', 'sh_kk'],
  ['DA', 'sh_kk2'],
  ['DF', 'jf_cards'],
  ['DT', 'tutt_cards'],
  ['DJ', 'kanji_in_context'],
  ['DG', 'kodansha_compact'],
  ['DM', 'maniette'],
])

const misclassifications: ReadonlyMap<string, string> = new Map([
  ['ZPP', 'posn'],
  ['ZSP', 'stroke_count'],
  ['ZBP', 'stroke_and_posn'],
  ['ZRP', 'stroke_diff'],
])

const kana = /^-?[\p{Script=Hiragana}\p{Script=Katakana}ー.]+-?$/u
const katakana = /^-?[\p{Script=Katakana}ー.]+-?$/u
const coded = /^([A-Z]+)(\d.*)$/

/** `3021` is row 0x30 - 0x20 = 16, cell 0x21 - 0x20 = 1 of JIS X 0208. */
function toJis208(hex: string): string {
  const part = (start: number): string =>
    String(Number.parseInt(hex.slice(start, start + 2), 16) - 0x20).padStart(2, '0')
  return `1-${part(0)}-${part(2)}`
}

interface Fields {
  numbers: Map<string, string[]>
  skip: SkipCode[]
  readings: KanjiReading[]
  nanori: string[]
  radicalNames: string[]
}

/** Sorts the fields between the JIS code and the meanings. */
function sortFields(words: readonly string[]): Fields {
  const fields: Fields = {
    numbers: new Map(),
    skip: [],
    readings: [],
    nanori: [],
    radicalNames: [],
  }
  // T1 begins the readings in names, T2 the names of the radical.
  let section = ''
  for (const word of words) {
    if (word === 'T1' || word === 'T2') section = word
    else if (kana.test(word)) {
      if (section === 'T1') fields.nanori.push(word)
      else if (section === 'T2') fields.radicalNames.push(word)
      else fields.readings.push({ kind: katakana.test(word) ? 'on' : 'kun', raw: word })
    } else {
      const [, letters = '', value = ''] = coded.exec(word) ?? []
      const misclassification = misclassifications.get(letters)
      if (letters === 'P' || misclassification !== undefined) {
        fields.skip.push({ code: value, misclassification: misclassification ?? null })
      } else fields.numbers.set(letters, [...(fields.numbers.get(letters) ?? []), value])
    }
  }
  return fields
}

/** A line of KANJIDIC, the text file that KANJIDIC2 grew out of. */
export function parseKanjidicLine(line: string): KanjidicCharacter | { problem: string } {
  const [literal = '', jis = '', ...rest] = line.slice(0, line.indexOf('{')).trim().split(/\s+/)
  if ([...literal].length !== 1 || !/^[0-9A-F]{4}$/i.test(jis)) {
    return { problem: 'not a line of KANJIDIC' }
  }
  const ucs = rest.find((word) => /^U[0-9a-f]{4,6}$/.test(word))
  const { numbers, skip, readings, nanori, radicalNames } = sortFields(
    rest.filter((word) => word !== ucs),
  )
  const numberOf = (letters: string): number | null => {
    const [first] = numbers.get(letters) ?? []
    return first === undefined ? null : Number(first)
  }
  const [strokeCount, ...otherStrokeCounts] = (numbers.get('S') ?? []).map(Number)
  // C is the Kangxi radical where Nelson's (B) differs.
  const radical = numberOf('C') ?? numberOf('B')
  if (strokeCount === undefined || radical === null) {
    return { problem: 'no stroke count or no radical' }
  }
  return {
    literal,
    codepoints: {
      ucs: ucs?.slice(1) ?? literal.codePointAt(0)?.toString(16) ?? '',
      jis208: toJis208(jis),
      jis212: null,
      jis213: null,
    },
    radical,
    nelsonRadical: numbers.has('C') ? numberOf('B') : null,
    grade: numberOf('G'),
    strokeCount,
    otherStrokeCounts,
    // `XJ05033`: 0 for JIS X 0208, then the hexadecimal code.
    variants: (numbers.get('XJ') ?? [])
      .filter((code) => /^0[0-9A-F]{4}$/i.test(code))
      .map((code) => ({ kind: 'jis208', code: toJis208(code.slice(1)) })),
    frequencyRank: numberOf('F'),
    radicalNames,
    oldJlpt: numberOf('J'),
    indices: [...indexNames].flatMap(([letters, name]) =>
      (numbers.get(letters) ?? []).map((value) => ({ name, value })),
    ),
    skip,
    fourCorner: numbers.get('Q') ?? [],
    readings,
    meanings: [...line.matchAll(/\{([^}]*)\}/g)].map((match) => toReadableMeaning(match[1] ?? '')),
    nanori,
  }
}
