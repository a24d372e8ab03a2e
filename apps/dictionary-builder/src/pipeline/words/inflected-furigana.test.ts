import type { StoredRubySegment } from '@kotonoha/dictionary-db/tables/stored-word'
import { expect, test } from 'vitest'
import { inflectFurigana } from './inflected-furigana'

const eat: StoredRubySegment[] = [['食', 'た'], ['べる']]
const come: StoredRubySegment[] = [['来', 'く'], ['る']]
const get: StoredRubySegment[] = [['得', 'う'], ['る']]

test.each<[StoredRubySegment[], string, StoredRubySegment[] | undefined, string]>([
  [eat, '食べる', eat, 'as it stands in the dictionary'],
  [eat, '食べました', [['食', 'た'], ['べました']], 'okurigana changes'],
  [eat, '食う', [['食', 'た'], ['う']], 'what the caller says is the word'],
  [come, '来る', come, 'the irregular verb'],
  [come, '来れば', [['来', 'く'], ['れば']], 'its conditional'],
  [come, '来ない', [['来', 'こ'], ['ない']], 'its negative'],
  [come, '来られる', [['来', 'こ'], ['られる']], 'its potential'],
  [come, '来ました', [['来', 'き'], ['ました']], 'its stem'],
  [come, '来れます', [['来', 'こ'], ['れます']], 'its potential as many say it'],
  [come, '来なさい', [['来', 'き'], ['なさい']], 'its stem with なさい, which is no negative'],
  [come, '来なかった', [['来', 'こ'], ['なかった']], 'its negative in the past'],
  [come, '来', [['来', 'き']], 'its stem before a comma'],
  [get, '得る', get, 'the old form of える'],
  [get, '得れば', [['得', 'う'], ['れば']], 'its conditional'],
  [get, '得ました', [['得', 'え'], ['ました']], 'all other forms are those of える'],
  [get, '得', [['得', 'え']], 'as is its stem'],
  [
    [['有', 'あ'], ['り'], ['得', 'う'], ['る']],
    '有り得ない',
    [['有', 'あ'], ['り'], ['得', 'え'], ['ない']],
    'a compound of it',
  ],
  [
    [['持', 'も'], ['って'], ['来', 'く'], ['る']],
    '持って来た',
    [['持', 'も'], ['って'], ['来', 'き'], ['た']],
    'a compound of it',
  ],
  [[['今日', 'きょう']], '今日', [['今日', 'きょう']], 'read as a whole'],
  [[['大人', 'おとな']], '大', undefined, 'a part of what is read as a whole'],
  [eat, '喰べる', undefined, 'another kanji'],
  [[['気', 'き'], ['がする']], '気になった人', undefined, 'a kanji that nobody has read'],
  [[['する']], 'した', undefined, 'nothing to read'],
])('%j as %s: %j (%s)', (segments, form, expected, _why) => {
  expect(inflectFurigana(segments, form)).toEqual(expected)
})
