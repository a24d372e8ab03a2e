import { expect, test } from 'vitest'
import { toHiragana, toKatakana } from './hiragana-katakana'
import { expandIterationMarks } from './iteration-marks'
import { looseKanaKey, normalizeKana, shortKanaKey, spokenKanaKey } from './normalize-kana'
import { hasKanji, isHiragana, isJapanese, isKana, isKanji, isKatakana } from './script'
import { foldWidth } from './width'

test.each([
  ['食', 'isKanji', 'the common block'],
  ['㐂', 'isKanji', 'extension A'],
  ['𠮟', 'isKanji', 'extension B, two UTF-16 units'],
  ['\ufa19', 'isKanji', 'a compatibility kanji'],
  ['々', 'isKanji', 'the repeat mark stands for a kanji'],
  ['〆', 'isKanji', '〆 is written among kanji'],
  ['〇', 'isKanji', 'so is the zero'],
  ['ひらがな', 'isHiragana', 'hiragana'],
  ['らーめん', 'isHiragana', 'ー belongs to both kana'],
  ['カタカナ', 'isKatakana', 'katakana'],
  ['ｶﾀｶﾅ', 'isKatakana', 'half width'],
  ['ヽ', 'isKatakana', 'the katakana repeat mark'],
  ['ゝ', 'isHiragana', 'the hiragana repeat mark'],
])('%s: %s says yes: %s', (text, name) => {
  const checks = { isKanji, isHiragana, isKatakana }
  const passed = Object.entries(checks).filter(([, check]) => check(text))
  expect(passed.map(([each]) => each)).toEqual([name])
})

test.each([
  ['食べる', false, true, true, 'mixed writing is no kana'],
  ['たべる', true, false, true, 'kana has no kanji'],
  ['tabe', false, false, false, 'Latin is none of these'],
  ['', false, false, false, 'nothing is nothing'],
  ['今日、', false, true, true, 'punctuation is Japanese too'],
])('%s: kana %s, with kanji %s, Japanese %s: %s', (text, kana, kanji, japanese) => {
  expect([isKana(text), hasKanji(text), isJapanese(text)]).toEqual([kana, kanji, japanese])
})

test.each([
  ['ｶﾞｯｺｳ', 'ガッコウ', 'voicing marks join their kana'],
  ['ﾊﾟｰﾃｨｰ', 'パーティー', 'and half voicing marks'],
  ['ＡＢＣ１２３', 'ABC123', 'full-width Latin and digits'],
  ['か\u3099っこう', 'がっこう', 'a combining mark'],
  ['＊？', '*?', 'wildcards of a Japanese keyboard'],
  ['食\u3000べる', '食 べる', 'the wide space'],
  ['\ufa19', '\ufa19', 'a compatibility kanji stays itself'],
])('%s is folded to %s: %s', (text, folded) => {
  expect(foldWidth(text)).toBe(folded)
})

test('the two kana are converted letter for letter', () => {
  expect(toHiragana('ヴァイオリンとケーキ')).toBe('ゔぁいおりんとけーき')
  expect(toKatakana('ゔぁいおりんとけーき')).toBe('ヴァイオリントケーキ')
})

test.each([
  ['人々', '人人', '々 repeats a kanji'],
  ['こゝろ', 'こころ', 'ゝ repeats a kana'],
  ['いすゞ', 'いすず', 'ゞ repeats it voiced'],
  ['がゝ', 'がか', 'ゝ repeats it unvoiced'],
  ['バヽ', 'バハ', 'so does ヽ in katakana'],
  ['ハヾ', 'ハバ', 'and ヾ voices it'],
  ['々', '々', 'a mark with nothing before it stays'],
  ['の々', 'の々', '々 does not repeat kana'],
])('%s is written out as %s: %s', (text, expanded) => {
  expect(expandIterationMarks(text)).toBe(expanded)
})

test.each<[string, 'keep' | 'resolve', string, string]>([
  ['コーヒー', 'keep', 'こーひー', 'ー is kept unless asked otherwise'],
  ['コーヒー', 'resolve', 'こおひい', 'ー is the vowel before it'],
  ['キー', 'resolve', 'きい', 'い for the い column'],
  ['シャー', 'resolve', 'しゃあ', 'the vowel of a small kana counts'],
  ['らーーめん', 'resolve', 'らああめん', 'twice ー is twice the vowel'],
  ['ーあ', 'resolve', 'ーあ', 'with nothing before it, it stays'],
  ['んー', 'resolve', 'んー', 'ん has no vowel'],
  ['ら〜めん', 'keep', 'らーめん', 'a wave dash is typed for ー'],
  ['ﾀﾍﾞﾙ', 'keep', 'たべる', 'half width is folded first'],
  ['食ベル', 'keep', '食べる', 'kanji stay'],
])('%s (%s) is keyed as %s: %s', (text, longVowel, key) => {
  expect(normalizeKana(text, longVowel)).toBe(key)
})

test.each([
  ['びょういん', 'びよういん', 'small and large kana'],
  ['おばさん', 'おばあさん', 'short and long vowel'],
  ['きて', 'きって', 'with and without っ'],
  ['とうきょう', 'ときょ', 'おう is a long お'],
  ['せんせい', 'せんせえ', 'えい is a long え'],
  ['つづく', 'つずく', 'づ and ず sound alike'],
  ['ビル', 'ビール', 'ー is a long vowel'],
])('%s and %s are near matches: %s', (one, other) => {
  expect(looseKanaKey(one)).toBe(looseKanaKey(other))
})

test('words that sound apart keep apart', () => {
  const keys = ['かき', 'かぎ', 'さき', 'あい', 'うえ', 'おい'].map(looseKanaKey)
  expect(new Set(keys).size).toBe(6)
})

test.each([
  ['ほうそう', 'ほそ', 'both vowels short'],
  ['がっこう', 'がっこ', 'but っ stays'],
  ['びょういん', 'びょいん', 'and ょ stays small'],
])('%s with short vowels is %s: %s', (reading, short) => {
  expect(shortKanaKey(reading)).toBe(short)
})

test.each([
  ['せんそう', 'せんそー', 'the mark for う'],
  ['せんせい', 'せんせえ', 'as one hears it'],
  ['こおり', 'こうり', 'おお and おう'],
])('%s and %s sound the same: %s', (one, other) => {
  expect(spokenKanaKey(one)).toBe(spokenKanaKey(other))
})

test('a long vowel does not sound like a short one', () => {
  expect(spokenKanaKey('ほうどう')).not.toBe(spokenKanaKey('ほど'))
})
