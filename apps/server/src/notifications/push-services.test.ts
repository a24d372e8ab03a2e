import { expect, test } from 'vitest'
import { createKnownServices } from './push-services'

const isKnown = createKnownServices(['https://push.example.org', 'http://127.0.0.1:4000'])

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'Chrome'],
  ['https://fcm.googleapis.com/wp/abc', 'Chrome, newer'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'Firefox'],
  ['https://web.push.apple.com/abc', 'Safari'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'Edge'],
  ['https://push.example.org/abc', 'the operator’s own'],
  ['http://127.0.0.1:4000/abc', 'the operator’s own, on this machine'],
])('%s is called: %s', (endpoint) => {
  expect(isKnown(endpoint)).toBe(true)
})

test.each([
  ['http://fcm.googleapis.com/fcm/send/abc', 'not encrypted'],
  ['https://fcm.googleapis.com:8443/abc', 'another port'],
  ['https://fcm.googleapis.com.evil.example/abc', 'only begins like one'],
  ['https://evilfcm.googleapis.com/abc', 'only ends like one'],
  ['https://evilpush.services.mozilla.com/abc', 'only ends like one, without a point'],
  ['https://evil.example/https://fcm.googleapis.com/', 'only in the path'],
  ['https://fcm.googleapis.com@evil.example/abc', 'only a user name'],
  ['https://user:word@fcm.googleapis.com/abc', 'with a password'],
  ['https://169.254.169.254/latest/meta-data', 'the metadata of a cloud'],
  ['https://localhost/admin', 'this machine'],
  ['http://127.0.0.1:4001/abc', 'another port of this machine'],
  ['file:///etc/passwd', 'a file'],
  ['nonsense', 'no address'],
])('%s is not called: %s', (endpoint) => {
  expect(isKnown(endpoint)).toBe(false)
})
