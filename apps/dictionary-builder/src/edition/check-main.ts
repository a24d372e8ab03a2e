import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { readSettings } from '../builder-settings'
import { checkEdition } from './check-edition'
import { formatEditionProblem } from './format-edition-problem'
import { readEdition } from './read-edition'
import { readCourseFacts } from './rules/course-facts'

/** `npm run edition:check`: names what is to be mended, by file and line. */
const read = readEdition()
const dictionary = openDictionary(readSettings(process.env).dictionaryPath)
const problems = checkEdition(read, readCourseFacts(dictionary))
dictionary.close()
for (const problem of problems) console.log(formatEditionProblem(problem))
const { levels } = read.edition
const count = (entries: number[]) => entries.reduce((sum, each) => sum + each, 0)
console.log(
  `${levels.length} of 60 levels: ${count(levels.map(({ components }) => components.length))} components, ` +
    `${count(levels.map(({ kanji }) => kanji.length))} kanji, ${count(levels.map(({ words }) => words.length))} words; ` +
    `${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
