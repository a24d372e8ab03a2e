import { listJukujikunReadings } from '@kotonoha/japanese/jukujikun'
import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { describe, expect, test } from 'vitest'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredSpelling, StoredWordDefinition } from '../../tables/stored-word'
import { openFullDictionary } from '../../testing/open-full-dictionary'

const dictionary = openFullDictionary()

/** Kanji under one reading that no single one of them has a part of, by the reason. */
const readTogether: Readonly<Record<string, string>> = {
  'a reading of the whole, though JMdict does not mark it on every such word': `
    手伝 てつだ/可愛 かわい/祖父 じい/祖母 ばあ/何故 なぜ/蔓延 はびこ/伊達 だて/牡蠣 かき/何卒 なにとぞ/花弁 はなびら/茄子 なす/
    気質 かたぎ/欠片 かけら/健気 けなげ/上手 うま/美味 うま/自棄 やけ/真似 まね/他人事 ひとごと/晦日 みそか/
    椎茸 しいたけ/梯子 はしご/入梅 つゆいり/亡骸 なきがら/容易 たやす/彷徨 さまよ/眩暈 めまい/目眩 めまい/贔屓 ひいき/
    塩梅 あんばい/明々後日 しあさって/算盤 そろばん/仮令 たとえ/一途 いちず/忠実 まめ/達磨 だるま/葡萄 ぶどう`,
  'sounds that run into each other: 天 てん and 皇 おう': `
    天皇 てんのう/詩歌 しいか/狩人 かりゅうど/裸足 はだし/小路 こうじ/有難 ありがと/紺屋 こうや/七日 なぬか/
    太夫 だゆう/青柳 あおやぎ/日向 ひなた/道程 みちのり/神輿 みこし/垣間 かいま/眼差 まなざ/自惚 うぬぼ/
    清々 すがすが/居心地 いごこち/狭間 はざま/築地 ついじ`,
  'a word of the table of such readings, voiced in a compound': `
    時計 どけい/心地 ごこち/相撲 ずもう`,
  'a place, or a word taken from Chinese or Korean': `
    蝦夷 えみし/公司 コンス/広東 カントン/香港 ホンコン/上海 シャンハイ/北京 ペキン/麻雀 マージャン/餃子 ギョーザ/
    難波 なにわ/越後 えちご/安芸 あき/近衛 このえ/板門店 パンムンジョム/平壌 ピョンヤン/水俣 みなまた/神戸 こうべ/
    高麗 こうらい/渋谷 しぶや/博多 はかた/麻婆 マーボー`,
  'cut so by JmdictFurigana: 身代金要求 is み, のしろきん; 一一九番 is ひゃくじゅう, きゅう': `
    代金 のしろきん/一一 ひゃくじゅう`,
}

const explained = new Set(
  Object.values(readTogether).flatMap((groups) => groups.split('/').map((group) => group.trim())),
)

const kanji = /[\p{Script=Han}々〆ヶ]/gu
const countKanji = (text: string) => text.match(kanji)?.length ?? 0

/** JMdict's marks of a reading that belongs to the word as a whole. */
const wholeMarks = ['gikun', 'ateji']

function* listCommonHeadwords(): Generator<StoredSpelling> {
  if (dictionary === undefined) return
  const rows = dictionary
    .prepare<{ definition: Uint8Array }>(
      `SELECT definition FROM word JOIN word_definition USING (word_id) WHERE is_common = 1`,
    )
    .all()
  for (const { definition } of rows) {
    const { spellings } = unpackJson<StoredWordDefinition>(dictionary, 'word', definition)
    yield* spellings.filter(({ text, isCommon }) => isCommon === true && countKanji(text) > 0)
  }
}

/** Groups of several kanji under one reading that nothing explains. */
function listUnexplained({ furigana, notes }: StoredSpelling): string[] {
  if (notes?.some((note) => wholeMarks.includes(note))) return []
  return furigana.flatMap(([text, ruby]) => {
    if (ruby === undefined || countKanji(text) < 2) return []
    const isKnown = listJukujikunReadings(text).some(
      (each) => toHiragana(each) === toHiragana(ruby),
    )
    return isKnown || explained.has(`${text} ${ruby}`) ? [] : `${text} ${ruby}`
  })
}

describe.runIf(dictionary !== undefined)('furigana of common headwords with kanji', () => {
  const headwords = [...listCommonHeadwords()]

  test('there are eighteen thousand of them', () => {
    expect(headwords.length).toBeGreaterThan(18_000)
  })

  test('every kanji has its reading, and all readings together are the word’s', () => {
    const broken = headwords.filter(({ text, reading, furigana }) => {
      const read = furigana.map(([part, ruby]) => ruby ?? part).join('')
      const isBare = furigana.some(([part, ruby]) => ruby === undefined && countKanji(part) > 0)
      const written = furigana.map(([part]) => part).join('')
      return isBare || written !== text || toHiragana(read) !== toHiragana(reading)
    })
    expect(broken.map(({ text }) => text)).toEqual([])
  })

  test('kanji that are read together are such words, or the reason stands above', () => {
    expect([...new Set(headwords.flatMap(listUnexplained))]).toEqual([])
  })

  test('no reason stands there for nothing', () => {
    const used = new Set(
      headwords.flatMap(({ furigana }) => furigana.map(([text, ruby]) => `${text} ${ruby}`)),
    )
    expect([...explained].filter((group) => !used.has(group))).toEqual([])
  })
})
