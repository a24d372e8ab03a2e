import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newEmail, post, runProduct } from './testing/run-product'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-disk-'))

/** A disk of its own for the test. */
function mountDisk(): void {
  const options = ['-t', 'tmpfs', '-o', 'size=160m,mode=0711', 'tmpfs', folder]
  execFileSync('mount', options, { stdio: 'ignore' })
}

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount()

function tryMount(): boolean {
  try {
    mountDisk()
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Signs people up who bring much with them, from many sides, until the condition holds. */
async function signUpUntil(
  origin: string,
  isEnough: (statuses: readonly number[]) => boolean,
): Promise<{ statuses: number[]; codes: Set<string>; tokens: string[] }> {
  const statuses: number[] = []
  const codes = new Set<string>()
  const tokens: string[] = []
  const loops = Array.from({ length: 8 }, async () => {
    while (!isEnough(statuses)) {
      const data = { ballast: randomBytes(3_900).toString('hex') }
      const body = { email: newEmail(), password: 'correct horse', data }
      const answer = await post(origin, '/auth/v1/signup', { body })
      statuses.push(answer.status)
      if (answer.status === 200) tokens.push(answer.body.access_token)
      else codes.add(`${answer.status} ${answer.body.error_code}`)
    }
  })
  await Promise.all(loops)
  return { statuses, codes, tokens }
}

test.skipIf(!canMount)(
  'when the disk is full, what writes is refused at once, nothing kept is lost, and room mends it',
  { timeout: 180_000 },
  async () => {
    mountDisk()
    try {
      const product = runProduct(folder, { AUTH_MAILER_AUTOCONFIRM: 'true' })
      const origin = await product.origin()
      const filler = join(folder, 'filler')
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 2_000_000))
      const full = await signUpUntil(origin, (statuses) => statuses.includes(503))
      expect(full.codes).toEqual(new Set(['503 unexpected_failure']))
      expect((await fetch(`${origin}/health`)).status).toBe(200)
      rmSync(filler)
      const roomy = await signUpUntil(
        origin,
        (statuses) => statuses.filter((status) => status === 200).length >= 20,
      )
      for (const token of [...full.tokens, ...roomy.tokens]) {
        const headers = { authorization: `Bearer ${token}` }
        expect((await fetch(`${origin}/auth/v1/user`, { headers })).status).toBe(200)
      }
      product.child.kill('SIGTERM')
      expect(await product.ended).toBe(0)
    } finally {
      execFileSync('umount', ['-l', folder])
    }
  },
)
