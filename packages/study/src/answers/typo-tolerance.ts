import { hasContrast } from './contrast-words'
import { editDistance } from './edit-distance'
import { withoutTo } from './normalise-meaning'
import { findIrregularBase, isFormOf } from './same-word'
import { noVocabulary, type Vocabulary } from './vocabulary'

/** One letter or two away lies the opposite, so directions are spelt right. */
const directions = new Set([
  ...['left', 'right', 'lefthand', 'righthand', 'north', 'south', 'east', 'west', 'northern'],
  ...['southern', 'eastern', 'western', 'northeast', 'northwest', 'southeast', 'southwest'],
  ...['northward', 'southward', 'eastward', 'westward', 'leftward', 'rightward'],
])
const hasDirection = (phrase: string) => phrase.split(' ').some((word) => directions.has(word))

const denials = new Set(['no', 'not', 'non', 'never', 'without', 'cannot', 'cant', 'dont'])
const countDenials = (phrase: string) => phrase.split(' ').filter((w) => denials.has(w)).length

const denyingBeginning = /^(un|in|im|il|ir|dis|de|non|mis|anti)(?=[a-z]{3})/
const denyingEnding = /(?<=[a-z]{3})less$/

/** Whether `word` denies `other`: without its un- or -less it comes closer (unhappy, happy). */
function denies(word: string, other: string): boolean {
  const distance = editDistance(word, other)
  // "Untangle" is a letter away from "entangle", and undoes it.
  if (word.startsWith('un') && other.startsWith('en') && word.slice(2) === other.slice(2)) {
    return true
  }
  const bare = [
    word.replace(denyingBeginning, ''),
    word.replace(denyingEnding, ''),
    word.replace(denyingEnding, 'ful'),
  ].filter((each) => each !== word)
  return bare.some((each) => {
    const bareDistance = editDistance(each, other)
    return bareDistance < distance && bareDistance <= 1
  })
}

function hasDenial(phrase: string, other: string): boolean {
  const words = phrase.split(' ')
  const others = other.split(' ')
  return words.some(
    (word) =>
      !others.includes(word) &&
      others.some((each) => !words.includes(each) && (denies(word, each) || denies(each, word))),
  )
}

/** Whether a slip between these two, both normalised, would change the meaning. */
function mustBeExact(answer: string, accepted: string): boolean {
  return (
    /\d/.test(answer + accepted) ||
    hasDirection(answer) ||
    hasDirection(accepted) ||
    countDenials(answer) !== countDenials(accepted) ||
    hasDenial(answer, accepted) ||
    hasContrast(answer, accepted)
  )
}

/**
 * Slips that an accepted answer of so many letters forgives: the shared practice of Tsurukame's
 * AnswerChecker and KanjiSchool.
 */
function countForgivenSlips(accepted: string): number {
  const letters = (withoutTo(accepted) ?? accepted).replaceAll(' ', '').length
  if (letters <= 3) return 0
  if (letters <= 5) return 1
  if (letters <= 7) return 2
  return 2 + Math.floor(letters / 7)
}

/** Words that answers have or lack without saying anything else. */
const smallWords = new Set(['a', 'an', 'the', 'to'])
const listWords = (phrase: string) => phrase.split(' ').filter((word) => !smallWords.has(word))

/**
 * Whether an answer has a word in it that no slip explains: another word, and well spelt ("horse"
 * for "house"), or one further off than its own letters allow, however long the rest of the answer
 * is. A form of the same word ("trees") is no other word, nor is one that only lacks its blanks.
 */
function hasOtherWord(answer: string, accepted: string, vocabulary: Vocabulary): boolean {
  const words = listWords(answer)
  const others = listWords(accepted)
  if (words.join('') === others.join('')) return false
  // "Mice" for "rice" is no slip, though "mouse" alone is taught.
  const isWord = (word: string) =>
    vocabulary.has(word) || vocabulary.has(findIrregularBase(word) ?? word)
  const isOther = (word: string) => isWord(word) && !others.some((other) => isFormOf(word, other))
  if (words.some(isOther)) return true
  // Nor does a slip leave a whole word out: "to place" is not "to be placed".
  const isPart = words.every((word) => others.some((other) => isFormOf(word, other)))
  if (words.length < others.length && isPart) return true
  return (
    words.length === others.length &&
    words.some((word, index) => {
      const other = others[index] ?? ''
      return editDistance(word, other) > Math.max(1, countForgivenSlips(other))
    })
  )
}

/** How many slips `answer` may have to be taken for `accepted`; both are normalised. */
export function findTolerance(
  answer: string,
  accepted: string,
  vocabulary: Vocabulary = noVocabulary,
): number {
  const isExact = mustBeExact(answer, accepted) || hasOtherWord(answer, accepted, vocabulary)
  return isExact ? 0 : countForgivenSlips(accepted)
}

/** Whether so many slips are forgiven between these two, both normalised. */
export function isForgiven(
  slips: number,
  answer: string,
  accepted: string,
  vocabulary: Vocabulary = noVocabulary,
): boolean {
  // Most are too many by their letters alone, whatever the words say.
  return (
    slips <= countForgivenSlips(accepted) && slips <= findTolerance(answer, accepted, vocabulary)
  )
}
