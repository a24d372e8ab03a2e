import { statSync } from 'node:fs'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { Log } from '../log'

/** A dictionary in use: it stays open until it is released, even when a newer one has come. */
export interface DictionaryLease {
  dictionary: Dictionary
  release(): void
}

export interface DictionaryHolder {
  /** The newest dictionary, to be released after use; undefined while there is none. */
  lease: () => DictionaryLease | undefined
  /** Looks at once whether the file was replaced. */
  refresh: () => void
  close: () => void
}

export interface DictionaryHolderOptions {
  path: string
  /** Throws when the file is no dictionary that this program can read. */
  open: (path: string) => Dictionary
  log: Log
  /** How often the file is looked at: a change is served at most so much later. */
  pollIntervalMs: number
}

interface HeldDictionary {
  dictionary: Dictionary
  leaseCount: number
  isReplaced: boolean
}

/**
 * Keeps the dictionary file open and goes over to a newer one when the builder renames it into
 * place, without a restart: the older file is closed after its last use.
 *
 * The file is polled, not watched: a rename over a watched file is told differently by every
 * system, and looking at one file each second costs nothing.
 */
export function createDictionaryHolder(options: DictionaryHolderOptions): DictionaryHolder {
  const { path, open, log, pollIntervalMs } = options
  let held: HeldDictionary | undefined
  let lastSeen: string | undefined

  const retire = (old: HeldDictionary | undefined) => {
    if (old === undefined) return
    old.isReplaced = true
    if (old.leaseCount === 0) old.dictionary.close()
  }

  const refresh = () => {
    const seen = identifyFile(path)
    if (seen === lastSeen) return
    lastSeen = seen
    // A dictionary that vanished is still open and still good.
    if (seen === undefined) return log.warn('dictionary file missing', { path })
    try {
      const dictionary = open(path)
      retire(held)
      held = { dictionary, leaseCount: 0, isReplaced: false }
      log.info('dictionary open', { version: dictionary.version })
    } catch (error) {
      log.error('dictionary not usable', {
        reason: String(error),
        isOldOneServed: held !== undefined,
      })
    }
  }

  refresh()
  if (held === undefined && lastSeen === undefined) log.warn('no dictionary yet', { path })
  const timer = setInterval(refresh, pollIntervalMs).unref()

  return {
    lease() {
      const leased = held
      if (leased === undefined) return undefined
      leased.leaseCount += 1
      return {
        dictionary: leased.dictionary,
        release() {
          leased.leaseCount -= 1
          if (leased.isReplaced && leased.leaseCount === 0) leased.dictionary.close()
        },
      }
    },
    refresh,
    close() {
      clearInterval(timer)
      retire(held)
      held = undefined
    },
  }
}

/** Differs whenever another file stands at the path. */
function identifyFile(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false })
  return status && `${status.ino}:${status.size}:${status.mtimeMs}`
}
