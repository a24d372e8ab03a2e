import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UserDbStartError } from '../user-db-error'
import type { BackupEnd, BackupHeader, BackupRow, BackupTable } from './backup-format'

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: BackupTable }
  | { kind: 'row'; row: BackupRow }
  | { kind: 'end'; end: BackupEnd }

/** Reads a backup line by line; throws `UserDbStartError` when it is none or was damaged. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  try {
    for await (const line of readLines(path)) yield parseLine(line, path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Codes of the archive's (Z_BUF_ERROR, …) and of files; others are not the backup's fault.
    if (!/^(Z_|E[A-Z]+$)/.test(code)) throw error
    const reason = error instanceof Error ? error.message : code
    throw new UserDbStartError(`${path} cannot be read as a backup: ${reason}`)
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  // A failure of either reaches whoever reads the second; here there is nothing left to do.
  pipeline(createReadStream(path), unpacked, () => {})
  let rest = ''
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function parseLine(line: string, path: string): BackupPart {
  const value = parseJson(line)
  if (Array.isArray(value)) return { kind: 'row', row: value as BackupRow }
  if (typeof value === 'object' && value !== null) {
    if ('table' in value) return { kind: 'table', table: value as BackupTable }
    if ('tables' in value) return { kind: 'end', end: value as BackupEnd }
    if ('format' in value && value.format === 'kotonoha-user-data') {
      return { kind: 'header', header: value as BackupHeader }
    }
  }
  throw new UserDbStartError(`${path} is not a backup of Kotonoha's user data, or is damaged`)
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
