import { expect, test } from 'vitest'
import { chooseAnswer, listKeepable, listOldCaches } from './choose-answer'

const origin = 'https://kotonoha.test'

test.each([
  ['/assets/main-abc.js', 'cors', 'kept-file', 'code never changes under its name'],
  ['/assets/noto-abc.woff2', 'cors', 'kept-file', 'nor do letters'],
  ['/handwriting/templates-0a1b.bin', 'cors', 'templates', 'what drawings are compared with'],
  ['/handwriting/other.bin', 'cors', 'network', 'nothing of the pad'],
  ['/logo.svg', 'no-cors', 'kept-file', 'the mark of the site'],
  ['/app/dict/kanji/食', 'navigate', 'page', 'a page'],
  ['/app/kanji/study?mode=reviews', 'navigate', 'page', 'a page with search parameters'],
  ['/api/dict.words.listWords', 'cors', 'network', 'a call may be anybody’s own'],
  ['/auth/v1/token', 'cors', 'network', 'tokens'],
  ['/auth/v1/verify', 'navigate', 'network', 'a link of a mail, not redeemed ahead'],
  ['/download/own-data', 'navigate', 'preloaded', 'a learner’s own data, asked for once'],
  ['/landing/kanji', 'navigate', 'preloaded', 'a document of its own, that none is kept of'],
  ['/dev/mailbox', 'navigate', 'preloaded', 'mails'],
  ['/dev/mailbox', 'cors', 'network', 'mails, for a program'],
  ['/mail/unsubscribe/token', 'navigate', 'preloaded', 'a link of a mail, which shows a button'],
  ['/oauth/authorize?state=1', 'navigate', 'preloaded', 'a request of an assistant, led on'],
  ['/realtime', 'cors', 'network', 'a stream'],
  ['/rest/v1/profiles', 'navigate', 'preloaded', 'a path that is not used, and no page'],
  ['/service-worker.js', 'no-cors', 'network', 'the worker must be able to change'],
])('%s (%s) is answered from: %s (%s)', (path, mode, from) => {
  expect(chooseAnswer({ method: 'GET', mode, url: origin + path }, origin)).toBe(from)
})

test('what changes something, and what is not ours, is none of the worker’s business', () => {
  const asset = { mode: 'cors', url: `${origin}/assets/main.js` }
  expect(chooseAnswer({ ...asset, method: 'POST' }, origin)).toBe('network')
  const other = { method: 'GET', mode: 'cors', url: 'https://other.test/assets/main.js' }
  expect(chooseAnswer(other, origin)).toBe('network')
})

test('of the files of a page only those are kept that never change', () => {
  const files = [`${origin}/assets/a.js`, `${origin}/api/dict.words`, 'data:,x', 'nonsense']
  expect(listKeepable(files, origin)).toEqual([`${origin}/assets/a.js`])
})

test('the release before is kept for tabs that run it; older ones and nobody else’s go', () => {
  expect(listOldCaches(['site-1', 'other', 'site-2', 'site-3'], 'site-3')).toEqual(['site-1'])
  expect(listOldCaches(['site-3'], 'site-3')).toEqual([])
})
