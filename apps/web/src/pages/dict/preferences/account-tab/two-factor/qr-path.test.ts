import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { toQrPath } from './qr-path'

test('neighbours in a row are one run, and each row has its own', () => {
  const rows = [
    [true, true, false, true],
    [false, false, true, true],
  ]
  expect(toQrPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 1h2v1h-2z')
})

test('every dark module of a real code is covered once, and no light one', () => {
  const { data, size } = encode('otpauth://totp/Kotonoha:a@example.test?secret=ABC&issuer=Kotonoha')
  const covered = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (const [, x, y, length] of toQrPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let offset = 0; offset < Number(length); offset += 1) {
      const row = covered[Number(y)] ?? []
      row[Number(x) + offset] = (row[Number(x) + offset] ?? 0) + 1
    }
  }
  expect(covered).toEqual(data.map((row) => row.map(Number)))
})
