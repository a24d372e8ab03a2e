import { expect, test } from 'vitest'
import { toShownPush } from './show-push'

test.each<[string | undefined, string, string, string]>([
  ['{"kind":"reviews-due","count":1}', '1 review is due', '/app/kanji/study?mode=reviews', 'one'],
  [
    '{"kind":"reviews-due","count":31}',
    '31 reviews are due',
    '/app/kanji/study?mode=reviews',
    'more',
  ],
  ['{"kind":"test"}', 'Reminders work here', '/app/dict/preferences/notifications', 'the test'],
  ['{"kind":"of-tomorrow"}', 'Kotonoha', '/app/kanji', 'of a newer release'],
  ['{"kind":"reviews-due","count":"<b>"}', 'Kotonoha', '/app/kanji', 'no count'],
  ['null', 'Kotonoha', '/app/kanji', 'no message'],
  ['nonsense', 'Kotonoha', '/app/kanji', 'no JSON'],
  [undefined, 'Kotonoha', '/app/kanji', 'nothing at all'],
])('%s is shown as “%s” and leads to %s: %s', (text, title, path, _why) => {
  expect(toShownPush(text)).toMatchObject({ title, path })
})
