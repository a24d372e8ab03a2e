import { profiles } from './0001-profiles'
import type { Migration } from './migration'

/** In the order in which they are applied; new ones go to the end. */
export const allMigrations: readonly Migration[] = [profiles]
