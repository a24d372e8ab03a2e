import { z } from 'zod'
import { revision } from './study-identifiers'

/** What changed; the browser asks kanji.sync.changes for the rest. */
export const changeKind = z.enum(['cards', 'session', 'profile'])

/** The data of an event `change`. An event `heartbeat` has none. */
export const changeNudge = z.object({ revision, kinds: z.array(changeKind) })
