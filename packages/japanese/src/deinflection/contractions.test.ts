import { describe, expect, test } from 'vitest'
import { deinflect } from './deinflect'

/** Verbs of every kind of te-form, with the stems that the classes below are made on. */
const verbs = [
  { word: '書く', te: '書い', isVoiced: false, negative: '書か', stem: '書き', short: '書こ' },
  { word: '泳ぐ', te: '泳い', isVoiced: true, negative: '泳が', stem: '泳ぎ', short: '泳ご' },
  { word: '話す', te: '話し', isVoiced: false, negative: '話さ', stem: '話し', short: '話そ' },
  { word: '待つ', te: '待っ', isVoiced: false, negative: '待た', stem: '待ち', short: '待と' },
  { word: '死ぬ', te: '死ん', isVoiced: true, negative: '死な', stem: '死に', short: '死の' },
  { word: '遊ぶ', te: '遊ん', isVoiced: true, negative: '遊ば', stem: '遊び', short: '遊ぼ' },
  { word: '読む', te: '読ん', isVoiced: true, negative: '読ま', stem: '読み', short: '読も' },
  { word: '帰る', te: '帰っ', isVoiced: false, negative: '帰ら', stem: '帰り', short: '帰ろ' },
  { word: '洗う', te: '洗っ', isVoiced: false, negative: '洗わ', stem: '洗い', short: '洗お' },
  { word: '食べる', te: '食べ', isVoiced: false, negative: '食べ', stem: '食べ', short: '食べよ' },
  { word: '起きる', te: '起き', isVoiced: false, negative: '起き', stem: '起き', short: '起きよ' },
  { word: 'する', te: 'し', isVoiced: false, negative: 'し', stem: 'し', short: 'しよ' },
  { word: '来る', te: '来', isVoiced: false, negative: '来', stem: '来', short: '来よ' },
] as const

type Verb = (typeof verbs)[number]

function leadsTo(surface: string, word: string): boolean {
  return deinflect(surface).some(({ text }) => text === word)
}

/** With the consonant of て or of で. */
const withTe = (unvoiced: string, voiced: string) => (verb: Verb) =>
  verb.te + (verb.isVoiced ? voiced : unvoiced)

const classes: readonly (readonly [name: string, say: (verb: Verb) => string])[] = [
  ['てしまう is ちゃう', withTe('ちゃう', 'じゃう')],
  ['てしまった is ちゃった', withTe('ちゃった', 'じゃった')],
  ['てしまおう is ちゃおう', withTe('ちゃおう', 'じゃおう')],
  ['てしまう is ちまう', withTe('ちまう', 'じまう')],
  ['ておく is とく', withTe('とく', 'どく')],
  ['ておいて is といて', withTe('といて', 'どいて')],
  ['ておけ is とけ', withTe('とけ', 'どけ')],
  ['ている is てる', withTe('てる', 'でる')],
  ['ていた is てた', withTe('てた', 'でた')],
  ['ているの is てんの', withTe('てんの', 'でんの')],
  ['ているのだ is てんだ', withTe('てんだ', 'でんだ')],
  ['ていない is てねえ', withTe('てねえ', 'でねえ')],
  ['ておる is とる, in the west', withTe('とる', 'どる')],
  ['ておる is とん, in the west', withTe('とん', 'どん')],
  ['ておる is とう, in Kobe and Hakata', withTe('とう', 'どう')],
  ['ておる is ちょる, in Yamaguchi and Ōita', withTe('ちょる', 'じょる')],
  ['ていく is てく', withTe('てく', 'でく')],
  ['てあげる is たげる', withTe('たげる', 'だげる')],
  ['てはいけない is ちゃいけない', withTe('ちゃいけない', 'じゃいけない')],
  ['てはだめ is ちゃだめ', withTe('ちゃだめ', 'じゃだめ')],
  ['てくれない is てくんない', withTe('てくんない', 'でくんない')],
  ['てしまう is てまう, in Kansai', withTe('てまう', 'でまう')],
  ['てしもた, てもうた are てしまった, in Kansai', withTe('てもうた', 'でもうた')],
  ['ている is てはる, of others, in Kansai', withTe('てはる', 'ではる')],
  ['ておいで is といで', withTe('といで', 'どいで')],
  ['てやる is たる, in Kansai', withTe('たる', 'だる')],
  ['てやろうか is たろか, in Kansai', withTe('たろか', 'だろか')],
  ['のではない is んじゃない', ({ word }) => `${word}んじゃない`],
  ['… and んじゃね', ({ word }) => `${word}んじゃね`],
  ['でしょう is っしょ', ({ word }) => `${word}っしょ`],
  ['なければ is なきゃ', ({ negative }) => `${negative}なきゃ`],
  ['なくては is なくちゃ', ({ negative }) => `${negative}なくちゃ`],
  ['なければならない is なきゃなんない', ({ negative }) => `${negative}なきゃなんない`],
  ['ない is ねえ', ({ negative }) => `${negative}ねえ`],
  ['なければならない is なあかん, in Kansai', ({ negative }) => `${negative}なあかん`],
  ['the volitional is cut short', ({ short }) => short],
  ['… and asks', ({ short }) => `${short}っか`],
  ['… and says to oneself', ({ short }) => `${short}っと`],
  ['… drawn out', ({ short }) => `${short}うっと`],
  ['… and asks shortly', ({ short }) => `${short}か`],
  ['ているから is てっから', withTe('てっから', 'でっから')],
  ['てくれない is てくんね', withTe('てくんね', 'でくんね')],
  ['ただろう is たろう', withTe('たろう', 'だろう')],
  ['what one misses the chance to do', ({ stem }) => `${stem}そびれた`],
  ['what is left so', ({ stem }) => `${stem}っぱなし`],
  ['なさい is なよ', ({ stem }) => `${stem}なよ`],
  ['のだ is んや, in Kansai', ({ word }) => `${word}んや`],
  ['のではないか is んちゃうか, in Kansai', ({ word }) => `${word}んちゃうか`],
  ['から is けん, in Kyushu', ({ word }) => `${word}けん`],
  ['だろう is べさ, in the north', ({ word }) => `${word}べさ`],
  ['たい is てえ', ({ stem }) => `${stem}てえ`],
  ['はる honours, in Kansai', ({ stem }) => `${stem}はる`],
  ['よる is ている, in the west', ({ stem }) => `${stem}よる`],
  ['なさるな is なさんな', ({ stem }) => `${stem}なさんな`],
  ['だろう is っぺ, in the north of Kantō', ({ word }) => `${word}っぺ`],
]

describe.each(classes)('%s', (_name, say) => {
  test.each(verbs.map((verb) => [say(verb), verb.word] as const))('%s is of %s', (said, word) => {
    expect(leadsTo(said, word)).toBe(true)
  })
})

describe('る runs together with an n after it', () => {
  test.each(
    ['帰る', '食べる', '起きる', 'する', '来る'].flatMap((word) =>
      ['んの', 'んだ', 'んな', 'んなら'].map((end) => [word.slice(0, -1) + end, word] as const),
    ),
  )('%s is of %s', (said, word) => {
    expect(leadsTo(said, word)).toBe(true)
  })
})

describe('vowels of adjectives run together', () => {
  test.each([
    ['たけえ', 'たかい'],
    ['すげえ', 'すごい'],
    ['うるせえ', 'うるさい'],
    ['おせえ', 'おそい'],
    ['いてえ', 'いたい'],
    ['ひでえ', 'ひどい'],
    ['やべえ', 'やばい'],
    ['うめえ', 'うまい'],
    ['つれえ', 'つらい'],
    ['おもしれえ', 'おもしろい'],
    ['つええ', 'つよい'],
    ['こええ', 'こわい'],
    ['はええ', 'はやい'],
    ['さみい', 'さむい'],
    ['あちい', 'あつい'],
    ['だりい', 'だるい'],
    ['ちっちぇえ', 'ちっちゃい'],
    ['ちっちぇ', 'ちっちゃい'],
    ['高ぇ', '高い'],
    ['怖ええ', '怖い'],
  ])('%s is of %s', (said, word) => {
    expect(leadsTo(said, word)).toBe(true)
  })
})

describe('the negative of Kansai', () => {
  test.each([
    ['書かへん', '書く'],
    ['書けへん', '書く'],
    ['話さへん', '話す'],
    ['帰らへんかった', '帰る'],
    ['洗わへん', '洗う'],
    ['食べへん', '食べる'],
    ['起きひん', '起きる'],
    ['見いひん', '見る'],
    ['せえへん', 'する'],
    ['しいひん', 'する'],
    ['けえへん', 'くる'],
    ['できひん', 'できる'],
    ['あらへん', 'ある'],
    ['言わんといて', '言う'],
    ['せんといて', 'する'],
    ['行かにゃならん', '行く'],
  ])('%s is of %s', (said, word) => {
    expect(leadsTo(said, word)).toBe(true)
  })
})

describe('the sound of う in the west', () => {
  test.each([
    ['買うて', '買う'],
    ['会うた', '会う'],
    ['もろた', 'もらう'],
    ['しもうた', 'しまう'],
    ['ゆうて', 'いう'],
  ])('%s is of %s', (said, word) => {
    expect(leadsTo(said, word)).toBe(true)
  })
})

test.each([
  ['食べなはれ', '食べる', 'what one is told in Kansai'],
  ['行きんさい', '行く', 'and around Hiroshima'],
  ['行かな', '行く', 'what must be done, in the west'],
  ['せやろ', 'そう', 'そうだろう in the west'],
  ['見やしない', '見る', 'not even that'],
  ['行きゃしねえ', '行く', 'the same, run together and slurred'],
  ['違くて', '違う', 'a verb by the forms of an adjective'],
  ['ちげえ', 'ちがう', 'the same, slurred'],
  ['高くね', '高い', 'ない is ね'],
  ['雨じゃね', '雨', 'behind a noun'],
  ['わかんね', 'わかる', 'behind an ん'],
  ['知らね', '知る', 'and behind ら'],
  ['いんじゃね', 'いい', 'one い of いい and of いん'],
  ['無理なんじゃない', '無理', 'what one thinks of'],
  ['寝えへん', '寝る', 'a short stem drawn out, in Kansai'],
  ['好きくない', '好き', 'a na-adjective by those forms'],
])('%s leads to %s: %s', (surface, word) => {
  expect(leadsTo(surface, word)).toBe(true)
})
