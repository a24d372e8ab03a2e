import { expect, test } from 'vitest'
import { nameDevice, toDeviceInSentence } from './name-device'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
    'it calls itself Chrome and Safari too',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on a Mac',
    'only the real one names its version',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on an iPhone',
    'it is like Mac OS X and is none',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
    'Android is Linux too',
  ],
  ['node', 'An unknown device', 'a program without a browser'],
  ['', 'An unknown device', 'nothing at all'],
])('%s is %s: %s', (userAgent, device) => {
  expect(nameDevice(userAgent)).toBe(device)
})

test.each([
  ['An unknown device', 'an unknown device'],
  ['A browser on Linux', 'a browser on Linux'],
  ['Firefox on an iPad', 'Firefox on an iPad'],
])('within a sentence %s is %s', (name, inSentence) => {
  expect(toDeviceInSentence(name)).toBe(inSentence)
})
