import type { QueryUnderstanding, SearchItem } from './search-answer'

export interface ResultGroup {
  key: string
  /** Which reading of the query the items belong to; undefined where there is only one. */
  heading: string | undefined
  items: SearchItem[]
}

type Interpretation = QueryUnderstanding['interpretations'][number]

/**
 * Items under the reading of the query that found them, in the order in which each reading first
 * comes up: `to` has its English words and, apart from them, と.
 */
export function groupByInterpretation(
  items: readonly SearchItem[],
  { interpretations }: QueryUnderstanding,
): ResultGroup[] {
  const groups = new Map<number | null, SearchItem[]>()
  for (const item of items) {
    const group = groups.get(item.match.interpretation)
    if (group === undefined) groups.set(item.match.interpretation, [item])
    else group.push(item)
  }
  return [...groups].map(([index, grouped]) => {
    const interpretation = index === null ? undefined : interpretations[index]
    return {
      key: String(index),
      heading:
        groups.size < 2 || interpretation === undefined
          ? undefined
          : describeInterpretation(interpretation),
      items: grouped,
    }
  })
}

export function describeInterpretation({ language, text }: Interpretation): string {
  switch (language) {
    case 'english':
      return `English “${text}”`
    case 'romaji':
      return `${text}, typed in romaji`
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
