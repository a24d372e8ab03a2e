import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserDbStartError } from '../user-db-error'
import { handOver, runProgram, type ServerCommand } from './server-command'
import type { Durability } from './server-settings'

/** The name of the server's owner and of the database that holds everything. */
export const databaseName = 'kotonoha'

/** The files of a PostgreSQL server, and the password to get in. */
export interface Cluster {
  folder: string
  password: string
}

/** Opens the cluster in the folder, or makes one; a making that was cut short is begun anew. */
export async function openCluster(
  command: ServerCommand,
  folder: string,
  durability: Durability,
): Promise<Cluster> {
  const cluster = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  if (existsSync(cluster)) {
    checkVersion(command, cluster)
    return { folder: cluster, password: readFileSync(passwordFile, 'utf8').trim() }
  }
  const draft = join(folder, 'cluster.new')
  rmSync(draft, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  handOver(command, passwordFile)
  await createDraft(command, { draft, passwordFile, durability })
  renameSync(draft, cluster)
  return { folder: cluster, password }
}

async function createDraft(
  command: ServerCommand,
  cluster: { draft: string; passwordFile: string; durability: Durability },
): Promise<void> {
  const { draft, passwordFile, durability } = cluster
  // The folder above belongs to us and not to the server's user: it cannot make its own.
  mkdirSync(draft, { mode: 0o700 })
  handOver(command, draft)
  const { code, output } = await runProgram(command, 'initdb', [
    `--pgdata=${draft}`,
    `--username=${databaseName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Text is compared by code point, the same on every machine and in every release.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    ...(durability === 'safe' ? [] : ['--no-sync']),
  ])
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new UserDbStartError(`PostgreSQL could not make its files in ${draft}: ${output}`)
  }
}

/** Files of one major release cannot be read by another. */
function checkVersion({ program }: ServerCommand, cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const bootstrapFile = join(program, 'share/postgresql/postgres.bki')
  const bootstrap = existsSync(bootstrapFile) ? readFileSync(bootstrapFile, 'utf8') : ''
  const ours = /^# PostgreSQL (\d+)/.exec(bootstrap)?.[1]
  if (ours !== undefined && ours !== found) {
    throw new UserDbStartError(
      `${cluster} was written by PostgreSQL ${found}, this release brings PostgreSQL ${ours}: ` +
        'make a backup with the release that wrote it (npm run db:backup), move the folder ' +
        'away and restore the backup (npm run db:restore)',
    )
  }
}
