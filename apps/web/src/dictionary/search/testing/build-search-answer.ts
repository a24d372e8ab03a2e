import type {
  KanjiItem,
  NameItem,
  QueryUnderstanding,
  SearchAnswer,
  WordItem,
} from '../search-answer'

export function buildUnderstanding(parts: Partial<QueryUnderstanding> = {}): QueryUnderstanding {
  return {
    normalized: '',
    interpretations: [],
    inflections: [],
    tags: [],
    sentence: null,
    nearMatches: [],
    readAs: null,
    ...parts,
  }
}

/** A word of one spelling; its ids follow from the text. */
export function buildWordItem({
  text,
  reading = text,
  interpretation = null,
  how = 'exact',
  inflections = [],
  glosses = ['meaning'],
  sense = null,
  gloss = null,
  alsoMeans,
}: {
  text: string
  reading?: string
  interpretation?: number | null
  how?: WordItem['match']['how']
  inflections?: string[]
  glosses?: string[]
  sense?: WordItem['match']['sense']
  gloss?: WordItem['match']['gloss']
  alsoMeans?: string[]
}): WordItem {
  return {
    kind: 'word',
    wordId: text.codePointAt(0) ?? 1,
    spellingId: `s-${text}`,
    text,
    reading,
    furigana: [{ text }],
    glosses,
    partsOfSpeech: ['n'],
    jlpt: 'N5',
    isCommon: true,
    isUsuallyKana: false,
    isLoanword: false,
    frequencyRank: null,
    match: { how, interpretation, inflections, sense, gloss },
    ...(alsoMeans && { alsoMeans }),
  }
}

export function buildKanjiItem(literal: string): KanjiItem {
  return {
    kind: 'kanji',
    kanjiId: literal,
    literal,
    strokeCount: 9,
    meanings: ['eat'],
    onReadings: ['ショク'],
    kunReadings: ['たべる'],
    jlpt: 'N5',
    grade: 2,
    frequencyRank: 328,
    match: { how: 'exact', interpretation: null, inflections: [], sense: null, gloss: null },
  }
}

export function buildNameItem(text: string, how: NameItem['match']['how'] = 'exact'): NameItem {
  return {
    kind: 'name',
    nameId: `name-${text}`,
    text,
    reading: 'たなか',
    types: [{ code: 'surname', label: 'family name' }],
    translations: ['Tanaka'],
    match: { how, interpretation: null, inflections: [], sense: null, gloss: null },
  }
}

export function buildAnswer(parts: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    items: [],
    nextCursor: null,
    total: parts.items?.length ?? 0,
    isTotalExact: true,
    understanding: buildUnderstanding(),
    ...parts,
  }
}
