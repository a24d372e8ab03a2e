// Compiles packages/handwriting/kernel, the recogniser's inner loops, to WebAssembly and writes it
// into the source tree as text, so that whoever builds or runs the product needs no compiler for it:
// `node scripts/build-handwriting-kernel.mjs` after a change there. The compiler is fetched when asked.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const compiler = 'assemblyscript@0.28.20'
const handwriting = fileURLToPath(new URL('../packages/handwriting', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'kernel-'))
const module = join(folder, 'kernel.wasm')
const options = [
  '--enable',
  'simd',
  '--runtime',
  'stub',
  '-O3',
  '--noAssert',
  '--use',
  'abort=',
  '--outFile',
  module,
]
const { status } = spawnSync(
  'npx',
  ['--yes', '--package', compiler, 'asc', join(handwriting, 'kernel/kernel.ts'), ...options],
  { stdio: ['ignore', 'inherit', 'inherit'], cwd: folder },
)
if (status === 0) {
  const lines =
    readFileSync(module)
      .toString('base64')
      .match(/.{1,96}/g) ?? []
  writeFileSync(
    join(handwriting, 'src/kernel/kernel-bytes.gen.ts'),
    `// Made by scripts/build-handwriting-kernel.mjs with ${compiler} from packages/handwriting/kernel.\n` +
      `export const kernelBytes =\n${lines.map((line) => `  '${line}'`).join(' +\n')}\n`,
  )
}
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
