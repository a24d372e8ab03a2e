import { glossOfPlace } from '../../../search-index/gloss-place'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { toEnglishQuery } from '../english/english-terms'
import { findPlaceFrom } from '../english/places-of-glosses'
import { findVerbsOfObject } from '../english/verbs-of-objects'
import { packFacts } from '../hits/hit-list'
import { offerGlosses } from './gloss-matches'
import { basePoints } from './headword-points'
import { isExpressionOf } from './remarked-glosses'
import { findWordSaid } from './set-phrase-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** As good as a gloss that names the thing in brackets: "to put up (an umbrella)". */
const besideGloss = 20
const perLaterVerb = 150
/** The thing itself stands behind its verb, however well known it is. */
const asThing = 500
const mostPopular = 1000

const expression = /.[をにが]./u

/**
 * Offers the verb that Japanese has for what is done to a thing, and the thing; says whether there is such a verb. An
 * expression that ends with it (写真を撮る) and that a gloss of its own names stands before it still.
 */
export function offerVerbOfObject(search: WordSearch, text: string, isWhole: boolean): boolean {
  const found = findVerbsOfObject(text)
  // Some word says just that: a driving test is more than a test.
  if (found === undefined || (found.isByHead && isWhole)) return false
  const { index, hits } = search
  const interpretation = addInterpretation(search, {
    language: 'english',
    text: text.toLowerCase(),
  })
  const wholes = Array.from(hits.items()).filter((item) => hits.howOf(item) === 'gloss')
  let best = 0
  let last = Number.POSITIVE_INFINITY
  found.japanese.forEach((verb, place) => {
    const item = findWordSaid(index, toSearchKey(verb))
    if (item === undefined) return
    const senseFound = hits.has(item) ? hits.hitOf(item).sense : undefined
    const sense = senseFound ?? findSenseNaming(index, item, [found.object, found.verb])
    const base = basePoints.gloss - besideGloss - place * perLaterVerb
    // Of 火をつける no list says how well it is known: as well as its verb.
    const known = base + (expression.test(verb) ? mostPopular : (index.popularity[item] ?? 0))
    // The table has the most usual first.
    const points = Math.min(known, last - 1)
    last = points
    best = Math.max(best, points)
    hits.offerPacked(item, points, packFacts('set-phrase', interpretation, sense), -1, -1)
    liftExpressions(search, item, wholes)
  })
  // 風邪をひく has it already.
  const isSaid = expression.test(found.japanese[0] ?? '')
  if (search.isTyping || isSaid) return true
  const thing = { interpretation, below: best }
  // 終電 where the last train is caught, and 靴 where old shoes are put on.
  if (!offerThing(search, found.object, thing) && found.isByHead) {
    offerThing(search, found.object.split(' ').at(-1) ?? '', thing)
  }
  return true
}

/** 約束を守る before 守る, in the order in which they are. */
function liftExpressions({ index, hits }: WordSearch, verb: number, wholes: readonly number[]) {
  const expressions = wholes
    .filter((whole) => whole !== verb && isExpressionOf(index, whole, verb))
    .sort((a, b) => hits.pointsOf(a) - hits.pointsOf(b))
  for (const [place, item] of expressions.entries()) {
    hits.offer({ ...hits.hitOf(item), points: hits.pointsOf(verb) + place + 1 })
  }
}

/** Under the phrase, so that it stands in one list with its verb; says whether some gloss names it. */
function offerThing(
  search: WordSearch,
  object: string,
  { interpretation, below }: { interpretation: number; below: number },
): boolean {
  const options = { isPhrase: false, completesLastWord: false }
  const said = toEnglishQuery(search.index.english, object, options)
  if (said === undefined) return false
  const lost = Math.max(asThing, basePoints.gloss + mostPopular + 1 - below)
  const offer = { interpretation, lost, isOnlyWhole: true, isUsual: true }
  return offerGlosses(search.index, said, search.hits, { ...offer, isOfPhrase: true }) !== undefined
}

/** The number, from 1, of the first sense of which a gloss has one of the words; 0 where none has. */
function findSenseNaming(
  { english, firstSense, firstGloss, senseOfGloss }: WordIndex,
  word: number,
  names: readonly string[],
): number {
  const first = firstSense[word] ?? 0
  const from = firstGloss[first] ?? 0
  const end = firstGloss[firstSense[word + 1] ?? 0] ?? 0
  for (const name of names.flatMap((each) => [each, each.replace(/s$/u, '')])) {
    const token = english.tokens.find(name)
    if (token < 0) continue
    const { places } = english
    const last = places.endOf(token)
    const at = findPlaceFrom(english, places.startOf(token), last, from)
    const gloss = at < last ? glossOfPlace(places.valueAt(at)) : end
    if (gloss < end) return (senseOfGloss[gloss] ?? 0) - first + 1
  }
  return 0
}
