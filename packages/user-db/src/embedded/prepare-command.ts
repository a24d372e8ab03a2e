import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserDbStartError } from '../user-db-error'
import { findProgram } from './program/find-program'
import { prepareProgram } from './program/prepare-program'
import { canReach, findServerUser } from './program/server-user'
import { canGiveEntry, type ServerCommand } from './server-command'

/** Decides as whom and from where PostgreSQL runs for this folder, and makes that possible. */
export async function prepareCommand(folder: string): Promise<ServerCommand> {
  const user = findServerUser()
  let needsEntry = false
  if (user !== undefined) {
    // These two are ours: others may pass through, and still see and read nothing.
    for (const ours of [dirname(folder), folder]) {
      chmodSync(ours, (statSync(ours).mode & 0o777) | 0o011)
    }
    needsEntry = !canReach(user, folder)
    if (needsEntry && !canGiveEntry()) {
      throw new UserDbStartError(
        `As root, Kotonoha runs PostgreSQL as the user "${user.name}", which may not enter ` +
          `${folder}: set KOTONOHA_DATA to a folder it can reach (such as /var/lib/kotonoha), ` +
          'start Kotonoha as another user, or set DATABASE_URL',
      )
    }
  }
  const installed = findProgram()
  const program = await prepareProgram({ installed, folder, user, mayEnterAnywhere: needsEntry })
  return { program, user, needsEntry }
}
