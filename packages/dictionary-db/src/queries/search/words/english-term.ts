import { toCompared } from '../../../search-index/text/compared-forms'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { isPastForm } from '../../../search-index/text/irregular-forms'
import { isSlipInEnding } from '../../../search-index/text/unknown-words'
import { listAdjectivesOf } from '../english/adverbs'
import { beginsWithForm, listDoable, toBeing, toDoneToSomebody } from '../english/asked-doing'
import { type EnglishQuery, lightVerbs, toEnglishQuery } from '../english/english-terms'
import { ofAdjective, ofSuruNoun } from '../english/gloss-facts'
import { joinWords } from '../english/joined-words'
import { nounOfDoing } from '../english/nouns-of-doing'
import { listAdjectivesOfState, listNounsOfState } from '../english/nouns-of-states'
import { listOtherWords } from '../english/other-words'
import {
  listOtherOwners,
  listPains,
  listPhrasesOfKinds,
  listPhraseVariants,
  listPlacesOfBeing,
  listSplits,
  listStates,
  listTraits,
  toPredicate,
} from '../english/phrase-variants'
import { listUnprefixed } from '../english/prefixed-verbs'
import type { QueryTerm } from '../query/parse-query'
import { toAsked } from './asked-in-english'
import { offerEverydayWords } from './everyday-matches'
import { type GlossesFound, offerGlosses } from './gloss-matches'
import { offerHeadVerb } from './head-verb'
import type { GlossOffer } from './one-word-glosses'
import { raiseTransitive } from './raise-transitive'
import { offerSetPhrases } from './set-phrase-matches'
import { offerVerbOfObject } from './verb-of-object'
import { offerNounOfPhrase } from './verb-with-noun'
import { addInterpretation, type WordSearch } from './word-search'

/** Offers what the text finds in English; says whether it is all that some gloss says. */
export function offerEnglish(search: WordSearch, typed: QueryTerm): boolean {
  const term = typed.isPhrase || search.isTyping ? typed : { ...typed, text: toBeing(typed.text) }
  const { text, isPhrase } = term
  const isWhole = offerWordsOfEnglish(search, term)
  if (isPhrase) return isWhole
  if (!isWhole && !search.isTyping) offerPain(search, text)
  const isAsked = !search.isTyping && (!isWhole || beginsWithForm(text))
  const asked = isAsked ? toAsked(search.index, text) : undefined
  if (asked !== undefined) {
    offerEnglish(search, { ...term, text: asked })
    // Who asks for the bill says お勘定.
    if (!asked.startsWith('to ')) offerSetPhrases(search, `${asked} please`)
  }
  if (!search.isTyping) offerDoneToSomebody(search, text)
  offerEverydayWords(search, text)
  const isVerb = offerVerbOfObject(search, text, isWhole)
  // Who is hungrier is hungry: お腹が空く.
  return offerSetPhrases(search, toCompared(text.toLowerCase()) ?? text) || isVerb || isWhole
}

/** Somebody is never what one does alone. */
const forSomebody = 400

/** `wake someone up` is 起こす before 起きる. */
function offerDoneToSomebody(search: WordSearch, text: string): void {
  const [likelier, other = ''] = toDoneToSomebody(text)
  if (likelier === undefined) return
  const isWhole = offerEnglish(search, { text: likelier, isPhrase: false, hasWildcard: false })
  if (other === '') raiseTransitive(search, forSomebody)
  else if (!isWhole) offerEnglish(search, { text: other, isPhrase: false, hasWildcard: false })
}

/** Not a verb with its `to`, nor what is compared (`more comfortable`): those are one word. */
const severalWords = /^(?!(?:the )?(?:more|most|less|least) \S+$)(?:to )?\S+\s+\S/iu

function offerWordsOfEnglish(asked: WordSearch, { text, isPhrase }: QueryTerm): boolean {
  const search = { ...asked, isOfPhrase: severalWords.test(text) }
  if (search.isTyping && text.length === 1) return false
  const options = { isPhrase, completesLastWord: search.isTyping && !isPhrase }
  const query = toEnglishQuery(search.index.english, text, options)
  if (query === undefined) {
    if (isPhrase) return false
    if (offerPredicate(search, text)) return true
    if (offerOtherWords(search, listOtherWords(text), noVerb)) return true
    offerSplits(search, text)
    // A word that no gloss has may be a slip (truely), unless it is a state of which they have the noun.
    if (!/[a-z]$/iu.test(text)) return false
    const isKnown = (token: string) => search.index.english.tokens.find(token) >= 0
    if (isSlipInEnding(text.toLowerCase(), isKnown)) return false
    offerOtherWords(search, [`${text}ness`], noVerb)
    offerAdjectiveOfAdverb(search, text)
    offerAdjectiveOfNoun(search, text)
    offerNounOfUnknownVerb(search, text)
    offerOtherWords(search, [...listDoable(text), ...listUnprefixed(text)], noVerb)
    return false
  }
  const interpretation = addInterpretation(search, {
    language: 'english',
    text: text.toLowerCase(),
  })
  const { isUnranked } = search
  let found = offerGlosses(search.index, query, search.hits, { interpretation, isUnranked })
  const isWhole = found !== undefined
  if (!isPhrase) {
    offerOtherWords(search, listOtherWords(text), query)
    if (!search.isTyping) found = offerVariants(search, text, query, found)
    offerOtherWords(
      search,
      joinWords(search.index.english, text),
      query,
      isWhole ? besideWhole : inOtherWords,
    )
    if (isWhole) offerCompounds(search, text)
    if (!isWhole) {
      offerOtherWords(search, listDerived(text), query)
      if (!search.isTyping) offerSplits(search, text)
      offerPredicate(search, text)
    }
    offerAdjective(search, query)
    if (!search.isTyping) offerNounOfState(search, query)
    offerAdjectiveOfAdverb(search, text)
    offerAdjectiveOfNoun(search, text)
    if (!search.isTyping) offerCompared(search, text)
    if (!search.isTyping) offerNounOfDoing(search, query)
    offerNounOfPhrase(search, query, found)
    offerOtherWords(search, withoutPossessor(text), noVerb, asOwned, { isUsual: true })
    if (!search.isTyping && found !== undefined) offerHeadVerb(search, query)
  }
  return isWhole
}

/** Offers what glosses have in other words than the query. */
function offerSaid(search: WordSearch, said: EnglishQuery, offer: GlossOffer): GlossesFound {
  const { index, hits, isOfPhrase } = search
  return offerGlosses(index, said, hits, { ...offer, isOfPhrase })
}

/** Offers a word that the glosses have in two, and what that is called there. */
function offerSplits(search: WordSearch, text: string): void {
  const { tokens } = search.index.english
  const splits = listSplits(text, (part) => tokens.find(part) >= 0)
  offerOtherWords(search, splits, noVerb)
  for (const split of splits) offerOtherWords(search, listOtherWords(split), noVerb)
}

/** `backyard` is 裏庭 as well, which the glosses call a "back yard", though others have it as one word. */
function offerCompounds(search: WordSearch, text: string): void {
  const { tokens } = search.index.english
  const splits = listSplits(text, (part) => tokens.find(part) >= 0)
  offerOtherWords(search, splits, noVerb, asCompound, { isCompound: true })
}

/** Offers what somebody says to be (`I'm cold`), as it is asked for with `to be`. */
function offerPredicate(search: WordSearch, text: string): boolean {
  const predicate = toPredicate(text)
  if (predicate === undefined) return false
  const { count } = search.hits
  offerEnglish(search, { text: predicate, isPhrase: false, hasWildcard: false })
  return search.hits.count > count
}

/** Offers what hurts, and that it does. */
function offerPain(search: WordSearch, text: string): void {
  const pains = listPains(text)
  if (pains.length === 0) return
  offerOtherWords(search, pains, noVerb)
  offerSetPhrases(search, 'it hurts')
}

/** Offers the phrase as glosses may have it otherwise; says what is found with that. */
function offerVariants(
  search: WordSearch,
  text: string,
  query: EnglishQuery,
  found: GlossesFound,
): GlossesFound {
  offerOtherWords(search, listStates(text), noVerb, asState)
  const owned = listOtherOwners(text)
  const isOwned = offerOtherWords(search, owned, query, asVariant)
  const places = listPlacesOfBeing(text)
  const traitsOfBeing = places.flatMap(listTraits)
  offerOtherWords(search, [...places, ...places.flatMap(listOtherWords), ...traitsOfBeing], noVerb)
  const isTrait = offerOtherWords(search, listTraits(text), query, asVariant)
  const isDoing = query.asksForVerb || query.impliesVerb
  // A thing that some gloss says is called so.
  if (found === 'outright' && !isDoing) return found
  const isVariant = offerOtherWords(search, listPhraseVariants(text), query, asVariant)
  const kinds = isDoing ? listPhrasesOfKinds(text) : []
  const isKind = offerOtherWords(search, kinds, query, asKind, { isUsual: true })
  return (
    found ?? (isTrait || isVariant || isOwned ? 'outright' : isKind ? 'with-remark' : undefined)
  )
}

/** `analyse` and `get married` are asked of 分析 and 結婚, of which glosses have the noun. */
function offerNounOfDoing(
  search: WordSearch,
  { terms, asksForVerb }: EnglishQuery,
  lost = inOtherWords,
): void {
  const [first, second, ...others] = terms
  const verb = second ?? first
  if (verb === undefined || others.length > 0) return
  if (second !== undefined && !lightVerbs.includes(first?.text ?? '')) return
  const { english } = search.index
  const noun = nounOfDoing(toEnglishRoot(verb.text, isKnownOrDone(search)))
  if (noun === undefined) return
  const options = { isPhrase: true, completesLastWord: false }
  const said = toEnglishQuery(english, noun, options)
  if (said === undefined) return
  const interpretation = addInterpretation(search, { language: 'english', text: noun })
  // `spoke` is 話す before a speech.
  const isForm = second === undefined && isPastForm(verb.text)
  const offer = {
    interpretation,
    lost: lost + (isForm ? inOtherWords : 0),
    isOnlyWhole: true,
    onlyOf: ofSuruNoun,
  }
  offerSaid(search, { ...said, asksForVerb }, offer)
}

/** `dissatisfied` is 不満, of which the gloss is "dissatisfaction": what is used as an adjective or with する. */
function offerNounOfState(search: WordSearch, { terms }: EnglishQuery): void {
  const [first, second, ...others] = terms
  const state = second ?? first
  if (state === undefined || others.length > 0) return
  if (second !== undefined && !lightVerbs.includes(first?.text ?? '')) return
  const { english } = search.index
  const isKnown = (token: string) => english.tokens.find(token) >= 0
  const root = toEnglishRoot(state.text, isKnown)
  const options = { isPhrase: true, completesLastWord: false }
  const ofRoot = root === state.text ? [] : listNounsOfState(root)
  const nouns = new Set([...listNounsOfState(state.text), ...ofRoot])
  for (const noun of nouns) {
    const said =
      isKnown(noun) || noun.includes(' ') ? toEnglishQuery(english, noun, options) : undefined
    if (said === undefined) continue
    const interpretation = addInterpretation(search, { language: 'english', text: noun })
    const offer = { interpretation, lost: asNounOfState, isOnlyWhole: true }
    offerSaid(search, said, { ...offer, onlyOf: ofAdjective | ofSuruNoun })
  }
}

/** `insulate` is in no gloss, but 絶縁, "insulation", is what one does. */
function offerNounOfUnknownVerb(search: WordSearch, text: string): void {
  const verb = text.toLowerCase().replace(/^to /u, '')
  const noun = nounOfDoing(toEnglishRoot(verb, isKnownOrDone(search)))
  if (noun !== undefined) offerOtherWords(search, [noun], noVerb)
}

/** Is it a word of some gloss, or a verb of which glosses have the noun? */
function isKnownOrDone({ index }: WordSearch): (token: string) => boolean {
  return (token) => index.english.tokens.find(token) >= 0 || nounOfDoing(token) !== undefined
}

/** `more beautiful` is said of what is 美しい, `more slowly` of ゆっくり, and `less busy` of what 忙しい denies. */
function offerCompared(search: WordSearch, text: string): void {
  const [, degree, compared] = /^(?:the )?(more|most|less|least) ([a-z]{4,})$/iu.exec(text) ?? []
  if (degree === undefined || compared === undefined) return
  const word = compared.toLowerCase()
  const lost = degree.toLowerCase().startsWith('m') ? asVariant : asLess
  const isState = offerAdjectiveAs(search, word, lost)
  offerAdjectiveOfAdverb(search, word)
  const isSaid = isState || listAdjectivesOf(word).length > 0
  const isMore = search.hits.count === 0 || (lost !== asLess && isSaid)
  const options = { isPhrase: false, completesLastWord: false }
  const said = isMore ? toEnglishQuery(search.index.english, word, options) : undefined
  if (said === undefined) return
  // Who is more tired has got so: 疲れる.
  const interpretation = addInterpretation(search, { language: 'english', text: word })
  offerSaid(search, said, { interpretation, lost: asSaidOfIt })
}

/** `heaviness` is in no gloss of 重い, which is heavy. */
function offerAdjectiveOfNoun(search: WordSearch, text: string): void {
  const { tokens } = search.index.english
  for (const adjective of listAdjectivesOfState(text.toLowerCase())) {
    if (tokens.find(adjective) >= 0) offerAdjectiveAs(search, adjective, asAdjective)
  }
}

/** Says whether there is such an adjective. */
function offerAdjectiveAs(search: WordSearch, adjective: string, lost: number): boolean {
  const options = { isPhrase: true, completesLastWord: false }
  const said = toEnglishQuery(search.index.english, adjective, options)
  if (said === undefined) return false
  const interpretation = addInterpretation(search, { language: 'english', text: adjective })
  const offer = { interpretation, lost, isOnlyWhole: true, isNative: true, onlyOf: ofAdjective }
  return offerSaid(search, said, offer) !== undefined
}

/** `to be busy` is 忙しい, of which the gloss is "busy", before 立て込む. */
function offerAdjective(search: WordSearch, { terms, asksForVerb }: EnglishQuery): void {
  const [verb, adjective, ...others] = terms
  if (!asksForVerb || verb?.text !== 'be' || adjective === undefined || others.length > 0) return
  const options = { isPhrase: true, completesLastWord: false }
  const said = toEnglishQuery(search.index.english, adjective.text, options)
  if (said === undefined) return
  const interpretation = addInterpretation(search, { language: 'english', text: adjective.text })
  offerSaid(search, said, {
    interpretation,
    lost: inOtherWords,
    isOnlyWhole: true,
    onlyOf: ofAdjective,
    isNative: true,
  })
}

/** `easily` is 簡単に, of which the gloss is "easy": Japanese makes the adverb by its form. */
function offerAdjectiveOfAdverb(search: WordSearch, text: string): void {
  const options = { isPhrase: true, completesLastWord: false }
  for (const adjective of listAdjectivesOf(text.toLowerCase())) {
    const said = toEnglishQuery(search.index.english, adjective, options)
    if (said === undefined) continue
    const interpretation = addInterpretation(search, { language: 'english', text: adjective })
    const offer = { interpretation, lost: asAdjectiveOfAdverb, isOnlyWhole: true, isNative: true }
    offerSaid(search, said, { ...offer, onlyOf: ofAdjective })
  }
}

/** Takes off so much where the glosses have it in other words than the query. */
const inOtherWords = 100
/** … and so much where only a word of it is said otherwise. */
const asVariant = 60
/** … and so much where what is compared is no adjective. */
const asSaidOfIt = 150
/** … and so much where it is denied. */
const asLess = 350
/** … and so much where a noun says how one is. */
const asState = 200
/** … and so much where one word says it that is noun and adjective. */
const asNounOfState = 200
/** … and so much where an adjective says how something is done: さっさと (quickly) before 早い. */
const asAdjectiveOfAdverb = 200
/** … and so much where an adjective says what a noun is. */
const asAdjective = 550
/** … and so much where whose it is stands in no gloss. */
const asOwned = 300
/** … and so much where what is named is one of what glosses name. */
const asKind = 150
/** … and so much where it is one word in some glosses and two in others: `everyday` is 毎日 and 日常. */
const asCompound = 200
/** … and so much where two words say something as they are: `over time` is rather that than overtime. */
const besideWhole = 250

const noVerb = { asksForVerb: false, impliesVerb: false }

/**
 * `beautifully` is in no gloss of 美しい, which says it by its form, nor `homesick` in one of ホームシック,
 * which is homesickness.
 */
function listDerived(text: string): string[] {
  const [, adjective, ending] = /^([a-z]{3,}?)(ly|ness)?$/iu.exec(text) ?? []
  if (adjective === undefined) return []
  if (ending === undefined) return [`${adjective}ness`]
  return [adjective.replace(/i$/u, 'y'), ...(ending === 'ly' ? [`${adjective}le`] : [])]
}

/** `your wife` is 奥さん, of which the gloss is "wife", after what says just that; `my own` and `her` are no thing. */
function withoutPossessor(text: string): string[] {
  const [, thing] = /^(?:my|your|his|her|our|their) ((?!own\b)[a-z]{3,})$/iu.exec(text) ?? []
  return thing === undefined ? [] : [thing]
}

/** `give back` is said "to return" in the glosses, `set up` is a setup too. */
function offerOtherWords(
  search: WordSearch,
  others: readonly string[],
  query: Pick<EnglishQuery, 'asksForVerb' | 'impliesVerb'>,
  lost = inOtherWords,
  only: Pick<GlossOffer, 'isUsual' | 'isCompound'> = {},
): boolean {
  let isWhole = false
  const lostByThing = query.asksForVerb ? inOtherWords : 0
  const impliesVerb = query.asksForVerb || query.impliesVerb
  for (const other of others) {
    const options = { isPhrase: false, completesLastWord: false, impliesVerb }
    const said = toEnglishQuery(search.index.english, other, options)
    if (said === undefined) continue
    const interpretation = addInterpretation(search, { language: 'english', text: other })
    const offer = { interpretation, lost, isOnlyWhole: true, lostByThing, ...only }
    if (offerSaid(search, said, offer) !== undefined) isWhole = true
    if (impliesVerb) offerNounOfDoing(search, said, lost + 2 * inOtherWords)
  }
  return isWhole
}
