import { toSearchKey } from '../../../search-index/text/search-key'
import { listEverydayWords } from '../english/everyday-words'
import { listTopHits } from '../hits/ranking'
import { findWordSaid } from './set-phrase-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** Among so many at the top some gloss is, where any is. */
const lookedAt = 8
/** Where no gloss has the word: as good as one that says it and that everybody knows. */
const asGloss = 2500

/** Raises what is meant first above all that only has the word as a gloss as well. */
export function offerEverydayWords(search: WordSearch, text: string): void {
  const { index, hits } = search
  const words = listEverydayWords(text, (token) => index.english.tokens.find(token) >= 0)
  if (words.length === 0) return
  const best = listTopHits(hits, 0, lookedAt).find(
    ({ how }) => how === 'gloss' || how === 'contained',
  )
  const points = (best?.points ?? asGloss) + words.length
  const interpretation = addInterpretation(search, {
    language: 'english',
    text: text.toLowerCase(),
  })
  for (const [place, word] of words.entries()) {
    const item = findWordSaid(index, toSearchKey(word))
    if (item === undefined) continue
    const known = hits.has(item) ? hits.hitOf(item) : undefined
    const found =
      known?.how === 'gloss' ? known : { item, how: 'set-phrase' as const, interpretation }
    hits.offer({ ...found, points: points - place })
  }
}
