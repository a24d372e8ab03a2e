import { expect, test } from 'vitest'
import { findEmailAddress } from './email-address'

test.each([
  ['Hanako@Example.COM', 'hanako@example.com', 'case says nothing'],
  ['bomb@ｅxample.com', 'bomb@example.com', 'a full-width letter in the domain'],
  ['bomb@exａmple.com', 'bomb@example.com', 'another one'],
  ['bomb@ⅇxample.com', 'bomb@example.com', 'a letter of mathematics'],
  ['a@exämple.com', 'a@xn--exmple-cua.com', 'a domain beyond ASCII has one form'],
  ['a@xn--exmple-cua.com', 'a@xn--exmple-cua.com', 'the one that mail servers get'],
  ['花子@例え.jp', '花子@xn--r8jz45g.jp', 'Japanese on both sides'],
  ['first.last+tag@a-b.example', 'first.last+tag@a-b.example', 'dots and tags'],
])('%s is kept as %s: %s', (text, address) => {
  expect(findEmailAddress(text)).toBe(address)
})

test.each([
  ['a..b@example.com', 'two dots'],
  ['.a@example.com', 'a dot in front'],
  ['-a@example.com', 'a hyphen in front, which a program may take for an option'],
  ['a.@example.com', 'a dot at the end'],
  ['a\u3164@example.com', 'a filler that shows nothing'],
  ['a\u200b@example.com', 'a space of no width'],
  ['a\u2800@example.com', 'an empty pattern of braille'],
  ['a@example', 'no dot in the domain'],
  ['a@exa mple.com', 'a space'],
  ['a@example.com/x', 'a path'],
  ['a@b@example.com', 'two at signs'],
  ['a@-example.com', 'a domain that begins with a hyphen'],
  [`${'a'.repeat(65)}@example.com`, 'a local part that no server takes'],
  [`a@${'ä.'.repeat(80)}com`, 'too long in the form that is kept'],
])('%s is no address: %s', (text) => {
  expect(findEmailAddress(text)).toBeUndefined()
})
