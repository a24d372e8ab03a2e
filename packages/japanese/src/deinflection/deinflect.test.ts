import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deinflect } from './deinflect'

test.each([
  ['食べさせられたくなかった', '食べる', 'v1', 'causative-passive, desiderative, negative, past'],
  ['行かせていただきました', '行く', 'v5k-s', 'causative, have someone do, polite, past'],
  ['書いてしまった', '書く', 'v5k', 'completely, past'],
  ['読んじゃった', '読む', 'v5m', 'completely, past'],
  ['食べちゃいました', '食べる', 'v1', 'completely, polite, past'],
  ['見てる', '見る', 'v1', 'progressive'],
  ['見ていなかった', '見る', 'v1', 'progressive, negative, past'],
  ['しておく', 'する', 'vs-i', 'in advance'],
  ['買っといた', '買う', 'v5u', 'in advance, past'],
  ['読んどく', '読む', 'v5m', 'in advance'],
  ['やってみたかった', 'やる', 'v5r', 'try, desiderative, past'],
  ['書いてある', '書く', 'v5k', 'resulting state'],
  ['帰ってきた', '帰る', 'v5r', 'towards or until now, past'],
  ['生きていく', '生きる', 'v1', 'away or onwards'],
  ['教えてくれた', '教える', 'v1', 'done for me, past'],
  ['教えてください', '教える', 'v1', 'request'],
  ['直してもらえない', '直す', 'v5s', 'have someone do, potential, negative'],
  ['来てほしかった', '来る', 'vk', 'want someone to, past'],
  ['食べなきゃ', '食べる', 'v1', 'must'],
  ['行かなくちゃ', '行く', 'v5k-s', 'must'],
  ['行かなくっちゃ', '行く', 'v5k-s', 'must'],
  ['行かなければなりませんでした', '行く', 'v5k-s', 'must, polite, past'],
  ['しなければならなかった', 'する', 'vs-i', 'must, past'],
  ['言わねばならない', '言う', 'v5u', 'must'],
  ['食べりゃ', '食べる', 'v1', 'provisional'],
  ['行きゃ', '行く', 'v5k-s', 'provisional'],
  ['行きゃあ', '行く', 'v5k-s', 'provisional'],
  ['知らねえ', '知る', 'v5r', 'negative'],
  ['わかんない', 'わかる', 'v5r', 'negative'],
  ['行かん', '行く', 'v5k-s', 'negative'],
  ['食べるんだ', '食べる', 'v1', 'explanatory'],
  ['話せるようになる', '話す', 'v5s', 'potential, come to'],
  ['行かないようになった', '行く', 'v5k-s', 'negative, come to, past'],
  ['食べたんです', '食べる', 'v1', 'past, explanatory'],
  ['食べすぎた', '食べる', 'v1', 'excess, past'],
  ['高すぎる', '高い', 'adj-i', 'excess'],
  ['静かすぎる', '静か', 'adj-na', 'excess'],
  ['降りそうだった', '降る', 'v5r', 'appearance, past'],
  ['おいしそうな', 'おいしい', 'adj-i', 'appearance, attributive'],
  ['よさそう', 'いい', 'adj-ix', 'appearance'],
  ['なさそう', 'ない', 'adj-i', 'appearance'],
  ['嬉しがった', '嬉しい', 'adj-i', 'shows signs of, past'],
  ['高さ', '高い', 'adj-i', 'noun'],
  ['高かろう', '高い', 'adj-i', 'presumptive'],
  ['高くありませんでした', '高い', 'adj-i', 'negative, polite, past'],
  ['食べられる', '食べる', 'v1', 'potential or passive'],
  ['食べれない', '食べる', 'v1', 'potential, negative'],
  ['飲まされた', '飲む', 'v5m', 'causative-passive, past'],
  ['食べろ', '食べる', 'v1', 'imperative'],
  ['食べなさい', '食べる', 'v1', 'imperative'],
  ['行くな', '行く', 'v5k-s', 'prohibitive'],
  ['行こう', '行く', 'v5k-s', 'volitional'],
  ['行きましょう', '行く', 'v5k-s', 'polite, volitional'],
  ['ございました', 'ございます', 'aux-v', 'past'],
  ['ございませんでした', 'ございます', 'aux-v', 'negative, past'],
  ['ございましたら', 'ございます', 'aux-v', 'conditional'],
  ['腐りかけている', '腐る', 'v5r', 'about to, progressive'],
  ['走りまくった', '走る', 'v5r', 'without end, past'],
  ['起こりうる', '起こる', 'v5r', 'possible'],
  ['答えかねます', '答える', 'v1', 'unable to, polite'],
  ['言いかねない', '言う', 'v5u', 'may well'],
  ['行くまい', '行く', 'v5k-s', 'negative volitional'],
  ['食べたり', '食べる', 'v1', 'representative'],
  ['食べながら', '食べる', 'v1', 'while'],
  ['泣きつつ', '泣く', 'v5k', 'while'],
  ['食べず', '食べる', 'v1', 'without'],
  ['せずに', 'する', 'vs-i', 'without'],
  ['食べに', '食べる', 'v1', 'purpose'],
  ['読みやすかった', '読む', 'v5m', 'easy to, past'],
  ['勉強しました', '勉強', 'vs', 'polite, past'],
  ['勉強できない', '勉強', 'vs', 'potential, negative'],
  ['静かじゃなかった', '静か', 'adj-na', 'negative, past'],
  ['学生でした', '学生', 'n', 'polite, past'],
  ['お待ちください', '待つ', 'v5t', 'request'],
  ['お送りします', '送る', 'v5r', 'humble, polite'],
  ['お読みになりました', '読む', 'v5m', 'respectful, polite, past'],
  ['寒っ', '寒い', 'adj-i', 'exclamation'],
  ['しちゃだめ', 'する', 'vs-i', 'must not'],
  ['行ってはいけない', '行く', 'v5k-s', 'must not'],
  ['読んじゃいけません', '読む', 'v5m', 'must not, polite'],
  ['元気でいたい', '元気', 'adj-na', 'progressive, desiderative'],
  ['子供でも', '子供', 'n', 'even if'],
  ['来なかった', '来る', 'vk', 'negative, past'],
  ['こなかった', 'くる', 'vk', 'negative, past'],
  ['いらっしゃいます', 'いらっしゃる', 'v5aru', 'polite'],
  ['ください', 'くださる', 'v5aru', 'imperative'],
  ['くださりたかった', 'くださる', 'v5aru', 'desiderative, past'],
  ['なさりながら', 'なさる', 'v5aru', 'while'],
  ['問うて', '問う', 'v5u-s', 'te-form'],
  ['論じた', '論ずる', 'vz', 'past'],
  ['愛さない', '愛する', 'vs-s', 'negative'],
  ['なかった', 'ある', 'v5r-i', 'negative, past'],
  ['タベタ', 'たべる', 'v1', 'past'],
])('%s leads to %s (%s) by: %s', (surface, word, partOfSpeech, steps) => {
  const chains = deinflect(surface)
    .filter((each) => each.text === word && each.partsOfSpeech.includes(partOfSpeech))
    .map((each) => each.steps.join(', '))
  expect(chains).toContain(steps)
})

test.each([
  ['書いた', '書く', 'v5g', 'いた of a verb in ぐ would be いだ'],
  ['行いた', '行く', 'v5k-s', '行く makes 行った'],
  ['食べない', '食べる', 'v5r', 'a godan verb in る makes らない'],
  ['見た', '見る', 'v5r', 'a godan verb in る makes った'],
  ['高かった', '高い', 'v1', 'かった is no ending of verbs'],
  ['見たい', '見る', 'v5r', 'a godan verb in る makes りたい'],
  ['待ちになる', '待つ', 'v5t', 'without お it is no respect'],
  ['どきどき', 'どき', 'n', 'ておく does not follow the で of a noun'],
  ['猫でしまう', '猫', 'n', 'nor does てしまう'],
])('%s does not lead to %s as %s: %s', (surface, word, partOfSpeech) => {
  const wrong = deinflect(surface).filter(
    (each) => each.text === word && each.partsOfSpeech.includes(partOfSpeech),
  )
  expect(wrong).toEqual([])
})

test('a dictionary form is not its own inflection', () => {
  expect(deinflect('食べる').some((each) => each.text === '食べる')).toBe(false)
})

test.each([
  ['やめろ', 'やむ', 'nobody is told to be able'],
  ['おいてください', 'いる', 'お stands before the stem of the verb itself'],
])('%s is no form of %s: %s', (form, word) => {
  expect(deinflect(form).some(({ text }) => text === word)).toBe(false)
})

test('a sentence is left to be cut first', () => {
  expect(deinflect('食べた'.repeat(20))).toEqual([])
})

test('no text, however odd, errs or explodes into candidates', () => {
  const kana = fc.string({
    maxLength: 40,
    unit: fc.constantFrom(...'てでいるたなかっさせられくしまうちゃじそすぎよ食来為 ー𠮟'),
  })
  fc.assert(
    fc.property(fc.oneof(kana, fc.string({ unit: 'grapheme', maxLength: 60 })), (text) => {
      expect(deinflect(text).length).toBeLessThan(400)
    }),
    { numRuns: 300 },
  )
})
