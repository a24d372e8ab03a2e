import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kanaBySyllable } from './romaji-syllables'
import { toKanaPrefixes, toKanaReadings } from './romaji-to-kana'
import { toHepburn } from './to-romaji'

test.each([
  ['si', 'し', 'Kunrei-shiki'],
  ['ti', 'ち', 'Kunrei-shiki'],
  ['tu', 'つ', 'Kunrei-shiki'],
  ['hu', 'ふ', 'Kunrei-shiki'],
  ['zi', 'じ', 'Kunrei-shiki'],
  ['sya', 'しゃ', 'Kunrei-shiki'],
  ['tya', 'ちゃ', 'Kunrei-shiki'],
  ['zyo', 'じょ', 'Kunrei-shiki'],
  ['di', 'ぢ', 'Nihon-shiki'],
  ['du', 'づ', 'Nihon-shiki'],
  ['dya', 'ぢゃ', 'Nihon-shiki'],
  ['kwa', 'くゎ', 'Nihon-shiki'],
  ['wo', 'を', 'Nihon-shiki and input methods'],
  ['shi', 'し', 'Hepburn'],
  ['chi', 'ち', 'Hepburn'],
  ['tsu', 'つ', 'Hepburn'],
  ['fu', 'ふ', 'Hepburn'],
  ['ja', 'じゃ', 'Hepburn'],
  ['cha', 'ちゃ', 'Hepburn'],
  ['sho', 'しょ', 'Hepburn'],
  ['xtu', 'っ', 'an input method’s small kana'],
  ['ltsu', 'っ', 'another spelling of it'],
  ['xya', 'ゃ', 'a small glide'],
  ['thi', 'てぃ', 'an input method’s ティ'],
  ['dhi', 'でぃ', 'an input method’s ディ'],
  ['twu', 'とぅ', 'an input method’s トゥ'],
  ['vaiorin', 'ゔぁいおりん', 'v of loanwords'],
  ['fairu', 'ふぁいる', 'f of loanwords'],
  ['matcha', 'まっちゃ', 'Hepburn doubles ch as tch'],
  ['maccha', 'まっちゃ', 'others double the c'],
  ['kitte', 'きって', 'a doubled consonant is っ'],
  ['zasshi', 'ざっし', 'ssh'],
  ['mittsu', 'みっつ', 'tts'],
  ['shimbun', 'しんぶん', 'old Hepburn writes m before b'],
  ['sampo', 'さんぽ', 'and before p'],
  ["hon'ya", 'ほんや', 'an apostrophe parts ん from y'],
  ['hon’ya', 'ほんや', 'a curly one as well'],
  ['honnya', 'ほんや', 'nn of an input method'],
  ['konna', 'こんな', 'nn before a vowel is ん and な'],
  ['hon', 'ほん', 'n at the end is ん'],
  ['honn', 'ほん', 'so is nn'],
  ['gak-kou', 'がっこう', 'a hyphen within a doubled consonant'],
  ['mat-cha', 'まっちゃ', 'or within tch'],
  ['shinyou', 'しにょう', 'nyo'],
  ['shinyou', 'しんよう', 'or n-yo'],
  ['kinen', 'きねん', 'ne'],
  ['kinen', 'きんえん', 'or n-e'],
  ['tōkyō', 'とうきょう', 'a macron is おう'],
  ['ōkii', 'おおきい', 'or おお'],
  ['tôkyô', 'とうきょう', 'so is a circumflex'],
  ['toukyou', 'とうきょう', 'spelled out'],
  ['tookyoo', 'とうきょう', 'doubled, as it sounds'],
  ['onēsan', 'おねえさん', 'ē is ええ'],
  ['rāmen', 'らあめん', 'ā, as the resolved ー of ラーメン'],
  ['ko-hi-', 'こーひー', 'a typed hyphen is ー'],
  ['shin-osaka', 'しんおさか', 'but a mere joint after ん'],
  ['satoh', 'さとう', 'oh of passports'],
  ['hanaji', 'はなぢ', 'ji may be ぢ'],
  ['tsuzuku', 'つづく', 'zu may be づ'],
  ['paatii', 'ぱあてぃい', 'ti may be ティ'],
  ['konnichiwa', 'こんにちは', 'the particle は at the end'],
  ['watashi wa', 'わたしは', 'and as a word of its own'],
  ['TOKYO', 'ときょ', 'capitals'],
])('%s may be %s: %s', (romaji, kana) => {
  expect(toKanaReadings(romaji)).toContain(kana)
})

test.each([
  ['shinyou', 'しにょう', 'the longer syllable'],
  ['konna', 'こんな', 'not an input method’s こんあ'],
  ['ji', 'じ', 'not ぢ'],
  ['kinen', 'きねん', 'not きんえん'],
  ['konnichiwa', 'こんにちわ', 'letter for letter, は is the second guess'],
  ['ōkii', 'おうきい', 'おう is the commoner long vowel'],
])('the likeliest reading of %s is %s: %s', (romaji, kana) => {
  expect(toKanaReadings(romaji)[0]).toBe(kana)
})

test.each([
  ['english', 'sh without a vowel'],
  ['thing', 'ng'],
  ['tab', 'a syllable not finished'],
  ['食べる', 'no Latin at all'],
  ['', 'nothing'],
  ['123', 'digits'],
  ['-', 'a hyphen lengthens nothing'],
])('%s is no romaji: %s', (text) => {
  expect(toKanaReadings(text)).toEqual([])
})

test.each([
  ['tab', [{ kana: 'た', next: ['ば', 'び', 'ぶ', 'べ', 'ぼ'] }], 'one of the ば row must follow'],
  ['kitt', [{ kana: 'きっ', next: ['た', 'ち', 'つ', 'て', 'と'] }], 'the っ is certain'],
  ['matc', [{ kana: 'まっ', next: ['ち'] }], 'tc leads to っち only'],
  [
    'kan',
    [
      { kana: 'かん', next: [] },
      { kana: 'か', next: ['な', 'に', 'ぬ', 'ね', 'の'] },
    ],
    'n is ん or the start of な',
  ],
  ['toukyou', [{ kana: 'とうきょう', next: [] }], 'anything may follow a whole word'],
  ['xyz', [], 'no word begins so'],
])('typing %s means %j: %s', (typed, prefixes) => {
  expect(toKanaPrefixes(typed)).toEqual(prefixes)
})

test.each([
  ['とうきょう', 'toukyou', 'long vowels stay as spelled'],
  ['しんよう', "shin'you", 'ん before y is set apart'],
  ['かんい', "kan'i", 'and before a vowel'],
  ['しにょう', 'shinyou', 'unlike にょ'],
  ['まっちゃ', 'matcha', 'っ before ch is t'],
  ['きって', 'kitte', 'otherwise the consonant is doubled'],
  ['ラーメン', 'rāmen', 'ー is a macron'],
  ['ティーシャツ', 'tīshatsu', 'small vowels'],
  ['ぎゅうにゅう', 'gyuunyuu', 'glides'],
  ['ファン', 'fan', 'ファ'],
  ['食べる', '食beru', 'what is no kana stays'],
  ['あっ', 'a', 'a last っ has nothing to double'],
])('%s is %s in Hepburn: %s', (kana, romaji) => {
  expect(toHepburn(kana)).toBe(romaji)
})

test('what Hepburn writes is read back, for any kana word', () => {
  const syllables = [...kanaBySyllable.values()]
    .flatMap(([likeliest]) => likeliest ?? [])
    .filter((kana) => kana.length === 1 && !/[ぁぃぅぇぉゃゅょゎゕゖっゐゑを]/.test(kana))
  const word = fc
    .array(fc.constantFrom(...syllables, 'ん', 'きょ', 'しゃ'), { minLength: 1, maxLength: 7 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(word, (kana) => {
      const readings = toKanaReadings(toHepburn(kana))
      // Of many ambiguous syllables only the likeliest ways are kept.
      expect(readings.length === 16 || readings.includes(kana)).toBe(true)
    }),
  )
})

test('no string, however odd, errs or yields endless readings', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: fc.constantFrom(...'nnoouiy-\u0304 tkzj') }),
      (text) => {
        expect(toKanaReadings(text).length).toBeLessThanOrEqual(16)
        expect(toKanaPrefixes(text).length).toBeLessThanOrEqual(16)
      },
    ),
  )
})
