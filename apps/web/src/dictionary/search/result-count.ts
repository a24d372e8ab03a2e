import type { SearchKind } from './search-kind'
import type { SearchResults } from './use-search-results'

const nouns: Record<SearchKind, { one: string; many: string }> = {
  all: { one: 'word', many: 'words' },
  words: { one: 'word', many: 'words' },
  kanji: { one: 'kanji', many: 'kanji' },
  names: { one: 'name', many: 'names' },
}

/** What a screen reader says when the list has changed, and the line above the results. */
export function describeResultCount(
  query: string,
  kind: SearchKind,
  results: Pick<SearchResults, 'status' | 'total' | 'isTotalExact' | 'kanjiTotal' | 'groups'> &
    Partial<Pick<SearchResults, 'understanding'>>,
): string {
  switch (results.status) {
    case 'idle':
    case 'waiting':
      return ''
    case 'failed':
      return 'The search failed.'
    case 'nothing':
      return `Nothing found for ${query}.`
    case 'found': {
      const { total, isTotalExact, kanjiTotal } = results
      // `#kanji` asks for kanji whatever the switch says.
      const isAllKanji = results.groups[0]?.items[0]?.kind === 'kanji'
      const names = nouns[isAllKanji ? 'kanji' : kind]
      const noun = total === 1 && isTotalExact ? names.one : names.many
      const main = `${isTotalExact ? '' : 'More than '}${total.toLocaleString('en')} ${noun}`
      const besides = kanjiTotal === 0 ? '' : ` and ${kanjiTotal.toLocaleString('en')} kanji`
      return `${main}${besides} for ${results.understanding?.readAs?.text ?? query}`
    }
  }
}
