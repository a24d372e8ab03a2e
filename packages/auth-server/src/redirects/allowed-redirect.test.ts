import { expect, test } from 'vitest'
import { chooseRedirect } from './allowed-redirect'

const siteUrl = 'https://kotonoha.example'
const allowList = ['https://*.apps.example/**', 'myapp://**', 'https://docs.example/*']
const choose = (...candidates: string[]) =>
  chooseRedirect({ siteUrl, allowList, isAnyPortAllowed: true }, candidates)

test.each([
  ['https://kotonoha.example/account?next=1', 'the site itself, with its own query'],
  ['https://a.apps.example/x/y.z', 'a glob with ** takes any path'],
  ['myapp://callback', 'the scheme of an app'],
  ['https://docs.example/page', '* takes one part of a path'],
])('%s is honoured: %s', (address) => {
  expect(choose(address)).toBe(address)
})

test.each([
  ['https://evil.example/', 'another host'],
  ['http://kotonoha.example/', 'another scheme'],
  ['https://kotonoha.example:8443/', 'another port'],
  ['https://kotonoha.example@evil.example/', 'user-info before the host'],
  ['https://user:pass@kotonoha.example/', 'user-info at all'],
  ['https://kotonoha.example\\@evil.example/', 'a backslash'],
  ['//evil.example', 'no scheme, two slashes'],
  ['/account', 'no host'],
  ['kotonoha.example', 'neither'],
  ['javascript:alert(1)', 'a script'],
  ['JaVaScRiPt://kotonoha.example/%0aalert(1)', 'a script with a host'],
  ['data:text/html,x', 'a document in the address'],
  ['https://kotonoha.example.evil.example/', 'the host as a prefix'],
  ['https://evilkotonoha.example/', 'the host as a suffix'],
  ['https://kotonoha.example%2f.evil.example/', 'an encoded slash'],
  ['https://kotonoha.example\t.evil.example/', 'a tab, which the parser drops'],
  ['https://kotonoha.example\n/', 'a line end'],
  ['https://2130706433/', 'an IP address as one number'],
  ['https://0x7f.0.0.1/', 'an IP address in hexadecimal'],
  ['https://10.0.0.1/', 'an IP address that is not the loopback'],
  ['https://kotonoha.example./', 'a trailing dot'],
  ['https://a.b.apps.example/', '* stops at a dot'],
  ['https://docs.example/a/b', '* stops at a slash'],
  ['https://ｋotonoha.example/', 'a letter that only looks the same'],
  ['', 'nothing'],
])('%s is not honoured: %s', (address) => {
  expect(choose(address)).toBe(siteUrl)
})

test('the port may differ on the loopback host of a development run', () => {
  const rules = { siteUrl: 'http://localhost:3000', allowList: [], isAnyPortAllowed: true }
  expect(chooseRedirect(rules, ['http://localhost:5173/x'])).toBe('http://localhost:5173/x')
  expect(chooseRedirect(rules, ['http://localhost.evil.example:3000/x'])).toBe(rules.siteUrl)
  const strict = { ...rules, isAnyPortAllowed: false }
  expect(chooseRedirect(strict, ['http://localhost:5173/x'])).toBe(rules.siteUrl)
  expect(chooseRedirect(strict, ['http://localhost:3000/x'])).toBe('http://localhost:3000/x')
})

test('the next candidate is tried by the same rules, and the fragment is dropped', () => {
  expect(choose('https://evil.example/', 'https://kotonoha.example/a#b')).toBe(
    'https://kotonoha.example/a',
  )
})
