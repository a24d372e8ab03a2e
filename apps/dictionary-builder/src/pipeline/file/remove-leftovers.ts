import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes what builds that were killed left half written; to be called by who holds the lock. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.includes('.building-')) rmSync(join(folder, name), { force: true })
  }
}
