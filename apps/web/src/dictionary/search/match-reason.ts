import { normalizeKana } from '@kotonoha/japanese/kana/normalize-kana'
import type { QueryUnderstanding, SearchItem, WordItem } from './search-answer'

/** How a matched word comes to be in the list, as a learner would say it; undefined when plain. */
export function describeMatch(
  item: SearchItem,
  understanding: QueryUnderstanding,
): string | undefined {
  switch (item.match.how) {
    case 'inflected': {
      const { inflections } = item.match
      if (item.kind !== 'word' || inflections.length === 0) return undefined
      // Who types たべ has not finished: that this is a stem of 食べる helps nobody.
      if (inflections.join() === 'stem') return undefined
      const surface = understanding.inflections.find(
        ({ dictionaryForm, steps }) =>
          (dictionaryForm === item.text || dictionaryForm === item.reading) &&
          steps.join() === inflections.join(),
      )?.surface
      return describeInflection({
        surface: surface ?? understanding.normalized,
        dictionaryForm: item.text,
        steps: inflections,
      })
    }
    case 'gloss':
    case 'contained':
      return describeSense(item)
    case 'set-phrase':
      return `said where English says “${understanding.normalized}”`
    case 'exact':
      return describeVariant(item, understanding)
    case 'prefix':
    case 'wildcard':
    case 'filter':
    // The sentence itself stands above the list, cut into these words, …
    case 'part-of-sentence':
    // … and words of a phrase stand under the part that they are for.
    case 'part-of-phrase':
      return undefined
  }
}

/** A later sense is told, so that nobody takes it for the word's main one. */
function describeSense({ match: { sense } }: SearchItem): string | undefined {
  return sense === null || sense.number === 1 ? undefined : `sense ${sense.number} of ${sense.of}`
}

/** 喰べる finds 食べる: the word is shown as it is mostly written. */
function describeVariant(
  item: SearchItem,
  { interpretations, readAs }: QueryUnderstanding,
): string | undefined {
  const { interpretation } = item.match
  const query = interpretation === null ? undefined : interpretations[interpretation]
  if (item.kind !== 'word' || query?.language !== 'japanese') return undefined
  // 本 beside 一本 and 三 of 三匹 are no other writing of them.
  if (query.text.length > item.text.length && query.text.includes(item.text)) {
    return item.match.sense === null ? undefined : `counts in ${query.text}`
  }
  // Nor are 二 and 二十 of 2026年11月28日: of a date in digits they are a part.
  if (numeral.test(item.text) && !numeral.test(query.text)) return undefined
  const isOtherForm = /\p{sc=Han}/u.test(query.text) && !isSameWriting(query.text, item.text)
  // 会しゃ is 会社 half converted, and 始る at most a piece of 始末をつける.
  if (!isOtherForm || isHalfInKana(query.text, item.furigana)) return undefined
  if (hasMoreKanji(item.text, query.text)) return undefined
  return readAs?.because === 'old-characters' && readAs.text === item.text
    ? `written ${query.text} in old forms`
    : `also written ${query.text}`
}

/** Has the word all kanji and digits of the text, and more kanji? */
function hasMoreKanji(word: string, text: string): boolean {
  const typed = text.match(kanjiOrDigit) ?? []
  const isAllThere = typed.every((each) => word.includes(each))
  return isAllThere && (word.match(kanjiOrDigit) ?? []).length > typed.length
}

const kanjiOrDigit = /[\p{sc=Han}\d]/gu
const numeral = /^[\d〇零一二三四五六七八九十百千万億兆]+$/u

/** Is the text the word's own kanji, some of them as they are read? */
function isHalfInKana(text: string, [part, ...others]: WordItem['furigana']): boolean {
  if (part === undefined) return text === ''
  return [part.text, part.ruby].some(
    (way) =>
      way !== undefined && text.startsWith(way) && isHalfInKana(text.slice(way.length), others),
  )
}

/** Width, kana and iteration marks make no other form of a word. */
function isSameWriting(a: string, b: string): boolean {
  const key = (text: string) => normalizeKana(text.normalize('NFKC').toLowerCase(), 'resolve')
  return key(a) === key(b)
}

/** `食べさせられた → causative-passive, past of 食べる`: the steps lead from the dictionary form. */
export function describeInflection({
  surface,
  dictionaryForm,
  steps,
}: {
  surface: string
  dictionaryForm: string
  steps: readonly string[]
}): string {
  return `${surface} → ${describeSteps(steps)} of ${dictionaryForm}`
}

/** Steps that say little by their name alone. */
const plainSteps: Readonly<Record<string, string>> = {
  completely: 'ended up doing (てしまう)',
  must: 'must (なければならない)',
}

export function describeSteps(steps: readonly string[]): string {
  return steps.map((step) => plainSteps[step] ?? step).join(', ')
}
