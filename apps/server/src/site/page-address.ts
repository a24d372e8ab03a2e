/** What an address asks for, as far as the server gives first answers for it. */
export type PageAddress =
  | { kind: 'home' }
  | { kind: 'kanji'; kanjiId: string; areWordsShown: boolean }
  | { kind: 'word'; wordId: number; spellingId: string | null; meaningId: number | null }
  | { kind: 'other' }

/** Takes the address of a page apart; `isPagePath` has said that there is one. */
export function parsePageAddress({ pathname, searchParams }: URL): PageAddress {
  const pieces = pathname.replace(/\/$/, '').split('/').map(decodeURIComponent)
  const [, , , area, id, tab] = pieces
  const hasSearch = searchParams.size > 0
  if (pathname.startsWith('/app/dict') && area === undefined) {
    return searchParams.get('q') ? { kind: 'other' } : { kind: 'home' }
  }
  if (area === 'kanji' && id !== undefined) {
    const areWordsShown = (tab === undefined || tab === 'words') && !hasSearch
    return { kind: 'kanji', kanjiId: id, areWordsShown }
  }
  if (area === 'words' && id !== undefined) {
    const meaning = searchParams.get('meaning') ?? ''
    return {
      kind: 'word',
      wordId: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0,
      spellingId: searchParams.get('spelling'),
      meaningId: /^[1-9]\d{0,3}$/.test(meaning) ? Number(meaning) : null,
    }
  }
  return { kind: 'other' }
}
