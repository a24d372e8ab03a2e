import type { DBSchema, IDBPDatabase } from 'idb'
import type { ChannelName, OutboxEntry } from './entry'
import type { Stored } from './stored-entry'

export interface OutboxTables extends DBSchema {
  entries: {
    key: number
    value: Stored<OutboxEntry>
    indexes: {
      byChannel: [userId: string, channel: ChannelName]
      byEntry: [userId: string, channel: ChannelName, entryId: string]
    }
  }
}

export type OutboxDatabase = IDBPDatabase<OutboxTables>
