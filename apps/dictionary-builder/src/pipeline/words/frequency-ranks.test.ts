import { describe, expect, test } from 'vitest'
import type { WordDraft } from '../../drafts/word-draft'
import { FrequencyRanks } from './frequency-ranks'
import { buildWord } from './testing/build-entry'

/** Ranks the words by the tokens, and lists their first spellings by rank. */
function rank(words: readonly WordDraft[], tokens: Record<string, number>): string[] {
  const ranks = new FrequencyRanks()
  for (const [token, centibels] of Object.entries(tokens)) ranks.addToken({ token, centibels })
  ranks.rank(words)
  return words
    .filter((word) => word.frequencyRank !== null)
    .sort((a, b) => (a.frequencyRank ?? 0) - (b.frequencyRank ?? 0))
    .map((word) => `${word.spellings[0]?.text} ${word.partsOfSpeech[0]}`)
}

describe('what a token counts for', () => {
  test('inflected pieces count for their verb: 食べ is 食べる, hardly the noun 食べ', () => {
    const words = [
      buildWord(1, ['食べ/たべ'], { isCommon: false }),
      buildWord(2, ['食べる/たべる'], { partsOfSpeech: ['v1'] }),
      buildWord(3, ['飲食/いんしょく']),
    ]
    expect(rank(words, { 食べ: -350, 食べる: -420, 飲食: -400 })).toEqual([
      '食べる v1',
      '飲食 n',
      '食べ n',
    ])
  })

  test('in kana a piece counts only for the word of better standing: それ is not 逸れる', () => {
    const words = [
      buildWord(1, ['それる'], { partsOfSpeech: ['v1'] }),
      buildWord(2, ['それ'], { jlpt: 5, partsOfSpeech: ['pn'] }),
    ]
    expect(rank(words, { それ: -220 })).toEqual(['それ pn'])
  })

  test('pieces of する count for する, though し is a particle as well', () => {
    const words = [
      buildWord(1, ['し'], { partsOfSpeech: ['prt'] }),
      buildWord(2, ['する', '為る/する'], { jlpt: 5, partsOfSpeech: ['vs-i'] }),
    ]
    expect(rank(words, { し: -180, する: -230 })[0]).toBe('する vs-i')
  })

  test('kana say nothing of a word usually written in kanji: はし may be anything', () => {
    const words = [buildWord(1, ['橋/はし']), buildWord(2, ['箸/はし'])]
    expect(rank(words, { はし: -400 })).toEqual([])
  })

  test('kana that two words share count for the one that serves as an auxiliary: いる is 居る', () => {
    const words = [
      buildWord(1, ['いる', '要る/いる'], { newsBand: 12, partsOfSpeech: ['v5r'] }),
      buildWord(2, ['いる', '居る/いる'], { partsOfSpeech: ['v1', 'aux-v'] }),
      buildWord(3, ['水/みず']),
    ]
    expect(rank(words, { いる: -200, 水: -380 })).toEqual(['いる v1', '水 n', 'いる v5r'])
  })

  test('a piece of an auxiliary is none: て is the particle, not てる', () => {
    const words = [
      buildWord(1, ['て'], { partsOfSpeech: ['prt'] }),
      buildWord(2, ['てる'], { partsOfSpeech: ['v1', 'aux-v'] }),
    ]
    expect(rank(words, { て: -150 })).toEqual(['て prt'])
  })

  test('words written alike share the count, the common one first: 生 is なま before うぶ', () => {
    const words = [
      buildWord(1, ['生/うぶ'], { isCommon: false, partsOfSpeech: ['adj-na'] }),
      buildWord(2, ['生/なま'], { partsOfSpeech: ['adj-no'] }),
    ]
    expect(rank(words, { 生: -350 })).toEqual(['生 adj-no', '生 adj-na'])
  })

  test('width and case of a token do not matter: Ｔシャツ is counted as tシャツ', () => {
    expect(rank([buildWord(1, ['Ｔシャツ/ティーシャツ'])], { tシャツ: -450 })).toEqual([
      'Ｔシャツ n',
    ])
  })

  test('a polite お is cut off before counting: お酒 has a part of what 酒 has', () => {
    const words = [buildWord(1, ['お酒/おさけ']), buildWord(2, ['酒/さけ'])]
    expect(rank(words, { 酒: -380 })).toEqual(['酒 n', 'お酒 n'])
  })
})

test('equal counts are ordered by standing and at last by the older entry', () => {
  const words = [
    buildWord(9, ['甲/こう']),
    buildWord(2, ['乙/おつ']),
    buildWord(5, ['丙/へい'], { jlpt: 1 }),
  ]
  expect(rank(words, { 甲: -400, 乙: -400, 丙: -400 })).toEqual(['丙 n', '乙 n', '甲 n'])
})

test('a word that no list knows has no rank', () => {
  const word = buildWord(1, ['稀語/きご'])
  rank([word], { 語: -300 })
  expect(word.frequencyRank).toBeNull()
})
