import { expect, test } from 'vitest'
import { readCounted } from './counted-reading'

test.each([
  ['三', '冊', 'さつ', 'さんさつ', 'nothing changes'],
  ['八', '冊', 'さつ', 'はっさつ', 'cut short'],
  ['何', '匹', 'ひき', 'なんびき', 'asked for'],
  ['一', '匹', 'ひき', 'いっぴき', 'cut short, half voiced'],
  ['六', '匹', 'ひき', 'ろっぴき', 'cut short, half voiced'],
  ['六', '冊', 'さつ', 'ろくさつ', '六 is whole before さ'],
  ['四', '匹', 'ひき', 'よんひき', 'よん changes nothing'],
  ['四', '分', 'ふん', 'よんぷん', 'but ふん'],
  ['三', '階', 'かい', 'さんがい', 'voiced'],
  ['三', '回', 'かい', 'さんかい', 'not every かい'],
  ['三', '軒', 'けん', 'さんげん', 'voiced'],
  ['三', '件', 'けん', 'さんけん', 'not every けん'],
  ['十八', '本', 'ほん', 'じゅうはっぽん', 'the last digit'],
  ['二十', '個', 'こ', 'にじゅっこ', 'the last unit'],
  ['三百', '本', 'ほん', 'さんびゃっぽん', 'the last unit, changed itself'],
  ['三千', '本', 'ほん', 'さんぜんぼん', 'behind ん'],
  ['四', '人', 'にん', 'よにん', 'よ'],
  ['十四', '人', 'にん', 'じゅうよにん', 'よ at the end'],
  ['十九', '時', 'じ', 'じゅうくじ', 'く'],
  ['七', '台', 'だい', 'ななだい', 'voiced already'],
  ['十', '台', 'だい', 'じゅうだい', 'voiced already'],
  ['何十', '人', 'にん', 'なんじゅうにん', 'asked for in tens'],
  ['一', '人', 'にん', undefined, 'ひとり'],
  ['二', '箱', 'はこ', 'ふたはこ', 'ふた'],
  ['三', '箱', 'はこ', undefined, 'さんはこ and みはこ'],
  ['六', '羽', 'わ', 'ろくわ', 'whole before わ'],
  ['三', '歩', 'ほ', 'さんぽ', 'half voiced'],
  ['六', 'ヶ月', 'かげつ', 'ろっかげつ', 'as か月'],
  ['七', '周年', 'しゅうねん', 'ななしゅうねん', 'なな'],
  ['一九四五', '年', 'ねん', undefined, 'digits in a row'],
])('%s%s, alone %s, is said %s: %s', (number, counter, alone, said, _why) => {
  expect(readCounted({ number, counter }, alone)).toBe(said)
})
