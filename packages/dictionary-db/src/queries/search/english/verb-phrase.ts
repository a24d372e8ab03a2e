/** Little words that make another verb of a verb: give up, look after. */
const particles = new Set(
  `up down off on out in into back over away after for about along around through together apart
  by across forward ahead aside upon`.split(/\s+/u),
)

/** Verbs that particles follow, as they are typed without their `to`. */
const verbsOfParticles = new Set(
  `act add ask back be bear blow break bring brush build burn burst call calm care carry catch check cheer
  clean clear climb close come cool count cover cross cut die do draw dress drink drive drop eat end fall
  feel fight figure fill find finish fix fold get give go grow hand hang have head hear help hold hurry
  keep kick knock lay lead lean leave let lie lift light lock log look make meet melt mess mix move open
  pass pay pick point pull push put reach rely ride ring roll rule run rush save see sell send set settle
  shake show shut sign sit sleep slow speak speed split spread stand start stay step stick stop switch take
  talk tear tell think throw tie tidy touch trade try turn use wait wake walk warm wash watch wear wipe work
  wrap write`.split(/\s+/u),
)

/** Verbs that are typed before what they are done to, and are seldom the first half of a compound. */
const verbsOfObjects = new Set(
  'become bring catch do fall feel get give go have keep make play put ride take tell wear'.split(
    ' ',
  ),
)

/** Do the words say what somebody does, though no `to` stands in front: give up, take a picture? */
export function isVerbPhrase(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  if (words.length < 2) return false
  return verbsOfObjects.has(first) || (verbsOfParticles.has(first) && particles.has(second))
}

const determiners = new Set('a an the my your his her our their ones some any'.split(' '))

/** Words that an article follows and that are no verbs: at the end, what a pity. */
const beforeArticles = new Set(
  `what such half all both many quite rather not in on at of for with by from to and or but like than as if
  over under into onto about after before without through during behind near off up down out around along
  across until till since per once twice is are was be no only just even`.split(/\s+/u),
)

/** `open the window` says what one does: an article or "your" stands between two words only behind a verb. */
export function hasObject(words: readonly string[]): boolean {
  const [first = '', second = '', third] = words
  return third !== undefined && determiners.has(second) && !beforeArticles.has(first)
}

/** `to eat`, but not `to the left`: behind an article stands no verb. */
export function isInfinitivePhrase(words: readonly string[]): boolean {
  return words.length > 1 && words[0] === 'to' && !determiners.has(words[1] ?? '')
}

/** Is the last word a particle of a verb? Alone it says nothing: `up` of another gloss is no help. */
export function endsInParticle(words: readonly string[]): boolean {
  return words.length > 1 && particles.has(words.at(-1) ?? '')
}
