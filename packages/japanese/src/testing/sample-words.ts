import type { ConjugationInput } from '../conjugation/conjugate'
import type { RubySegment } from '../ruby'

/** Words of every conjugating class: `furigana class`, with the ruby in brackets after each kanji. */
const sampleWords = `
食[た]べる v1
見[み]る v1
着[き]る v1
寝[ね]る v1
出[で]る v1
できる v1
呉[く]れる v1-s
くれる v1-s
飛[と]ぶ v5b
呼[よ]ぶ v5b
泳[およ]ぐ v5g
急[いそ]ぐ v5g
書[か]く v5k
聞[き]く v5k
行[い]く v5k-s
行[ゆ]く v5k-s
いく v5k-s
持[も]っていく v5k-s
飲[の]む v5m
読[よ]む v5m
死[し]ぬ v5n
往[い]ぬ vn
作[つく]る v5r
帰[かえ]る v5r
有[あ]る v5r-i
ある v5r-i
気[き]がある v5r-i
いらっしゃる v5aru
下[くだ]さる v5aru
仰[おっしゃ]る v5aru
ござる v5aru
為[な]さる v5aru
話[はな]す v5s
貸[か]す v5s
待[ま]つ v5t
立[た]つ v5t
買[か]う v5u
言[い]う v5u
問[と]う v5u-s
請[こ]う v5u-s
得[う]る v2a-s
し得[う]る v2a-s
得[う]る v5uru
来[く]る vk
くる vk
持[も]って来[く]る vk
勉[べん]強[きょう] vs
キス vs
する vs-i
為[す]る vs-i
心[しん]配[ぱい]する vs-i
愛[あい]する vs-s
属[ぞく]する vs-s
察[さっ]する vs-s
達[たっ]する vs-s
愛[あい]す vs-c
論[ろん]ずる vz
信[しん]ずる vz
彩色[さいし]く v4k
黄泉[よみじ]がえる v4r
分[あか]つ v4t
見慣[みな]らす v4s
高[たか]い adj-i
楽[たの]しい adj-i
無[な]い adj-i
少[すく]ない adj-i
勿[もっ]体[たい]ない adj-i
ウザイ adj-i
欲[ほ]しい aux-adj
いい adj-ix
よい adj-ix
良[い]い adj-ix
良[よ]い adj-ix
格[かっ]好[こ]いい adj-ix
静[しず]か adj-na
元[げん]気[き] adj-na
堂[どう]々[どう] adj-t
だ cop
`

/** `食[た]べる` as segments. */
export function parseFurigana(marked: string): RubySegment[] {
  return [...marked.matchAll(/([^ぁ-ゖァ-ヺー[\]]+)\[([^\]]+)\]|([ぁ-ゖァ-ヺー]+)/g)].map(
    ([, text = '', ruby = '', plain]) => (plain === undefined ? { text, ruby } : { text: plain }),
  )
}

export function readSampleWord(line: string): ConjugationInput {
  const [marked = '', partOfSpeech = ''] = line.split(' ')
  const furigana = parseFurigana(marked)
  return {
    text: furigana.map((segment) => segment.text).join(''),
    reading: furigana.map((segment) => segment.ruby ?? segment.text).join(''),
    furigana,
    partOfSpeech,
  }
}

export const sampleInputs: readonly ConjugationInput[] = sampleWords
  .trim()
  .split('\n')
  .map(readSampleWord)
