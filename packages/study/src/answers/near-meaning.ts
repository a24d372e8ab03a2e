import { listWithoutParentheses, normaliseMeaning } from './normalise-meaning'
import type { ComparedAnswer } from './plain-wording'
import { isSameMeaning, isSameNumber, listComparedWords } from './same-meaning'

const listed = (text: string) => new Set(text.split(/\s+/))

/** With one of these beside it an answer says something else: "not fresh", "older sister". */
const changing = listed(
  `not no non never without hardly older younger elder left right north south east west half
  another other opposite before after former next last first second`,
)
/** An answer that begins so is no word of its own in a longer one. */
const linking = listed('of a an the for from with and or in on at to up out off be')

/** So many words about an answer are a wording of it; more are a sentence in which it occurs. */
const mostAbout = 4

/**
 * The answer that stands whole in what was typed, among words that no rule takes: "gold metal",
 * "changes over time". That it is meant is likely, and not sure: "clothes iron" is another iron.
 */
export function findWithin(
  typed: string,
  answers: readonly ComparedAnswer[],
): ComparedAnswer | undefined {
  const words = listComparedWords(typed)
  return answers.find(({ words: answered }) => {
    const [first = ''] = answered
    const about = words.length - answered.length
    if (first === '' || linking.has(first) || about < 1 || about > mostAbout) return false
    const place = words.findIndex((_, start) =>
      answered.every((word, index) => isSameNumber(word, words[start + index] ?? '')),
    )
    if (place < 0) return false
    const rest = [...words.slice(0, place), ...words.slice(place + answered.length)]
    return !rest.some((word) => changing.has(word) || /\d/.test(word))
  })
}

/** Whether something is a meaning that the sources know besides those that are taught. */
export function isOtherMeaning(typed: string, others: readonly string[]): boolean {
  return others
    .flatMap(listWithoutParentheses)
    .some((text) => isSameMeaning(typed, normaliseMeaning(text)))
}
