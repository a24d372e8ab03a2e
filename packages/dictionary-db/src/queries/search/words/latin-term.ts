import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { toKanjiNumber } from '@kotonoha/japanese/numbers/kanji-number'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { QueryTerm } from '../query/parse-query'
import { offerEnglish } from './english-term'
import { offerExact } from './headword-matches'
import { basePoints } from './headword-points'
import { offerDoing, offerRomaji } from './romaji-term'
import { addInterpretation, type WordSearch } from './word-search'

/** Offers what a term in Latin letters finds: a headword (CD), English, romaji. */
export function offerLatinTerm(search: WordSearch, term: QueryTerm): void {
  offerLatinHeadword(search, term.text)
  const isEnglish = !isRomajiAlone(search, term) && offerEnglish(search, term)
  if (term.isPhrase) return
  offerRomaji(search, term.text, isEnglish)
  const [, noun, verb] = search.hits.count > 0 ? [] : (doneTogether.exec(term.text) ?? [])
  if (noun !== undefined && verb !== undefined) offerDoing(search, noun, verb)
  if (search.hits.count === 0) offerNumbered(search, term.text)
}

/** English has no such letters: kōto is コート, and no instrument that English calls koto. */
const longVowels = /[āīūēōâîûêô]/iu

function isRomajiAlone({ index }: WordSearch, { text, isPhrase }: QueryTerm): boolean {
  if (isPhrase || !longVowels.test(text)) return false
  return toKanaReadings(text).some((kana) => index.headwords.keys.find(toSearchKey(kana)) >= 0)
}

const numberWithCapitals = /^(\d{1,3})([A-Z]{2,})$/u
/** The number stands behind what it says how many there are of. */
const forNumber = 1200

/** `3LDK` is LDK, and 三. */
function offerNumbered(search: WordSearch, text: string): void {
  const [, digits = '', counted] = numberWithCapitals.exec(text) ?? []
  if (counted === undefined) return
  offerLatinHeadword(search, counted)
  const number = toKanjiNumber(digits)
  const [interpretation] = search.interpretations.keys()
  if (number === undefined || interpretation === undefined || search.hits.count === 0) return
  const { index, hits } = search
  const base = basePoints.exact - forNumber
  offerExact(index, number, { hits, how: 'exact', base, typed: 'kanji', interpretation })
}

/** `ryorisuru`: する and its forms, written together with what is done. */
const doneTogether = /^(.{3,}?)(suru|sh?i(?:ta|te|masu|mashita|tai|nai))$/iu

/** `CD` and `Ｔシャツ` are written in Latin letters; but `who` is English, not the WHO. */
function offerLatinHeadword(search: WordSearch, text: string): void {
  const key = toSearchKey(text)
  if (search.index.headwords.keys.find(key) < 0) return
  const isOrdinaryWord = /^[A-Z]?[a-z]*$/u.test(text)
  offerExact(search.index, key, {
    hits: search.hits,
    how: 'exact',
    base: isOrdinaryWord ? basePoints.exactByRomaji : basePoints.exact,
    typed: 'kanji',
    interpretation: addInterpretation(search, { language: 'japanese', text }),
  })
}
