/**
 * How a word of one writing and several readings is usually read alone, where counting words cannot tell: texts have
 * 文 and 得る without saying how they are read. After the readings that the table of kanji for general use gives first.
 */
const readings =
  '文 ぶん, 得る える, 社 しゃ, 出来 でき, 代 だい, 界 かい, 条 じょう, 士 し, 工 こう, 児 じ, 洋 よう'

/** The writing, and its reading. */
export const usualReadings = readings
  .split(', ')
  .map((each) => each.split(' ') as [written: string, reading: string])
