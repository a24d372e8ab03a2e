import { irregularForms } from '@kotonoha/dictionary-db/search-index/text/irregular-forms'
import { isFormOf } from '@kotonoha/study/answers/same-word'
import { splitMeanings } from '../written-meanings'

/** Words that say nothing of what is meant: "be beaten" is said by "beaten". */
const littleWords = new Set(
  (
    'to a an the of in on at by for with as from into up out off down not no and or way without ' +
    "be being is are do does thing things something someone oneself one one's"
  ).split(' '),
)

/** "semi-" and "-er" are parts of words; what they mean may be told by the other meaning. */
const affix = /^-|-$/

/**
 * Whether what a text stresses says the main meaning: each telling word of it, as a whole word and
 * in a regular form. A meaning of little words only is said by all of them.
 */
export function saysMeaning(stressed: readonly string[], shown: string): boolean {
  const said = stressed.flatMap(listWords)
  const says = (meaning: string) =>
    listTellingWords(meaning).every((word) => said.some((each) => isForm(each, word)))
  const [main = '', ...others] = splitMeanings(shown)
  return says(main) || (affix.test(main) && others.some(says))
}

function listTellingWords(meaning: string): string[] {
  const words = listWords(meaning.replaceAll(/\([^)]*\)/g, ' '))
  const telling = words.filter((word) => !littleWords.has(word))
  return telling.length > 0 ? telling : words
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
}

function isForm(said: string, word: string): boolean {
  const bare = said.replace(/'s$/, '')
  return isFormOf(bare, word) || irregularForms.get(bare) === word
}
