import { type EnglishQuery, toEnglishQuery } from '../english/english-terms'
import { ofSuruNoun } from '../english/gloss-facts'
import { isLittle } from '../english/parts-of-phrase'
import { isGame } from '../english/phrase-variants'
import { endsInParticle } from '../english/verb-phrase'
import { type GlossesFound, offerGlosses } from './gloss-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** Verbs that only say that one does what the noun behind them says. */
const verbsOfNouns = new Set('do give go have make play take'.split(' '))
/** … and those that may have any noun: 野球 is what one plays. */
const verbsOfAnyNoun = new Set(['do', 'play'])
/** `go skiing` goes to do what is called so. */
const doing = /.{3}ing$/u

/** What is lost by the noun of doing, … */
const asDoing = 80
/** … where other words have the phrase, … */
const besideWhole = 200
/** … and by any noun. */
const asNoun = 320

/**
 * `take a walk` asks for 散歩 (する) rather than for "to walk", `play baseball` for 野球 where nothing says it
 * outright, and `shake hands` for a handshake.
 */
export function offerNounOfPhrase(
  search: WordSearch,
  { terms, asksForVerb, impliesVerb }: EnglishQuery,
  found: GlossesFound,
): void {
  const [verb, noun, ...others] = terms
  if (verb === undefined || noun === undefined) return
  if (others.length > 0) {
    // かくれんぼ is what one plays as well: `play hide and seek`.
    if (!verbsOfAnyNoun.has(verb.text) || isLittle(noun.text) || found === 'outright') return
    offerNoun(search, [noun, ...others].map(({ text }) => text).join(' '), asDoing)
    return
  }
  // `shake hands` has what is done behind it, though no `to` says so: house work has not.
  const isVerb = asksForVerb || impliesVerb || /[^s]s$/u.test(noun.text)
  if (!isVerb || endsInParticle([verb.text, noun.text])) return
  const lost = found === 'outright' ? besideWhole : asDoing
  if (verbsOfNouns.has(verb.text)) {
    offerNoun(search, noun.text, lost, ofSuruNoun)
    if (verbsOfAnyNoun.has(verb.text) && found !== 'outright') {
      offerNoun(search, noun.text, verb.text === 'play' && isGame(noun.text) ? lost : asNoun)
    }
    if (verb.text === 'go' && doing.test(noun.text)) offerNoun(search, noun.text, lost + asDoing)
    return
  }
  for (const object of [noun.text, noun.text.replace(/s$/u, '')]) {
    for (const doing of [verb.text, `${verb.text}ing`]) {
      offerNoun(search, object + doing, lost)
      if (doing !== verb.text) offerNoun(search, `${object} ${doing}`, lost, ofSuruNoun)
    }
  }
}

function offerNoun(search: WordSearch, text: string, lost: number, onlyOf?: number): void {
  const options = { isPhrase: true, completesLastWord: false }
  const said = toEnglishQuery(search.index.english, text, options)
  if (said === undefined) return
  const interpretation = addInterpretation(search, { language: 'english', text })
  const offer = { interpretation, lost, isOnlyWhole: true, ...(onlyOf !== undefined && { onlyOf }) }
  offerGlosses(search.index, said, search.hits, { ...offer, isOfPhrase: true })
}
