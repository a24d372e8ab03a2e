import { expect, test } from 'vitest'
import { PitchAccents } from './pitch-accents'

const accents = new PitchAccents()
accents.add({
  text: '大体',
  reading: 'だいたい',
  accents: [
    { downstep: 0, partsOfSpeech: ['副'] },
    { downstep: 3, partsOfSpeech: ['名'] },
  ],
})
accents.add({ text: '為る', reading: 'する', accents: [{ downstep: 0, partsOfSpeech: [] }] })
accents.add({ text: 'ファン', reading: 'ファン', accents: [{ downstep: 1, partsOfSpeech: [] }] })

test('an accent for one part of speech only carries its code', () => {
  expect(JSON.parse(accents.find('大体', 'だいたい', []) ?? '')).toEqual([
    { downstep: 0, partsOfSpeech: ['adv'] },
    { downstep: 3, partsOfSpeech: ['n'] },
  ])
})

test('another spelling with the same reading speaks for one that is not listed: する for 為る', () => {
  expect(accents.find('する', 'する', ['為る'])).toBe(accents.find('為る', 'する', []))
  expect(accents.find('する', 'する', [])).toBeNull()
})

test('an accent of another reading does not', () => {
  expect(accents.find('大体', 'おおかた', [])).toBeNull()
})

test('the list writes ガラガラ in hiragana, which sounds the same', () => {
  accents.add({
    text: 'がらがら',
    reading: 'がらがら',
    accents: [{ downstep: 1, partsOfSpeech: [] }],
  })
  expect(JSON.parse(accents.find('ガラガラ', 'ガラガラ', []) ?? '')).toEqual([
    { downstep: 1, partsOfSpeech: [] },
  ])
})

test('an accent that the list gives twice is one', () => {
  const twice = { downstep: 1, partsOfSpeech: [] }
  accents.add({ text: 'ちょぼちょぼ', reading: 'ちょぼちょぼ', accents: [twice, twice] })
  expect(JSON.parse(accents.find('ちょぼちょぼ', 'ちょぼちょぼ', []) ?? '')).toEqual([twice])
})
