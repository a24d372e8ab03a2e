import { areInterchangeable } from './interchangeable-words'
import { normaliseMeaning } from './normalise-meaning'
import type { ComparedAnswer } from './plain-wording'
import { areSameWords, isSameNumber, listComparedWords } from './same-meaning'

const listed = (text: string) => new Set(text.split(/\s+/))

/** Of what size, stuff or sort a thing is: it is still that thing. */
const narrowing = listed(
  `small little tiny large big huge thin thick short tall wide narrow heavy light soft great
  wooden metal iron steel stone glass paper plastic leather cotton
  natural physical biological official national traditional classical typical usual ordinary normal
  ancient interesting nice famous japanese tree river water mountain cooking`,
)

/** Of these a part is named so whether one says of what or not; the crest of a wave is no crest. */
const wholes = listed(
  'building house book story room person body plant tree text year day week month',
)

/** What follows a quality or a subject of study and says only what it is a quality or study of. */
const tails = listed('surface length class trait quality area place matter level feeling')

/** Where or when something is, before a thing of several words: "in midair" says more than "air". */
const prepositions = listed('in at on during')

/** What makes a quality stronger, and nothing else of it. */
const degrees = listed('most completely totally fully extremely entirely')

/** Words in which one says nearly always what something is like. */
const adjective = /(?:ent|ant|ful|ous|ive|able|ible|less|ic|al|ish)$/

/** "Small inlet" is an inlet, and "traditional Japanese inn" an inn. */
function saysOfSort(words: readonly string[], { words: answered, isTold }: Told): boolean {
  const before = words.length - answered.length
  if (!isTold || before < 1 || before > 2) return false
  return (
    words.slice(0, before).every((word) => narrowing.has(word)) &&
    areSameWords(words.slice(before), answered, isSameNumber)
  )
}

/** "Chapter of a book" is a chapter. */
function saysOfWhat(typed: string, { words: answered, isTold }: Told): boolean {
  const [, thing, whole = ''] = /^(.+?) (?:of|in) (?:a|an|the) (.+)$/.exec(typed) ?? []
  if (!isTold || thing === undefined || !wholes.has(whole)) return false
  return areSameWords(listComparedWords(thing), answered, isSameNumber)
}

/** "Flat surface" says flat, and "physics class" physics. */
function saysWithTail(words: readonly string[], { words: answered }: Told): boolean {
  const last = words.at(-1) ?? ''
  const isTail = tails.has(last) || tails.has(last.replace(/s$/, ''))
  return isTail && areSameWords(words.slice(0, -1), answered, isSameNumber)
}

/** "In one's later years", "most essential", "to be reluctant". */
function saysWithin(words: readonly string[], { words: answered, key }: Told): boolean {
  const [first = '', ...rest] = words
  const isQuality = first === 'be' || degrees.has(first)
  const isPlaced = !key.startsWith('to ') && prepositions.has(first) && rest.length > 1
  const takes = isPlaced || (isQuality && adjective.test(rest.at(-1) ?? ''))
  return takes && areSameWords(rest, answered, isSameNumber)
}

/** "Wrapping fabric" is wrapping cloth: one word of several, and one that says the same there. */
function saysInOtherWord(words: readonly string[], { words: answered }: Told): boolean {
  if (words.length < 2 || words.length !== answered.length) return false
  const others = words.filter((word, place) => !isSameNumber(word, answered[place] ?? ''))
  if (others.length === 0 || others.length === words.length || others.length > 1) return false
  return areSameWords(words, answered, (one, other) => {
    return isSameNumber(one, other) || areInterchangeable(one, other)
  })
}

interface Told extends ComparedAnswer {
  /** Whether it is shown, and a thing, of which there may be kinds: what is only accepted is wider. */
  isTold: boolean
}

/**
 * The answer that is said more closely than it is taught, or with another word for one of its own.
 * Whoever calls has made sure that nothing else is called so: a "small house" is a house unless
 * a word of its own has that meaning.
 */
export function findNarrowedWording(
  typed: string,
  answers: readonly ComparedAnswer[],
): ComparedAnswer | undefined {
  const words = listComparedWords(typed)
  if (words.length < 2) return undefined
  const shown = new Set((answers[0]?.text ?? '').split(/[,;] /).map(normaliseMeaning))
  const isVerb = typed.startsWith('to ')
  return answers.find((answer) => {
    const isTold = !isVerb && !answer.key.startsWith('to ') && shown.has(answer.key)
    const told: Told = { ...answer, isTold }
    return (
      saysOfSort(words, told) ||
      saysOfWhat(typed, told) ||
      saysWithTail(words, told) ||
      saysWithin(words, told) ||
      saysInOtherWord(words, told)
    )
  })
}
