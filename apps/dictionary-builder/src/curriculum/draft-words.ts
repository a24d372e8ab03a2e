import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { toSubjectId } from '@kotonoha/study/subject'
import type { SubjectDraft } from '../drafts/subject-draft'
import { listWrittenMeanings } from '../edition/written-meanings'
import { toCharacterId } from './draft-kanji'
import { listCommonMeanings, listWordMeanings } from './meanings/word-meanings'
import type { CurriculumPlan } from './plan-curriculum'
import type { WordCandidate } from './words/word-candidates'

const mostSiblings = 8

/** The words of the core and those outside it, by level, the core first, then by value. */
export function draftWords(plan: CurriculumPlan): SubjectDraft[] {
  const byKanji = groupBy(plan.words, toKanjiSequence)
  const byText = groupBy(plan.words, ({ spelling }) => spelling.text)
  return plan.words
    .map((word) => {
      const alike = [
        ...(byText.get(word.spelling.text) ?? []),
        ...(byKanji.get(toKanjiSequence(word)) ?? []),
      ]
      return draftWord(word, alike, findOpposites(word, byText, plan), plan)
    })
    .filter(({ meanings }) => meanings.length > 0)
}

function draftWord(
  candidate: WordCandidate,
  alike: readonly WordCandidate[],
  opposites: readonly WordCandidate[],
  plan: CurriculumPlan,
): SubjectDraft {
  const { word, spelling, kanji } = candidate
  const coreLevel = plan.core.get(candidate)
  const toIds = (words: readonly WordCandidate[]) =>
    [...new Set(words)]
      .filter((each) => each !== candidate)
      .map((each) => toSubjectId('word', each.word.wordId))
  const taught = toHiragana(spelling.reading)
  const written = plan.edition.findWord(spelling.text, spelling.reading)
  const others = [
    ...word.spellings.filter(({ text }) => text === spelling.text).map(({ reading }) => reading),
    ...alike
      .filter((each) => each.spelling.text === spelling.text)
      .map((each) => each.spelling.reading),
    ...listReadingsAlone(candidate, plan),
  ].map(toHiragana)
  return {
    subjectId: toSubjectId('word', word.wordId),
    kind: 'word',
    literal: spelling.text,
    level: coreLevel ?? candidate.level,
    isCore: coreLevel !== undefined,
    jlpt: word.jlpt,
    strokeCount: null,
    wordId: word.wordId,
    spellingId: spelling.spellingId,
    displayReading: spelling.reading,
    meanings: written ? listWrittenMeanings(written.word) : listWordMeanings(word),
    commonMeanings: written ? listWrittenMeanings(written.word) : listCommonMeanings(word),
    glosses: word.senses.flatMap(({ glosses }) => glosses),
    reading: {
      kind: null,
      taught: [taught],
      display: spelling.reading,
      other: [...new Set(others)].filter((reading) => reading !== taught),
    },
    needs: kanji.map((literal) => toCharacterId('kanji', literal)),
    lookAlikes: [],
    siblings: toIds(alike).slice(0, mostSiblings),
    opposites: toIds(opposites),
  }
}

/** How the kanji is read elsewhere, where the word is that kanji and nothing more: 人 is ひと. */
function listReadingsAlone({ spelling }: WordCandidate, plan: CurriculumPlan): string[] {
  const readings = plan.readings.get(spelling.text) ?? []
  return readings.filter(({ okurigana }) => okurigana === '').map(({ stem }) => stem)
}

/** The words in which one kanji is replaced by its opposite: 右手 for 左手. */
function findOpposites(
  { spelling, kanji }: WordCandidate,
  byText: ReadonlyMap<string, readonly WordCandidate[]>,
  plan: CurriculumPlan,
): WordCandidate[] {
  return kanji.flatMap((literal) =>
    (plan.kanji.get(literal)?.antonyms ?? []).flatMap(
      (antonym) => byText.get(spelling.text.replaceAll(literal, antonym)) ?? [],
    ),
  )
}

function toKanjiSequence({ kanji }: WordCandidate): string {
  return kanji.join('')
}

function groupBy(
  words: readonly WordCandidate[],
  toKey: (word: WordCandidate) => string,
): Map<string, WordCandidate[]> {
  const groups = new Map<string, WordCandidate[]>()
  for (const word of words) {
    const key = toKey(word)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [word])
    else group.push(word)
  }
  return groups
}
