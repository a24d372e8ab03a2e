/**
 * A program for tests: opens the data folder named in its arguments, saves one profile after the
 * other and says the number of each when the database has acknowledged it, until it is killed.
 */
import { openUserDb } from '../open-user-db'
import { saveProfile } from '../queries/profiles/profile'
import { toNumberedUserId } from './make-user-id'

const [dataFolder = '', firstNumber = '1'] = process.argv.slice(2)

// Written at once: what is still held back when we are killed was never said.
const say = (line: string) => process.stdout.write(`${line}\n`)

const log = {
  info: () => {},
  warn: (message: string) => say(`log ${message}`),
  error: (message: string) => say(`log ${message}`),
}

try {
  const userDb = await openUserDb({
    dataFolder,
    log,
    clock: () => new Date(),
    random: Math.random,
  })
  say('open')
  for (let number = Number(firstNumber); ; number += 4) {
    const numbers = [number, number + 1, number + 2, number + 3]
    await Promise.all(
      numbers.map(async (each) => {
        const profile = { userId: toNumberedUserId(each), firstName: 'x', lastName: 'y' }
        await saveProfile(userDb, { ...profile, at: new Date(0) })
        say(`saved ${each}`)
      }),
    )
  }
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
