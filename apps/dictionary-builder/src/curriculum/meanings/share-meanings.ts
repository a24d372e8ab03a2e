import { toEnglishRoot } from '@kotonoha/dictionary-db/search-index/text/english-root'
import { toVerbKey } from '@kotonoha/study/block-lists/build-block-list'
import type { SubjectDraft } from '../../drafts/subject-draft'

/** The kanji alone, or with kana around it: 見, 見る, お母さん. */
const oneKanji = /^[\p{Script=Hiragana}]*(\p{Script=Han})[\p{Script=Hiragana}]*$/u

/**
 * The subjects with what a kanji and its words lend each other, after their own meanings: 見 may be
 * answered as 見る is. A word with kana lends to a kanji of its own level or above only, for earlier
 * nobody knows it, and of the core only: the meanings of other words nobody has read, and 小 is also a
 * child's word for "piss". What another word of the kanji means, of whatever level, is not lent to a
 * word: 起こす is not "to get up", as 起きる is. A word with kana is lent only what its source speaks of:
 * 明 is "tomorrow" too, 明らか never, and 謝る is no "thank you".
 */
export function shareMeanings(subjects: readonly SubjectDraft[]): SubjectDraft[] {
  const kanji = new Map(
    subjects.filter(({ kind }) => kind === 'kanji').map((each) => [each.literal, each]),
  )
  const wordsOf = new Map<string, { known: SubjectDraft[]; all: SubjectDraft[] }>()
  for (const word of subjects) {
    const literal = word.kind === 'word' ? oneKanji.exec(word.literal)?.[1] : undefined
    const owner = literal === undefined ? undefined : kanji.get(literal)
    if (owner === undefined) continue
    const words = wordsOf.get(owner.literal) ?? { known: [], all: [] }
    wordsOf.set(owner.literal, words)
    words.all.push(word)
    if (word.literal === owner.literal || word.level <= owner.level) words.known.push(word)
  }
  const lent = new Map<SubjectDraft, readonly string[]>()
  for (const [literal, words] of wordsOf) {
    const owner = kanji.get(literal)
    if (owner === undefined) continue
    lent.set(
      owner,
      words.known.flatMap(({ isCore, commonMeanings }) => (isCore ? commonMeanings : [])),
    )
    for (const word of words.known) lent.set(word, listLentByKanji(owner, word, words.all))
  }
  return subjects.map((each) => withMeanings(each, lent.get(each) ?? []))
}

function listLentByKanji(
  kanji: SubjectDraft,
  word: SubjectDraft,
  words: readonly SubjectDraft[],
): string[] {
  const ofOthers = new Set(
    words.filter((each) => each !== word).flatMap(({ meanings }) => meanings.map(toVerbKey)),
  )
  const lent = kanji.commonMeanings.filter((meaning) => !ofOthers.has(toVerbKey(meaning)))
  if (word.literal === kanji.literal) return lent
  const said = new Set([...word.meanings, ...word.glosses].flatMap(listRoots))
  return lent.filter((meaning) => listRoots(meaning).some((root) => said.has(root)))
}

/** Words that say nothing of what is meant. */
const littleWords = new Set(
  (
    'to a an the of in on at by for with as from into up out off down not no without one ones ' +
    'be being is are do does make making get getting become becoming have having take taking ' +
    'go going come thing things something someone oneself way'
  ).split(' '),
)

/** The roots of the words that say what is meant. */
function listRoots(meaning: string): string[] {
  const words = meaning.toLowerCase().match(/[a-z]+/gu) ?? []
  return words
    .filter((word) => !littleWords.has(word))
    .map((word) => toEnglishRoot(word, () => true))
}

function withMeanings(subject: SubjectDraft, lent: readonly string[]): SubjectDraft {
  const known = new Set(subject.meanings.map(toVerbKey))
  const added = lent.filter((meaning) => {
    const key = toVerbKey(meaning)
    return !known.has(key) && known.add(key)
  })
  return added.length === 0 ? subject : { ...subject, meanings: [...subject.meanings, ...added] }
}
