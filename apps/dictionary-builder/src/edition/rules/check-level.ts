import type { EditionLevel } from '../edition-level'
import { checkKanji } from './check-kanji'
import { checkWord } from './check-word'
import type { CourseFacts } from './course-facts'
import type { Report } from './report-problem'
import { findUnwantedWord } from './unwanted-words'

/** A level has about seventy words, as the course is paced. */
const fewestWords = 60
const mostWords = 80

/** What must hold of one file, whatever stands in the others. */
export function checkLevel(level: EditionLevel, facts: CourseFacts, report: Report): void {
  const wanted = [...facts.levelOfKanji]
    .filter(([, each]) => each === level.level)
    .map(([literal]) => literal)
  const kanji = level.kanji.map((each) => each.kanji)
  compare(kanji, wanted, (message) => report(['kanji'], message))
  const components = level.components.map(({ component }) => component)
  compare(components, facts.components.get(level.level) ?? [], (message) =>
    report(['components'], message),
  )
  for (const [index, entry] of level.kanji.entries()) {
    const reportHere: Report = (field, message) => report(['kanji', index, ...field], message)
    checkKanji(entry, { level, facts, report: reportHere })
  }
  for (const [index, entry] of level.words.entries()) {
    const reportHere: Report = (field, message) => report(['words', index, ...field], message)
    checkWord(entry, { level: level.level, facts, report: reportHere })
  }
  for (const [index, { accept, looks, where, name }] of level.components.entries()) {
    const unwanted = findUnwantedWord([name, ...accept, looks, where].join(' '))
    if (unwanted !== undefined) {
      report(['components', index], `"${unwanted}" does not belong in a lesson`)
    }
  }
  const { length } = level.words
  if (length < fewestWords || length > mostWords) report(['words'], `${length} words`)
}

function compare(
  given: readonly string[],
  wanted: readonly string[],
  report: (message: string) => void,
): void {
  for (const each of wanted) if (!given.includes(each)) report(`${each} is missing`)
  for (const each of given) if (!wanted.includes(each)) report(`${each} is not of this level`)
  for (const each of new Set(given)) {
    if (given.indexOf(each) !== given.lastIndexOf(each)) report(`${each} stands here twice`)
  }
}
