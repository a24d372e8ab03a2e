import type { QueryUnderstanding, SearchItem } from './search-answer'

export interface ResultGroup {
  key: string
  /** Which reading of the query the items belong to; undefined where there is only one. */
  heading: string | undefined
  items: SearchItem[]
}

type Interpretation = QueryUnderstanding['interpretations'][number]

/**
 * Items under the language that the query was read in, in the order in which each first comes up: `to` has its English
 * words and, apart from them, と. Several readings of one language stand among each other, the best known first, for
 * what is meant by せーふ (セーフ, and 政府) is not to be looked for behind all that begins so.
 */
export function groupByInterpretation(
  items: readonly SearchItem[],
  { interpretations }: QueryUnderstanding,
): ResultGroup[] {
  const groups = new Map<string, SearchItem[]>()
  for (const item of items) {
    const language = findInterpretation(item, interpretations)?.language ?? 'none'
    const group = groups.get(language)
    if (group === undefined) groups.set(language, [item])
    else group.push(item)
  }
  return [...groups].map(([language, grouped]) => {
    const read = new Set(grouped.flatMap((item) => findInterpretation(item, interpretations) ?? []))
    return {
      key: language,
      heading: groups.size < 2 || read.size === 0 ? undefined : describeReadings([...read]),
      items: grouped,
    }
  })
}

function findInterpretation(
  { match: { interpretation } }: SearchItem,
  interpretations: readonly Interpretation[],
): Interpretation | undefined {
  return interpretation === null ? undefined : interpretations[interpretation]
}

/** Of romaji that may be several kana all are named; of several English texts the one that was typed. */
function describeReadings(readings: readonly Interpretation[]): string {
  const [first] = readings
  if (first === undefined) return ''
  if (first.language === 'english') return describeInterpretation(first)
  return describeInterpretation({ ...first, text: readings.map(({ text }) => text).join(', ') })
}

export function describeInterpretation({ language, text }: Interpretation): string {
  switch (language) {
    case 'english':
      return `English “${text}”`
    case 'romaji':
      return `${text}, typed in rōmaji`
    case 'japanese':
      return text
  }
}

/**
 * A query that means one reading only: kana for a reading in kana, quotes for an English one
 * (quotes are the grammar's exact phrase, so no kana is tried for them).
 */
export function toUnambiguousQuery({ language, text }: Interpretation): string {
  return language === 'english' ? `"${text}"` : text
}

/** Names an item within a page: the ids of words, kanji and names do not overlap. */
export function toItemKey(item: SearchItem): string {
  switch (item.kind) {
    case 'word':
      return `word-${item.spellingId}`
    case 'kanji':
      return `kanji-${item.kanjiId}`
    case 'name':
      return `name-${item.nameId}`
  }
}
