import { findWithin } from './near-meaning'
import { normaliseMeaning, withoutTo } from './normalise-meaning'
import type { ComparedAnswer } from './plain-wording'
import { findIrregularBase, isFormOf } from './same-word'

const listed = (text: string) => new Set(text.split(/\s+/))

/** Words that only hold a phrase together: none of them says what a thing is. */
const silent = listed(
  `a an the of to in on at for from with by and or in into onto upon than as is are be am been being
  was were it its that this these those there they which who whom whose what when where how one ones
  oneself someone somebody something someones somebodys things you your he she his her their our
  my we some any so do does doing done make makes making made get gets getting got have has having
  had use using kind sort type way especially usually very really such also can could may`,
)

/** Where such a word stands decides what is said: it counts with its neighbours of one phrase only. */
const decisive = listed(
  `up out off away back down over under through not no non never without before after left right
  older younger elder more less most least half other another only first last next previous north
  south east west opposite former latter second upper lower high low junior senior early late new
  old oclock hour hours single all every same`,
)

const isNumber = (word: string) =>
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million)$/.test(word)

/** What stands about the one word of a paraphrase and leaves it what it is: "being polluted". */
const framing = listed(
  `a an the of is be being in on at it its itself there they you one ones how
  what something things do does doing make making have having as way with to own`,
)
/** These make another verb of the one that they stand with: "to get on" is no "get". */
const another = listed('up out off away back down over under through across along into on by')

/** How much may be said so; more is a sentence in which anything may occur. */
const mostSaid = 6

interface Phrase {
  words: readonly string[]
  /** Those that are not silent. */
  said: readonly string[]
}

const wordsOf = (text: string): string[] => {
  const normalised = normaliseMeaning(text.replaceAll(/[()]/g, ' '))
  return (withoutTo(normalised) ?? normalised).split(' ').filter((word) => word !== '')
}

const toPhrase = (text: string): Phrase => {
  const words = wordsOf(text)
  return { words, said: words.filter((word) => !silent.has(word)) }
}

const has = (words: readonly string[], word: string) => words.some((each) => isFormOf(word, each))

/** Whether a phrase says all that was typed and more: "high school student" of a junior one. */
const saysMore = ({ said }: Phrase, typed: readonly string[]) =>
  said.length > typed.length && typed.every((word) => has(said, word))

/** "How you feel" of a feeling, "things in the news" of news: one word of an answer in a frame. */
function isFramed(words: readonly string[], answers: readonly ComparedAnswer[]): boolean {
  const [said, more] = words.filter((word) => !framing.has(word))
  if (said === undefined || more !== undefined || silent.has(said)) return false
  if (isNumber(said) || decisive.has(said)) return false
  if (words.some((word, place) => place > 0 && another.has(word))) return false
  return answers.some(({ words: answered }) => {
    const others = answered.filter((word) => !framing.has(word) && !silent.has(word))
    return others.length === 1 && isFormOf(said, others[0] ?? '')
  })
}

/** By their first letters, which forms of a word share: most phrases of others end here. */
function mayStand(said: readonly string[], glosses: readonly string[]): boolean {
  const text = ` ${glosses
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')}`
  return said.every((word) =>
    [word, findIrregularBase(word) ?? word].some((each) => text.includes(` ${each.slice(0, 2)}`)),
  )
}

/** What an answer is compared with. */
interface Composition {
  /** What is shown stands first. */
  answers: readonly ComparedAnswer[]
  /** All that the item is known to mean, as it is written. */
  glosses: readonly string[]
  /** Whether it is shown as something that one does. */
  isVerb: boolean
}

/**
 * Whether an answer is put together of what the item's own answers and glosses say: each of its
 * words that says something is among theirs. "A young noble girl" is a princess who is called "young
 * lady" and "noble girl". Whoever calls has made sure that nothing else is called so.
 */
export function isComposed(typed: string, { answers, glosses, isVerb }: Composition): boolean {
  // Several answers in a row would be guessing.
  const words = /[,;/]/.test(typed) ? [] : wordsOf(typed)
  const said = [...new Set(words.filter((word) => !silent.has(word)))]
  if (words.length < 2 || said.length === 0 || said.length > mostSaid) return false
  if (!isVerb && isFramed(words, answers)) return true
  if (said.length === 1 || !mayStand(said, glosses)) return false
  const phrases = glosses.flatMap((text) => text.split(/[,;] /)).map(toPhrase)
  if (phrases.some((phrase) => saysMore(phrase, said))) return false
  if (!said.every((word) => phrases.some((phrase) => has(phrase.said, word)))) return false
  const isPlaced = (word: string) =>
    phrases.some(
      (phrase) =>
        phrase.words.includes(word) &&
        said.some((other) => other !== word && has(phrase.said, other)),
    )
  if (!words.every((word) => !(decisive.has(word) || isNumber(word)) || isPlaced(word)))
    return false
  if (said.length > 2) return true
  // Two words are sooner another thing than three, as "bus stop" is no train stop where buses go.
  const shown = answers[0]?.words ?? []
  const isShown = said.some((word) => has(shown, word))
  return isShown || findWithin(normaliseMeaning(typed), answers) !== undefined
}
