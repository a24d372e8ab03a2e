import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { hasKanji } from '@kotonoha/japanese/kana/script'
import type { EditionWord } from '../edition-level'
import { listContradicted, splitMeanings } from '../written-meanings'
import type { CourseFacts } from './course-facts'
import type { Report } from './report-problem'
import { findUnwantedWord, findVulgarWord } from './unwanted-words'

/** What must hold of a word's entry in the file of a level. */
export function checkWord(
  entry: EditionWord,
  { level, facts, report }: { level: number; facts: CourseFacts; report: Report },
): void {
  const { word, id, reading, meaning, accept, refuse, sentence, english } = entry
  const { note = '', sounds = '' } = entry
  const spellings = facts.listSpellings(id)
  const readings = spellings.filter(({ text }) => text === word).map((each) => each.reading)
  if (spellings[0] === undefined) report(['id'], `${id} is no word that can be taught`)
  else if (readings.length === 0) report(['word'], `${id} is ${spellings[0].text}, not ${word}`)
  else if (!readings.some((each) => toHiragana(each) === toHiragana(reading))) {
    report(['reading'], `${word} is read ${readings.join(' or ')} there, not ${reading}`)
  }
  const isTaught = (character: string) =>
    !isHan(character) || (facts.levelOfKanji.get(character) ?? Number.POSITIVE_INFINITY) <= level
  const early = [...word].filter((character) => !isTaught(character))
  if (early.length > 0) report(['word'], `${early.join('')} is not taught by level ${level}`)
  const untaught = [...sentence].filter(
    (character) => !isTaught(character) && !word.includes(character),
  )
  if (untaught.length > 0) {
    report(['sentence'], `${untaught.join('')} is not taught by level ${level}`)
  }
  const unknown = facts.listUnknown(sentence)
  if (unknown.length > 0) report(['sentence'], `${unknown.join('、')} is no word`)
  if ([...word].some((character) => isHan(character) && !sentence.includes(character))) {
    report(['sentence'], `does not hold ${word}`)
  }
  const answers = [...splitMeanings(meaning), ...accept]
  for (const answer of listContradicted(answers, refuse ?? {})) {
    report(['refuse'], `"${answer}" is accepted and refused`)
  }
  const vulgar = findVulgarWord([meaning, ...accept].join(' '))
  if (vulgar !== undefined) report(['meaning'], `"${vulgar}" does not belong in a lesson`)
  for (const [field, text] of Object.entries({ english, note, sounds })) {
    const unwanted = findUnwantedWord(text)
    if (unwanted !== undefined) report([field], `"${unwanted}" does not belong in a lesson`)
  }
}

/** 々 repeats a kanji and is none of its own. */
function isHan(character: string): boolean {
  return character !== '々' && hasKanji(character)
}
