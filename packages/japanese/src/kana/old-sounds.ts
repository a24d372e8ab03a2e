/**
 * Kanji whose readings from Chinese ended in ふ before 1946 (蝶 てふ, 十 じふ, 協 けふ), for they ended in p there.
 * Others that are read so today were written otherwise: 町 ちやう, 朝 てう.
 */
const endedInFu = new Set(
  '押凹鴨甲岬狎匣合閤蛤盍塔答搭踏榻沓納法乏雑匝颯拉臘蝋葉曄燁靨業劫怯協脅脇狭峡挟侠頬莢夾妾渉摂捷睫囁' +
    '蝶諜喋牒帖貼畳猟急及級吸給泣笈汲扱十汁什渋執集習襲拾輯葺湿入廿立粒笠邑揖',
)

/** Kanji read with くわ or ぐわ then: 火 くわ, 関 くわん, 外 ぐわい, 光 くわう; 家, 間, 害 and 港 are read alike today only. */
const beganWithKuwa = new Set(
  '火花化科課果菓過貨靴華嘩樺渦禍和卦寡顆瓦画臥会回快怪灰悔懐絵壊塊廻外活滑括闊月官関観館完管慣歓環緩換' +
    '貫款寛還患勧缶巻罐冠喚棺元願頑丸玩郭拡獲穫劃皇黄光広荒鉱恍慌晃宏紘轟',
)

const withFu = /.ふ/u
const withKuwa = /[くぐ]わ/u

/** May a word be written so in the kana of before 1946 that has such a kanji in it? */
export function hasOldSounds(hiragana: string): boolean {
  return withFu.test(hiragana) || withKuwa.test(hiragana)
}

/**
 * Has the word a kanji that was read as the kana of before 1946 have it? てふてふ are 蝶々, and neither 町長 nor 長調,
 * which are read alike only today. Of one kanji alone too many are read alike.
 */
export function isOfOldSounds(written: string, hiragana: string): boolean {
  if (written.length < 2) return false
  const kanji = [...written]
  return (
    (withFu.test(hiragana) && kanji.some((each) => endedInFu.has(each))) ||
    (withKuwa.test(hiragana) && kanji.some((each) => beganWithKuwa.has(each)))
  )
}
