import { join } from 'node:path'
import { toSubjectId } from '@kotonoha/study/subject'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkEdition } from './check-edition'
import { createLessonFinder } from './draft-lessons'
import { Edition } from './edition'
import { editionLevel } from './edition-level'
import { formatEditionProblem } from './format-edition-problem'
import { parseEditionLevel } from './parse-edition-level'
import { editionFolder } from './read-edition'
import type { CourseFacts } from './rules/course-facts'
import { toLessonText } from './to-lesson-text'
import { listWrittenMeanings } from './written-meanings'

const written = `
level: 1
components: []
kanji:
  - kanji: 明
    meaning: bright
    accept: [light]
    refuse: {day: 日 – that one is alone}
    reading: あか.るい
    word: 明るい
    why: said every day
    later: {メイ: 説明}
    story: The {日} and the {月} meet, and the sky is **bright**.
    sound: あか is the red of 赤い.
words:
  - word: 明るい
    id: 1
    reading: あかるい
    meaning: bright
    accept: []
    sentence: 明るいね。
    english: It's bright.
`

const facts: CourseFacts = {
  levelOfKanji: new Map([
    ['明', 1],
    ['説', 14],
  ]),
  components: new Map(),
  parts: new Map([['明', ['日', '月']]]),
  readings: new Map([['明', ['メイ', 'あか.るい']]]),
  listSpellings: (id) => (id === 1 ? [{ text: '明るい', reading: 'あかるい' }] : []),
  listUnknown: (sentence) => (sentence.includes('明明明') ? ['明明明'] : []),
  listWords: (sentence) =>
    sentence
      .split(/[、。ね]/)
      .filter((text) => text !== '')
      .map((text) => ({ text, id: text === '明るい' ? 1 : 0, isEveryday: text !== 'めずらか' })),
}

/** What is found, without the remark that one word is too few for a level. */
function listProblems(source: string): string[] {
  const parsed = parseEditionLevel('level-01.yaml', source)
  if (parsed.kind === 'broken') return parsed.problems.map(formatEditionProblem)
  const { level, findLine } = parsed
  const read = {
    edition: new Edition([level], ''),
    files: new Map([[1, { file: 'level-01.yaml', findLine }]]),
    problems: [],
  }
  return checkEdition(read, facts)
    .map(formatEditionProblem)
    .filter((problem) => !problem.endsWith('1 words'))
}

describe('a file of the edition', () => {
  test('that holds to the rules has nothing to mend', () => {
    expect(listProblems(written)).toEqual([])
  })

  test.each([
    ['an unknown field', 'why:', 'reason_why:', 'level-01.yaml:5 kanji.0: Unrecognized key'],
    ['broken YAML', '[light]', '[light', 'level-01.yaml:'],
    ['a sentence of no words', '明るいね', '明るい、明明明', 'sentence: 明明明 is no word'],
    ['a story without a part', '{月}', 'moon', 'kanji.0.story: does not name {月}'],
    ['a part that is not there', '{月}', '{月} over {木}', '{木} is no part of 明'],
    ['a story without the meaning', '**bright**', '**red**', 'does not say **bright**'],
    ['an answer both right and wrong', 'day: 日', 'light: 日', '"light" is accepted and refused'],
    ['the same in another form', 'day: 日', 'the light: 日', '"light" is accepted and refused'],
    ['a third sentence', 'The {日}', 'Night ends. Look. The {日}', 'more than 2 sentences'],
    [
      'a word for no class in a remark',
      'said every day',
      'an idiot asks',
      '"idiot" does not belong',
    ],
    ['a vulgar answer', '[light]', '[whore]', '"whore" does not belong'],
    ['a country', '[light]', '[Spain]', '"Spain": no country'],
    ['a reading that no source has', 'あか.るい', 'あか', 'あか is none of メイ あか.るい'],
    ['a word that is read otherwise', 'reading: あか.るい', 'reading: メイ', 'does not show メイ'],
    [
      'the taught reading once more',
      '{メイ: 説明}',
      '{あか.るい: 説明}',
      'kanji.0.later: あか.るい is',
    ],
    ['another word for a reading', '説明}', '説得}', 'later: 説得 is not written with 明'],
    ['two readings as one', '説明}', '"説明, ミョウ: 光明"}', 'ミョウ: 光明" is more than one'],
    [
      'a kanji as its own kin',
      '\nwords:',
      '\n    family: {part: 月, reading: メイ, kin: [明]}\nwords:',
      'family: 明 is no kin of its own',
    ],
    ['a word of another number', 'id: 1', 'id: 2', '2 is no word that can be taught'],
    ['a kanji that comes later', '明るいね', '明るい説ね', '説 is not taught by level 1'],
    ['a word not taught', '明るいね', '明るい、不明ね', '不明 is not taught by level 1'],
    ['a rare word in kana', '明るいね', '明るい、めずらかね', 'めずらか is not taught by level 1'],
    ['a sentence without its word', '明るいね', 'あかるいね', 'does not hold 明るい'],
    ['a word for no class', 'The {日}', 'A naked {日}', '"naked" does not belong'],
  ])('with %s is told with its place', (_, from, to, message) => {
    expect(listProblems(written.replace(from, to)).join('\n')).toContain(message)
  })
})

test('words of neighbouring levels are shown apart, by brackets if nothing else', () => {
  const words = (level: number, meaning: string) =>
    written
      .replace('level: 1', `level: ${level}`)
      .replace(/kanji:[\s\S]*words:/, 'kanji: []\nwords:')
      .replace('id: 1', `id: ${level}`)
      .replace('word: 明るい', `word: ${level === 1 ? '明るい' : '明るさ'}`)
      .replace('meaning: bright', `meaning: ${meaning}`)
  const find = (level: number, meaning: string) => {
    const levels = [words(1, 'bright'), words(level, meaning)].map((source) => {
      const parsed = parseEditionLevel('level.yaml', source)
      if (parsed.kind === 'broken') throw new Error(source)
      return parsed.level
    })
    const read = { edition: new Edition(levels, ''), files: new Map(), problems: [] }
    return checkEdition(read, facts).map(({ message }) => message)
  }
  const alike = '明るさ and 明るい (level 1) are both shown as "bright"'
  expect(find(4, 'bright')).toContain(alike)
  expect(find(4, 'bright (of a room)').join()).not.toContain('shown as')
  expect(find(12, 'bright').join()).not.toContain('shown as')
})

test('kanji of neighbouring levels are shown apart, or each refuses the other by name', () => {
  const find = (level: number, meanings: readonly string[], refusals: readonly string[]) => {
    const levels = ['明', '説'].map((literal, place) => {
      const source = written
        .replace('level: 1', `level: ${place === 0 ? 1 : level}`)
        .replace('kanji: 明', `kanji: ${literal}`)
        .replace('meaning: bright', `meaning: ${meanings[place]}`)
        .replace('day: 日 – that one is alone', refusals[place] ?? '')
      const parsed = parseEditionLevel('level.yaml', source)
      if (parsed.kind === 'broken') throw new Error(source)
      return parsed.level
    })
    const read = { edition: new Edition(levels, ''), files: new Map(), problems: [] }
    return checkEdition(read, facts)
      .map(({ message }) => message)
      .filter((message) => message.includes('shown as') && message.includes('refuse'))
  }
  const meanings = ['bright, clear', 'explain, clear']
  const apart = ['explain: 説 – words', 'bright: 明 – the sun']
  expect(find(4, meanings, [])).toEqual([
    '説 and 明 (level 1) are both shown as "clear" and do not refuse each other',
  ])
  expect(find(4, meanings, [apart[0] ?? ''])).toHaveLength(1)
  expect(find(4, meanings, apart)).toEqual([])
  expect(find(12, meanings, [])).toEqual([])
})

test.each([
  ['an everyday word in kana', '明るい、すごくね'],
  ['a piece of grammar', '明るい、よね'],
  ['known kanji in another form', '明るい、明るくね'],
])('a sentence may have %s', (_, sentence) => {
  expect(listProblems(written.replace('明るいね', sentence))).toEqual([])
})

test('a lesson names the right answers that are written besides the one shown', () => {
  const parsed = parseEditionLevel('level-01.yaml', written)
  if (parsed.kind === 'broken') throw new Error('it is written well')
  const findWritten = createLessonFinder(new Edition([parsed.level], ''), {
    nameOf: (literal) => literal,
    isSubject: () => true,
  })
  const alsoOf = (kind: 'kanji' | 'word', literal: string) =>
    findWritten({ kind, literal, displayReading: 'あかるい' }).lesson?.also
  expect([alsoOf('kanji', '明'), alsoOf('word', '明るい')]).toEqual([['light'], undefined])
})

test('a refusal names the kanji that its reason begins with, where the course has it', () => {
  const parsed = parseEditionLevel('level-01.yaml', written)
  if (parsed.kind === 'broken') throw new Error('it is written well')
  const { level } = parsed
  const refuse = (isSubject: boolean) => {
    const course = { nameOf: (literal: string) => literal, isSubject: () => isSubject }
    const asked = { kind: 'kanji' as const, literal: '明', displayReading: null }
    return createLessonFinder(new Edition([level], ''), course)(asked).refused
  }
  const told = { text: 'day', reason: '日 – that one is alone', isByHand: true }
  const subjectId = toSubjectId('kanji', '日'.charCodeAt(0))
  expect(refuse(true)).toEqual([{ ...told, subjectId }])
  expect(refuse(false)).toEqual([{ ...told, subjectId: null }])
})

describe('a text of the edition', () => {
  const nameOf = (literal: string) => ({ 寺: 'temple', 月: 'moon' })[literal] ?? literal

  test('calls parts by their names, with a capital where a sentence begins', () => {
    expect(toLessonText('{寺} bells tell the **time** by the {月}.', nameOf)).toEqual([
      { text: 'Temple', kind: 'part', literal: '寺' },
      { text: ' bells tell the ', kind: 'plain' },
      { text: 'time', kind: 'meaning' },
      { text: ' by the ', kind: 'plain' },
      { text: 'moon', kind: 'part', literal: '月' },
      { text: '.', kind: 'plain' },
    ])
  })

  test('may show another sense of a part, and stress a word', () => {
    expect(toLessonText('all {月=flesh} asks *when*', nameOf)).toEqual([
      { text: 'all ', kind: 'plain' },
      { text: 'flesh', kind: 'part', literal: '月' },
      { text: ' asks ', kind: 'plain' },
      { text: 'when', kind: 'stress' },
    ])
  })
})

test('the schema that editors use is the one that is checked', async () => {
  const schema = `${JSON.stringify(z.toJSONSchema(editionLevel), null, 2)}\n`
  await expect(schema).toMatchFileSnapshot(join(editionFolder, 'level.schema.json'))
})

test('a comma within brackets parts no meaning', () => {
  expect(
    listWrittenMeanings({ meaning: 'to let up (rain, noise), stop', accept: ['end'] }),
  ).toEqual(['to let up (rain, noise), stop', 'to let up (rain, noise)', 'stop', 'end'])
})
