import { type EnglishQuery, toEnglishQuery } from '../english/english-terms'
import { ofTransitive } from '../english/gloss-facts'
import { endsInParticle } from '../english/verb-phrase'
import { offerGlosses } from './gloss-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** Verbs that mean so much that only their object says what. */
const verbsOfManyMeanings = new Set(
  `be become break bring call carry cast catch change come cover cross do draw drop fall feel fix get give go
  have hit hold keep lay lead leave let lie lose make meet pass pay pick play press pull push put raise
  reach ride rise run say see set show shoot sit spend stand stick strike take tell throw touch turn use
  wear work`.split(/\s+/u),
)

/** What is lost by the verb alone: everyday verbs stand before what hardly anybody says. */
const asHead = 300

/**
 * `drive a car` is 運転する, whose gloss is "driving", before 車を転がす, which says it outright and is slang: the verb
 * stands beside what is all of the phrase.
 */
export function offerHeadVerb(
  search: WordSearch,
  { terms, asksForVerb, impliesVerb }: EnglishQuery,
) {
  const [verb, object, ...others] = terms
  if (!(asksForVerb || impliesVerb) || verb === undefined || object === undefined) return
  if (others.length > 0 || verbsOfManyMeanings.has(verb.text)) return
  if (endsInParticle([verb.text, object.text])) return
  const text = `to ${verb.text}`
  const options = { isPhrase: false, completesLastWord: false }
  const said = toEnglishQuery(search.index.english, text, options)
  if (said === undefined) return
  const interpretation = addInterpretation(search, { language: 'english', text })
  const offer = { interpretation, lost: asHead, isOnlyWhole: true, isDoing: true }
  offerGlosses(search.index, said, search.hits, {
    ...offer,
    onlyOf: ofTransitive,
    isOfPhrase: true,
  })
}
