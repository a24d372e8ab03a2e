import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ApiOutputs } from '../api/api'

/** What a device keeps so as to study without a network: two days of dues and a lesson batch. */
export type StudySnapshot = ApiOutputs['kanji']['study']['getQueueAhead']

interface StudyDatabase extends DBSchema {
  /** Of releases before the one outbox, which takes it over (`outbox/earlier-study-operations.ts`). */
  outbox: {
    key: number
    value: object
    indexes: { byUser: string; byEntryId: [string, string] }
  }
  /** By learner. */
  packs: { key: string; value: StudySnapshot }
}

let opening: Promise<IDBPDatabase<StudyDatabase>> | undefined

/**
 * What kind study keeps on this device. A browser that refuses storage (private windows of some)
 * makes every call fail, which callers survive.
 */
export function openStudyDatabase(): Promise<IDBPDatabase<StudyDatabase>> {
  opening ??= openDB<StudyDatabase>('kotonoha-study', 1, {
    upgrade(database) {
      const outbox = database.createObjectStore('outbox', {
        keyPath: 'sequence',
        autoIncrement: true,
      })
      outbox.createIndex('byUser', 'userId')
      outbox.createIndex('byEntryId', ['userId', 'entryId'], { unique: true })
      database.createObjectStore('packs')
    },
    // A newer tab wants to change the tables: this one gives way and opens anew when it needs to.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      opening = undefined
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
