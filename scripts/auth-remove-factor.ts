/**
 * `npm run auth:remove-factor -- address`: takes the second factor from an account whose owner lost
 * it, while the server may run. Make sure first that it is the owner who asks.
 */
import { randomBytes } from 'node:crypto'
import { removeAllFactors } from '../packages/auth-server/src/factors/remove-all-factors'
import { runUserDataCommand } from './db-place'
import { openMailQueue } from './open-mail-queue'

await runUserDataCommand(async () => {
  const [address] = process.argv.slice(2)
  if (address === undefined) {
    console.error('Which account? npm run auth:remove-factor -- name@example.org')
    process.exitCode = 1
    return
  }
  const mails = await openMailQueue()
  try {
    const count = await removeAllFactors({ ...mails, randomBytes }, address)
    if (count === 'no-account') {
      console.error(`Nobody has the address ${address}`)
      process.exitCode = 1
    } else if (count === 0) {
      console.log('This account has no second factor')
    } else {
      console.log(
        `Removed ${count}: ${address} signs in by password alone now, and was told by mail`,
      )
    }
  } finally {
    await mails.close()
  }
})
