import { expect, test } from 'vitest'
import { isLoanword } from './loanword'
import { buildEntry, buildForm, buildReading, buildSense } from './testing/build-entry'

function fromLanguage(language: string) {
  return buildSense({
    loanSources: [{ language, text: null, isPartial: false, isWasei: false }],
  })
}

test.each([
  ['テーブル', [], buildSense(), true, 'plain English needs no mark in the source'],
  ['パン', [], fromLanguage('por'), true, 'its language is named'],
  ['たばこ', ['煙草'], fromLanguage('por'), true, 'in hiragana and kanji, but from Portuguese'],
  ['コーヒー', ['珈琲'], fromLanguage('dut'), true, 'kanji were found for the sound'],
  ['ぼさつ', ['菩薩'], fromLanguage('san'), false, 'came with Buddhism'],
  ['ラーメン', ['拉麺'], fromLanguage('chi'), true, 'Chinese, but taken over by ear'],
  ['ドキドキ', [], buildSense({ misc: ['on-mim'] }), false, 'mimetic'],
  ['ガタガタ', [], buildSense(), false, 'mimetic without a mark: it says itself twice'],
  ['ねこ', ['猫'], buildSense(), false, 'native'],
  ['ヘ', [], buildSense(), false, 'one kana is a letter or a sound'],
])('%s %o: %s → %s (%s)', (reading, forms, sense, expected) => {
  const entry = buildEntry({
    writtenForms: forms.map((form) => buildForm(form)),
    readings: [buildReading(reading)],
    senses: [sense],
  })
  expect(isLoanword(entry)).toBe(expected)
})
