import type { Counted } from './counted'
import { readNumber } from './number-parts'

/** Counters that are read as in Chinese behind any number; dates are words. */
const readAsInChinese: ReadonlySet<string> = new Set(
  `円 時 時間 分 秒 か月 ヶ月 カ月 ヵ月 箇月 年 年間 年代 年生 週 週間 世紀 人 本 匹 枚 冊 台 歳 才 杯 番 号 倍 泊 階 軒 足 人前 丁目 番地 番線
  個 回 回目 頭 通 点 度 件 着 脚 丁 票 発 編 巻 曲 章 節 句 機 棟 名 色 種類 両 隻 社 校 膳 畳 段 面 門 級 位 割 錠 か国 ヶ国 カ国 か所 ヶ所 箇所
  拍 羽 話 号室 番目 列 問 歩 滴 周年 分間 秒間
  課 題 号車 名様 倍速 勝 敗 か国語 ヶ国語 カ国語 駅 艘 語 画 首 球 打 斤 合 石 巡 限 限目 浪 周 部 代 等 次 乗 輪 行 時半`.split(
    /\s+/u,
  ),
)

/** Counters of which one and two are said ひと and ふた; from three on people differ (みはこ, さんはこ). */
const countedInJapanese: ReadonlySet<string> = new Set('箱 袋 皿 切れ 組 束 粒 株 坪'.split(' '))
const inJapanese: Readonly<Record<string, string>> = { 一: 'ひと', 二: 'ふた' }

/** How they are said behind ん: さんぼん, せんびき, なんがい, where more than their first sound does not tell. */
const behindN: Readonly<Record<string, string>> = {
  本: 'ぼん',
  匹: 'びき',
  杯: 'ばい',
  票: 'びょう',
  階: 'がい',
  軒: 'げん',
  足: 'ぞく',
  分: 'ぷん',
  泊: 'ぱく',
  発: 'ぱつ',
  編: 'ぺん',
  拍: 'ぱく',
  歩: 'ぽ',
  敗: 'ぱい',
}
/** … and those that are said so behind よん as well. */
const alsoBehindFour = new Set(['分', '泊', '発', '編', '拍', '敗'])

/** What is said of some numbers before some counters only. */
const ofCounters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  四: {
    人: 'よ',
    年: 'よ',
    年間: 'よ',
    年生: 'よ',
    時: 'よ',
    時半: 'よ',
    時間: 'よ',
    人前: 'よ',
    次: 'よ',
  },
  七: { 時: 'しち', 時半: 'しち', 時間: 'しち' },
  九: { 時: 'く', 時半: 'く', 時間: 'く' },
}

/** Numbers that end so are cut short before some sounds: いっさつ, ろっぴき, じゅっかい. */
const beforeMost = /^[か-こさ-そた-とは-ほ]/u
const beforeFew = /^[か-こは-ほ]/u
const cutShort: Readonly<Record<string, RegExp>> = {
  一: beforeMost,
  六: beforeFew,
  八: beforeMost,
  十: beforeMost,
  百: beforeFew,
}

const voiced = /^[がぎぐげござじずぜぞだぢづでどばびぶべぼ]/u
const halfVoiced: Readonly<Record<string, string>> = {
  は: 'ぱ',
  ひ: 'ぴ',
  ふ: 'ぷ',
  へ: 'ぺ',
  ほ: 'ぽ',
}

/**
 * How a number with what it counts is said, by how its counter is read alone: 三冊 さんさつ, 何匹 なんびき, 十八本
 * じゅうはっぽん. Undefined where the counter may be read otherwise behind some numbers.
 */
export function readCounted({ number, counter }: Counted, alone: string): string | undefined {
  if (countedInJapanese.has(counter)) {
    const own = inJapanese[number]
    return own === undefined ? undefined : own + alone
  }
  if (counter === '人' && (number === '一' || number === '二')) return undefined
  if (!readAsInChinese.has(counter)) return undefined
  const said = readNumber(number)
  if (said === undefined) return undefined
  const last = number.slice(-1)
  const own = ofCounters[last]?.[counter]
  if (own !== undefined) return said.slice(0, said.length - (last === '九' ? 3 : 2)) + own + alone
  const isBehindN = said.endsWith('ん') && (last !== '四' || alsoBehindFour.has(counter))
  if (isBehindN) return said + (behindN[counter] ?? alone)
  const isCut = cutShort[last]?.test(alone) === true && !voiced.test(alone)
  if (!isCut) return said + alone
  const first = alone.charAt(0)
  return `${said.slice(0, -1)}っ${halfVoiced[first] ?? first}${alone.slice(1)}`
}
