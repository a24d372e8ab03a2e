/**
 * A program for tests: archives a learner's answers in the database named in its arguments. The
 * given time that answers were copied and would be taken out of the log it says so and waits to be
 * killed.
 */
import { connect } from '../connection/connect'
import type { ConnectionTarget } from '../connection/connection-target'
import { archiveReviews } from '../queries/study/archive/archive-reviews'
import type { Queries, UserDb } from '../user-db'
import { silentLog } from './silent-log'

const [target = '', userId = '', beforeDay = '', wanted = ''] = process.argv.slice(2)
const userDb = connect(JSON.parse(target) as ConnectionTarget, {
  log: silentLog,
  random: () => 0.5,
})
let deletes = 0

const waiting: UserDb = {
  ...userDb,
  transaction: (work) =>
    userDb.transaction((queries) => {
      const watched: Queries = {
        query: queries.query,
        run: async (asked, values) => {
          if (asked.sql.trimStart().startsWith('DELETE FROM review')) {
            deletes += 1
            if (deletes === Number(wanted)) {
              process.stdout.write('copied\n')
              await new Promise((resolve) => setTimeout(resolve, 600_000))
            }
          }
          return queries.run(asked, values)
        },
      }
      return work(watched)
    }),
}
await archiveReviews(waiting, { userId, beforeDay: Number(beforeDay) })
process.stdout.write('done\n')
await userDb.close()
