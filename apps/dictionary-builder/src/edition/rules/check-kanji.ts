import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import type { EditionKanji, EditionLevel } from '../edition-level'
import { countSentences, listEmphasised, listNamedParts } from '../story-parts'
import { listContradicted, splitMeanings } from '../written-meanings'
import type { CourseFacts } from './course-facts'
import type { Report } from './report-problem'
import { saysMeaning } from './says-meaning'
import { findForeignSense, findUnwantedWord, findVulgarWord } from './unwanted-words'

/** A story of more is a tale, and nobody has it tomorrow. */
const mostSentences = 2

/** What must hold of a kanji's entry. */
export function checkKanji(
  entry: EditionKanji,
  { level, facts, report }: { level: EditionLevel; facts: CourseFacts; report: Report },
): void {
  checkAnswers(entry, report)
  checkStory(entry, facts, report)
  checkReading(entry, { level, facts, report })
  checkWording(entry, report)
  for (const literal of Object.keys(entry.apart ?? {})) {
    if (!facts.levelOfKanji.has(literal) && !isComponent(literal, facts)) {
      report(['apart'], `${literal} is not in the course`)
    }
  }
}

function checkAnswers({ meaning, accept, refuse, measure, country }: EditionKanji, report: Report) {
  const shown = splitMeanings(meaning)
  const answers = [...shown, ...accept]
  for (const answer of listContradicted(answers, refuse)) {
    report(['refuse'], `"${answer}" is accepted and refused`)
  }
  for (const answer of answers) {
    const foreign = measure || country ? undefined : findForeignSense(answer)
    if (foreign !== undefined) report(['accept'], `"${answer}": no ${foreign} without saying so`)
  }
  for (const answer of accept) {
    if (shown.includes(answer)) report(['accept'], `"${answer}" is shown already`)
  }
}

/** What is told to a class; a kanji itself may mean what is sad. */
function checkWording(entry: EditionKanji, report: Report): void {
  const { story, sound, why, note = '', apart = {}, meaning, accept } = entry
  const told = { story, sound, why, note, apart: Object.values(apart).join(' ') }
  for (const [field, text] of Object.entries(told)) {
    const unwanted = findUnwantedWord(text)
    if (unwanted !== undefined) report([field], `"${unwanted}" does not belong in a lesson`)
  }
  const vulgar = findVulgarWord([meaning, ...accept].join(' '))
  if (vulgar !== undefined) report(['accept'], `"${vulgar}" does not belong in a lesson`)
}

function checkStory(
  { kanji, meaning, story, sound }: EditionKanji,
  facts: CourseFacts,
  report: Report,
) {
  const parts = facts.parts.get(kanji) ?? []
  const named = listNamedParts(story).map(({ literal }) => literal)
  for (const part of parts) {
    if (!named.includes(part)) report(['story'], `does not name {${part}}`)
  }
  for (const part of named) {
    if (!parts.includes(part)) report(['story'], `{${part}} is no part of ${kanji}`)
  }
  const [main = meaning] = splitMeanings(meaning)
  if (!saysMeaning(listEmphasised(story), meaning)) report(['story'], `does not say **${main}**`)
  if (countSentences(story) > mostSentences) {
    report(['story'], `has more than ${mostSentences} sentences`)
  }
  for (const { literal } of listNamedParts(sound)) {
    if (!facts.levelOfKanji.has(literal) && !isComponent(literal, facts)) {
      report(['sound'], `{${literal}} is not in the course`)
    }
  }
}

function checkReading(
  { kanji, reading, word, reason, later, family }: EditionKanji,
  { level, facts, report }: { level: EditionLevel; facts: CourseFacts; report: Report },
) {
  const readings = facts.readings.get(kanji) ?? []
  if (!readings.some((each) => each.replaceAll('-', '') === reading)) {
    report(['reading'], `${reading} is none of ${readings.join(' ')}`)
  }
  // Where no word shows the reading yet, the one that will is worth naming.
  if (word !== null && Object.hasOwn(later, reading)) {
    report(['later'], `${reading} is the reading that is taught here`)
  }
  for (const [other, shows] of Object.entries(later)) {
    if (!shows.includes(kanji)) report(['later'], `${shows} is not written with ${kanji}`)
    if (/[\s,:;、]/.test(other + shows)) report(['later'], `"${other}: ${shows}" is more than one`)
  }
  if (family?.kin.includes(kanji)) report(['family'], `${kanji} is no kin of its own`)
  if (word === null) {
    if (reason === undefined) report(['word'], 'no word needs a reason')
  } else {
    const found = level.words.find((each) => each.word === word)
    if (found === undefined) report(['word'], `${word} is no word of this file`)
    else if (!word.includes(kanji)) report(['word'], `${word} is not written with ${kanji}`)
    else if (!isReadSo(found.reading, reading)) {
      report(['word'], `${word} ${found.reading} does not show ${reading}`)
    }
  }
  for (const literal of family === undefined ? [] : [kanji, ...family.kin]) {
    const known = facts.readings.get(literal)?.map(toHiragana) ?? []
    if (!known.includes(toHiragana(family?.reading ?? ''))) {
      report(['family'], `${literal} is not read ${family?.reading ?? ''}`)
    }
  }
}

/** Whether a word's reading holds a kanji's, voiced or geminated as it may be: ガク in がっこう. */
function isReadSo(wordReading: string, kanjiReading: string): boolean {
  const plain = (text: string) =>
    toHiragana(text)
      .normalize('NFD')
      .replaceAll(/[\u3099\u309a]/gu, '')
  const stem = plain(splitOkurigana(kanjiReading).stem)
  const whole = plain(wordReading)
  return whole.includes(stem) || whole.includes(`${stem.slice(0, -1)}っ`)
}

function isComponent(literal: string, { components }: CourseFacts): boolean {
  return [...components.values()].some((literals) => literals.includes(literal))
}
