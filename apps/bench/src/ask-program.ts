import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs a Node program with a wish at its standard input, and gives what it answers. */
export async function askProgram<Answer>(
  command: readonly string[],
  wish: unknown,
): Promise<Answer> {
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  child.stdin.end(JSON.stringify(wish))
  const [answer, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0) throw new Error(`${command.at(-1)} ended with exit code ${code}`)
  return JSON.parse(answer) as Answer
}
