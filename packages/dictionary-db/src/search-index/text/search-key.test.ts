import { expect, test } from 'vitest'
import { toSearchKey } from './search-key'

test.each([
  ['たべる', 'たべる', 'hiragana is its own key'],
  ['食べる', '食べる', 'kanji stay'],
  ['カメラ', 'かめら', 'katakana is filed as hiragana'],
  ['ｶﾞﾗｽ', 'がらす', 'half width too, with its voicing mark'],
  ['コーヒー', 'こおひい', 'a long mark is the vowel it lengthens'],
  ['らーめん', 'らあめん', 'in hiragana as well'],
  ['ら〜めん', 'らあめん', 'and written as a wave'],
  ['人々', '人人', 'an iteration mark is written out'],
  ['いすゞ', 'いすず', 'with its voicing'],
  ['Ｔシャツ', 'tしゃつ', 'letters lose width and case'],
  ['サッカー・チーム', 'さっかあちいむ', 'separators are dropped'],
  ['e-mail', 'email', 'hyphens too'],
  ['お父さん！', 'お父さん', 'and punctuation'],
  ['・', '・', 'unless nothing else is there'],
  ['々', '々', 'a mark with nothing to repeat stays'],
])('%s is filed under %s: %s', (text, key) => {
  expect(toSearchKey(text)).toBe(key)
})
