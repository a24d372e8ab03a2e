import { expect, test } from 'vitest'
import { findProgram } from './find-program'

test('a platform without a server of ours is told so, and asked for DATABASE_URL', () => {
  expect(() => findProgram('linux', 'riscv64')).toThrow(
    /No PostgreSQL server comes with Kotonoha for this platform \(linux-riscv64\): set DATABASE_URL/,
  )
})
