import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserDbStartError } from '../../user-db-error'

/** The system user that a server runs as, where the app itself is root. */
export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/** PostgreSQL's own user where a package made one, else the user that owns nothing. */
const userNames = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root; undefined when we are somebody else already. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = parsePasswd(readFileSync('/etc/passwd', 'utf8'))
  for (const name of userNames) {
    const user = users.find((each) => each.name === name)
    if (user !== undefined) return user
  }
  throw new UserDbStartError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor ' +
      '"nobody": start Kotonoha as another user, or set DATABASE_URL',
  )
}

export function parsePasswd(text: string): ServerUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (name === undefined || uid === undefined || gid === undefined) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/** Whether the user may go through every folder on the way to the path, the last one included. */
export function canReach({ uid, gid }: ServerUser, path: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(path)
  const enter = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if ((mode & enter) === 0) return false
  const parent = dirname(path)
  return parent === path || canReach({ name: '', uid, gid }, parent)
}
