import type { importItem } from '@kotonoha/contract/kanji/import/import-item'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { normalizeKana } from '@kotonoha/japanese/kana/normalize-kana'
import { isKana } from '@kotonoha/japanese/kana/script'
import type { z } from 'zod'
import type { CurriculumIndex } from '../study/curriculum-index'

export type ImportItem = z.infer<typeof importItem>

/** More readings of one spelling than this are no choice that anybody makes. */
export const mostChoices = 8

interface TextIndex {
  components: ReadonlyMap<string, Subject>
  words: ReadonlyMap<string, readonly Subject[]>
  wordsByReading: ReadonlyMap<string, readonly Subject[]>
  wordsById: ReadonlyMap<number, readonly Subject[]>
}

const indexes = new WeakMap<CurriculumIndex, TextIndex>()

/** What of the curriculum an item of another program may be; the learner's own choice alone. */
export function findSubjects(curriculum: CurriculumIndex, item: ImportItem): readonly Subject[] {
  const { kind, chosen } = item
  if (chosen !== null) {
    const subject = curriculum.byId.get(chosen)
    return subject === undefined ? [] : [subject]
  }
  const text = item.text.normalize('NFKC')
  if (kind === 'component') return toList(getIndex(curriculum).components.get(text))
  if (kind === 'kanji') return toList(curriculum.findKanji(text))
  if (kind === 'word') return findWords(curriculum, { ...item, text })
  // A list of kanji says no more of 日 than a list of words: the kanji is what its lesson teaches.
  const kanji = curriculum.findKanji(text)
  return kanji === undefined ? findWords(curriculum, { ...item, text }) : [kanji]
}

function findWords(
  curriculum: CurriculumIndex,
  { text, readings, wordId }: Pick<ImportItem, 'text' | 'readings' | 'wordId'>,
): readonly Subject[] {
  const index = getIndex(curriculum)
  const byId = wordId === null ? [] : (index.wordsById.get(wordId) ?? [])
  const byText = index.words.get(text) ?? []
  if (byId.length > 0) {
    const sameText = byId.filter(({ literal }) => literal === text)
    return sameText.length > 0 ? sameText : byId.slice(0, 1)
  }
  const found =
    byText.length > 0 || !isKana(text)
      ? byText
      : (index.wordsByReading.get(normalizeKana(text)) ?? [])
  const said = new Set(readings.map((each) => normalizeKana(each.normalize('NFKC'))))
  if (said.size === 0) return found
  return found.filter(({ reading }) => said.has(normalizeKana(reading ?? '')))
}

/**
 * Whether the readings of an item tell of the reading that is asked of a kanji: who learnt ショク
 * of 食 elsewhere has not learnt た.べる.
 */
export function knowsTaughtReading(
  { kind, reading }: Subject,
  readings: readonly string[],
): boolean {
  if (kind !== 'kanji' || readings.length === 0) return true
  const [stem = '', okurigana = ''] = normalizeKana(reading ?? '').split('.')
  const said = new Set(
    readings.map((each) => normalizeKana(each.normalize('NFKC')).replaceAll('.', '')),
  )
  return said.has(stem) || said.has(stem + okurigana)
}

function getIndex(curriculum: CurriculumIndex): TextIndex {
  const known = indexes.get(curriculum)
  if (known !== undefined) return known
  const components = new Map<string, Subject>()
  const words = new Map<string, Subject[]>()
  const wordsByReading = new Map<string, Subject[]>()
  const wordsById = new Map<number, Subject[]>()
  for (const subject of curriculum.subjects) {
    if (subject.kind === 'component') components.set(subject.literal, subject)
    if (subject.kind !== 'word') continue
    addTo(words, subject.literal, subject)
    addTo(wordsByReading, normalizeKana(subject.reading ?? ''), subject)
    if (subject.wordId !== null) addTo(wordsById, subject.wordId, subject)
  }
  const index = { components, words, wordsByReading, wordsById }
  indexes.set(curriculum, index)
  return index
}

function toList(subject: Subject | undefined): readonly Subject[] {
  return subject === undefined ? [] : [subject]
}

function addTo<Key>(groups: Map<Key, Subject[]>, key: Key, subject: Subject): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [subject])
  else group.push(subject)
}
