import { expect, test } from 'vitest'
import { findJapaneseVoice } from './japanese-voice'

function voice(name: string, lang: string, localService = true) {
  return { name, lang, localService, default: false, voiceURI: name }
}

test.each([
  ['ja-JP', 'the form of the standard'],
  ['ja_JP', 'the form older Android versions give'],
  ['ja', 'no region'],
])('%s is Japanese: %s', (lang) => {
  expect(findJapaneseVoice([voice('en', 'en-GB'), voice('wanted', lang)])?.name).toBe('wanted')
})

test('Javanese (jav, jv-ID) is not', () => {
  expect(findJapaneseVoice([voice('Dimas', 'jv-ID'), voice('Siti', 'jav-ID')])).toBeUndefined()
})

test('a voice on the device is taken before one on a server', () => {
  const voices = [voice('remote', 'ja-JP', false), voice('local', 'ja-JP')]
  expect(findJapaneseVoice(voices)?.name).toBe('local')
})

test('a remote voice is better than none', () => {
  expect(findJapaneseVoice([voice('remote', 'ja-JP', false)])?.name).toBe('remote')
})
