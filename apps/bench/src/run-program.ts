import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * Runs a program of the repository in a process of its own, with a wish at its standard input, and
 * gives what it answers: the bench itself imports nothing that talks to a database.
 */
export async function runProgram<Answer>(program: string, wish: object): Promise<Answer> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  child.stdin.end(JSON.stringify(wish))
  const [answer, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return JSON.parse(answer) as Answer
}
