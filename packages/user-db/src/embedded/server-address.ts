import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserDbStartError } from '../user-db-error'
import { handOver, type ServerCommand } from './server-command'

/** Where a server of ours listens, in the words of the driver. */
export interface ServerAddress {
  /** A folder with a socket, or an address of this machine. */
  host: string
  port: number
}

/** Only a part of the socket's name, since each installation has a folder of its own. */
const socketPort = 5432

/** 108 bytes on Linux and 104 on macOS hold the socket's path and a final NUL. */
const longestSocketPath = 103

/**
 * Chooses where the server listens: a socket that only its user and root may open.
 *
 * Installations cannot collide, since the socket lies in the data folder or, where that path is
 * too long, in a temporary folder named after it. Windows gets a free port of this machine.
 */
export async function chooseAddress(
  command: ServerCommand,
  folder: string,
): Promise<ServerAddress> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() }
  const near = join(folder, 'socket')
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const isShort = Buffer.byteLength(`${near}/.s.PGSQL.${socketPort}`) < longestSocketPath
  const host = isShort ? near : join(tmpdir(), `kotonoha-${name}`)
  makePrivateFolder(command, host)
  return { host, port: socketPort }
}

function makePrivateFolder(command: ServerCommand, path: string): void {
  const allowedOwners = [process.getuid?.(), command.user?.uid]
  const found = lstatSync(path, { throwIfNoEntry: false })
  // A stranger could wait for us in a temporary folder that everybody may write to.
  if (found !== undefined && !(found.isDirectory() && allowedOwners.includes(found.uid))) {
    throw new UserDbStartError(`${path} belongs to somebody else: remove it, or set TMPDIR`)
  }
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  handOver(command, path)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' ? address?.port : undefined
      probe.close(() => (port === undefined ? reject(new Error('no port')) : resolve(port)))
    })
  })
}

/** The arguments that make the server listen there and nowhere else. */
export function toListenArguments({ host, port }: ServerAddress): string[] {
  if (process.platform === 'win32') return ['-c', `listen_addresses=${host}`, '-p', String(port)]
  return [
    ...['-c', 'listen_addresses='],
    ...['-c', `unix_socket_directories=${quoteListItem(host)}`],
    ...['-c', 'unix_socket_permissions=0700'],
    ...['-p', String(port)],
  ]
}

/** The setting is a list with commas between its items. */
function quoteListItem(path: string): string {
  return `"${path.replaceAll('"', '""')}"`
}
