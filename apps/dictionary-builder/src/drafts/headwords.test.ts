import { describe, expect, test } from 'vitest'
import {
  buildEntry,
  buildForm,
  buildReading,
  buildSense,
} from '../pipeline/words/testing/build-entry'
import { listHeadwords } from './headwords'

const list = (entry: Parameters<typeof buildEntry>[0]) =>
  listHeadwords(buildEntry(entry)).map(({ text, reading }) => `${text}/${reading}`)

const usuallyKana = buildSense({ misc: ['uk'] })

describe('which pairs are headwords', () => {
  test('every form with every reading, where nothing restricts them', () => {
    expect(
      list({
        writtenForms: [buildForm('日本')],
        readings: [buildReading('にほん'), buildReading('にっぽん')],
      }),
    ).toEqual(['日本/にほん', '日本/にっぽん'])
  })

  test('a reading restricted to a form goes with that form only: とわ is no reading of 永久歯', () => {
    expect(
      list({
        writtenForms: [buildForm('永久'), buildForm('永遠')],
        readings: [
          buildReading('えいきゅう', { onlyForForms: ['永久'] }),
          buildReading('えいえん', { onlyForForms: ['永遠'] }),
        ],
      }),
    ).toEqual(['永久/えいきゅう', '永遠/えいえん'])
  })

  test('a reading that stands by itself is a headword in kana and pairs with no form: ネコ', () => {
    expect(
      list({
        writtenForms: [buildForm('猫')],
        readings: [buildReading('ねこ'), buildReading('ネコ', { isUnpaired: true })],
      }),
    ).toEqual(['猫/ねこ', 'ネコ/ネコ'])
  })

  test('search-only forms and readings are none', () => {
    expect(
      list({
        writtenForms: [buildForm('付き合う'), buildForm('付合う', { notes: ['sK'] })],
        readings: [buildReading('つきあう'), buildReading('つきあぅ', { notes: ['sk'] })],
      }),
    ).toEqual(['付き合う/つきあう'])
  })

  test('where all forms are search-only the word is one in kana', () => {
    expect(
      list({
        writtenForms: [buildForm('此処', { notes: ['sK'] })],
        readings: [buildReading('ここ')],
      }),
    ).toEqual(['ここ/ここ'])
  })

  test('a sense usually in kana makes the kana a headword, of the readings it is limited to', () => {
    expect(
      list({
        writtenForms: [buildForm('様')],
        readings: [buildReading('よう'), buildReading('さま')],
        senses: [buildSense(), buildSense({ misc: ['uk'], onlyForReadings: ['よう'] })],
      }),
    ).toEqual(['様/よう', '様/さま', 'よう/よう'])
  })
})

describe('which headword comes first', () => {
  test('kana, where the first sense is usually in kana: する before 為る', () => {
    expect(
      list({
        writtenForms: [buildForm('為る')],
        readings: [buildReading('する')],
        senses: [usuallyKana],
      }),
    ).toEqual(['する/する', '為る/する'])
  })

  test('kanji, where only a later sense is', () => {
    expect(
      list({
        writtenForms: [buildForm('事')],
        readings: [buildReading('こと')],
        senses: [buildSense(), usuallyKana],
      }),
    ).toEqual(['事/こと', 'こと/こと'])
  })

  test.each([
    ['rK', 'rare'],
    ['iK', 'irregular'],
    ['oK', 'outdated'],
  ])('a form marked %s goes last: it is %s', (note) => {
    expect(
      list({
        writtenForms: [buildForm('喰べる', { notes: [note] }), buildForm('食べる')],
        readings: [buildReading('たべる')],
      }),
    ).toEqual(['食べる/たべる', '喰べる/たべる'])
  })

  test('even before kana: a rare reading of a word usually in kana stays behind', () => {
    expect(
      list({
        writtenForms: [buildForm('貴方')],
        readings: [buildReading('あなた'), buildReading('あんた', { notes: ['ok'] })],
        senses: [usuallyKana],
      }),
    ).toEqual(['あなた/あなた', '貴方/あなた', 'あんた/あんた', '貴方/あんた'])
  })

  test('the common pair before another: news and lists of basic words mark it', () => {
    expect(
      list({
        writtenForms: [buildForm('気持'), buildForm('気持ち', { priorities: ['ichi1'] })],
        readings: [buildReading('きもち', { priorities: ['ichi1'] })],
      }),
    ).toEqual(['気持ち/きもち', '気持/きもち'])
  })

  test('kanji numerals before full-width digits: 一日 before １日, however common', () => {
    expect(
      list({
        writtenForms: [buildForm('１日', { priorities: ['spec1'] }), buildForm('一日')],
        readings: [buildReading('ついたち', { priorities: ['spec1'] })],
      }),
    ).toEqual(['一日/ついたち', '１日/ついたち'])
  })
})

test('a pair is common only where the form and the reading both are', () => {
  const headwords = listHeadwords(
    buildEntry({
      writtenForms: [buildForm('今日', { priorities: ['ichi1'] })],
      readings: [buildReading('きょう', { priorities: ['ichi1'] }), buildReading('こんじつ')],
    }),
  )
  expect(headwords.map(({ isCommon }) => isCommon)).toEqual([true, false])
})
