import type { SourceTally } from '../source-tally'
import { readTabRows } from '../text/read-tab-rows'
import type {
  KanjiElements,
  KanjiNeighbours,
  KanjiVariants,
  OnReadingUse,
  PhoneticComponent,
  RadicalRow,
} from './kanjium-rows'

/** `萬(C)` says that the form is Chinese; the mark is no part of it. */
function listKanji(column: string | undefined): string[] {
  return (column ?? '')
    .split(',')
    .map((each) => each.replace(/\([A-Z]+\)/g, '').trim())
    .filter((each) => each !== '')
}

/** Japanese names are separated by ・, readings by 、. */
function listNames(column: string | undefined): string[] {
  return (column ?? '').split(/[・、]/).filter((each) => each !== '')
}

/** `lookalikes.txt` and `antonyms.txt`. */
export async function* readNeighbours(
  file: string,
  tally: SourceTally,
): AsyncGenerator<KanjiNeighbours> {
  for await (const { columns } of readTabRows(file)) {
    const [kanji = '', others] = columns
    tally.countRead()
    yield { kanji, others: listKanji(others) }
  }
}

/** `variants.txt`: variants, traditional, simplified (two), ryakuji, shinjitai, kyūjitai. */
export async function* readVariants(
  file: string,
  tally: SourceTally,
): AsyncGenerator<KanjiVariants> {
  for await (const { columns } of readTabRows(file)) {
    const [kanji = '', ...groups] = columns
    const all = new Set(groups.flatMap(listKanji))
    all.delete(kanji)
    tally.countRead()
    yield {
      kanji,
      all: [...all],
      traditional: listKanji(groups[1]),
      simplified: [...new Set([...listKanji(groups[2]), ...listKanji(groups[3])])],
      shinjitai: listKanji(groups[5]),
      kyujitai: listKanji(groups[6]),
    }
  }
}

/** `phonetics.txt`. */
export async function* readPhonetics(
  file: string,
  tally: SourceTally,
): AsyncGenerator<PhoneticComponent> {
  for await (const { columns } of readTabRows(file)) {
    const [component = '', readings, occurrences, type = ''] = columns
    // Some components have no character and stand as private ones that only its font shows.
    if (!/^[\p{Script=Han}]$/u.test(component)) {
      tally.countSkipped('a component without a character')
      continue
    }
    tally.countRead()
    yield {
      component,
      readings: listNames(readings),
      occurrences: Number(occurrences),
      isSingleReading: type.startsWith('Single'),
    }
  }
}

/** `radicals.txt`: the 214 radicals. */
export async function* readRadicals(file: string, tally: SourceTally): AsyncGenerator<RadicalRow> {
  for await (const { columns } of readTabRows(file)) {
    const [literal = '', variants, number, strokes, names, meaning = ''] = columns
    tally.countRead()
    yield {
      literal,
      number: Number(number),
      strokeCount: Number(strokes),
      variants: listKanji(variants),
      variantOf: null,
      names: listNames(names),
      meaning,
    }
  }
}

/** `radicals_variants.txt`: other shapes of the radicals. */
export async function* readRadicalVariants(
  file: string,
  tally: SourceTally,
): AsyncGenerator<RadicalRow> {
  for await (const { columns } of readTabRows(file)) {
    const [literal = '', variantOf = '', number, strokes, names, meaning = ''] = columns
    tally.countRead()
    yield {
      literal,
      number: Number(number),
      strokeCount: Number(strokes),
      variants: [],
      variantOf,
      names: listNames(names),
      meaning,
    }
  }
}

/** `elements.txt`: layout, elements, kanji parts and the kanji that it is a part of. */
export async function* readElements(
  file: string,
  tally: SourceTally,
): AsyncGenerator<KanjiElements> {
  for await (const { columns } of readTabRows(file)) {
    const [kanji = '', , , layout = '', elements = '', , parts, partOf] = columns
    tally.countRead()
    yield {
      kanji,
      // The source has notes of its own (`品l`) where no description character fits.
      layout: /^[\u2ff0-\u2fff]$/.test(layout) ? layout : null,
      elements: [...elements],
      kanjiParts: listKanji(parts),
      partOf: listKanji(partOf),
    }
  }
}

/** `onyomi_statistics.txt`: `イチ(2), イツ(2)`. */
export async function* readOnReadingUses(
  file: string,
  tally: SourceTally,
): AsyncGenerator<OnReadingUse> {
  for await (const { columns } of readTabRows(file)) {
    const [kanji = '', uses = ''] = columns
    tally.countRead()
    yield {
      kanji,
      readings: [...uses.matchAll(/([^\s,()]+)\((\d+)\)/g)].map((match) => ({
        reading: match[1] ?? '',
        words: Number(match[2]),
      })),
    }
  }
}
