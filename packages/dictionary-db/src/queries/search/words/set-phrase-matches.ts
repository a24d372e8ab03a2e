import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { listSetPhrases } from '../english/set-phrases'
import { addInterpretation, type WordSearch } from './word-search'

/** The first of what is said on an occasion stands before what has its words in a gloss. */
const setPhrase = 3000
const perLaterPhrase = 60

/**
 * Offers what Japanese says where English says the text; says whether it is a set phrase. After the
 * glosses, of which a sense that has the text is the one that is meant: お休み is "good night" there.
 */
export function offerSetPhrases(search: WordSearch, text: string): boolean {
  const phrases = listSetPhrases(text)
  phrases.forEach((phrase, place) => {
    const item = findWordSaid(search.index, toSearchKey(phrase))
    if (item === undefined) return
    const { hits } = search
    const sense = hits.has(item) ? hits.hitOf(item).sense : undefined
    const interpretation = addInterpretation(search, {
      language: 'english',
      text: text.toLowerCase(),
    })
    const points = setPhrase - place * perLaterPhrase
    hits.offer({ item, points, how: 'set-phrase', interpretation, ...(sense && { sense }) })
  })
  return phrases.length > 0
}

/** The best known word that is written so, else that is read so: バイバイ rather than 売買. */
export function findWordSaid(index: WordIndex, key: string): number | undefined {
  const { keys, entries } = index.headwords
  const number = keys.find(key)
  const all = number < 0 ? [] : Array.from(entries.listOf(number))
  const written = all.filter((entry) => !isReadingEntry(entry))
  return (written.length > 0 ? written : all)
    .map((entry) => index.wordOfSpelling[spellingOfEntry(entry)] ?? 0)
    .sort((a, b) => (index.popularity[b] ?? 0) - (index.popularity[a] ?? 0))[0]
}
