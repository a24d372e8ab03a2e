import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Row } from './table'

/** Builds the dictionary into an empty folder and reads the builder's own closing figures. */
export async function measureBuild(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kotonoha-bench-'))
  try {
    const output = await runBuild(folder)
    const figures = /Built in ([\d.]+) s, peak memory ([\d.,]+) MiB/.exec(output)
    const seconds = Number(figures?.[1])
    const mebibytes = Number(figures?.[2]?.replace(',', ''))
    return [
      atMost('full build', seconds, 60, 's'),
      atMost('peak resident memory', mebibytes, 1024, 'MiB'),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runBuild(folder: string): Promise<string> {
  const builder = spawn('npm', ['run', '--silent', 'dictionary:build'], {
    env: { ...process.env, KOTONOHA_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  builder.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    builder.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`the build ended with ${code}\n${output}`)),
    )
  })
}
