import type { Vocabulary } from '@kotonoha/study/answers/vocabulary'
import * as v from 'valibot'
import { api } from '../api/api'
import { indexedDbStorage } from '../api/indexed-db-storage'
import { queryClient } from '../api/query-client'
import { whenLineIsFree } from '../api/when-line-is-free'
import { serverNow } from './server-clock'

const storageKey = 'study-vocabulary'

/** The words change with the dictionary only, and a few that are missing do little harm. */
const refreshAfterMs = 7 * 24 * 60 * 60_000

/** What was kept as `words` has no phrases yet, and is fetched anew. */
const keptWords = v.object({ wordsAndPhrases: v.string(), keptAtMs: v.number() })

let vocabulary: Vocabulary = new Set()
let loading: Promise<void> | undefined

/** English words that are no slips of others; none before they are loaded. */
export function findVocabulary(): Vocabulary {
  return vocabulary
}

/** Takes the words that this device keeps, and asks nobody. */
export async function takeKeptVocabulary(): Promise<void> {
  if (vocabulary.size > 0) return
  const kept = await findKept()
  if (kept !== undefined) take(kept.wordsAndPhrases)
}

/**
 * Loads the words, from this device where it keeps them. Never fails: without them a few slips too
 * many are forgiven, and the next call tries again.
 */
export function loadVocabulary(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<void> {
  const kept = await findKept()
  if (kept === undefined) {
    await fetchWords()
    return
  }
  take(kept.wordsAndPhrases)
  const isOld = serverNow().getTime() - kept.keptAtMs > refreshAfterMs
  if (isOld) void fetchWords().catch(() => {})
}

function take(words: string): void {
  vocabulary = new Set(words.split(' '))
}

async function findKept(): Promise<v.InferOutput<typeof keptWords> | undefined> {
  try {
    const parsed = v.safeParse(
      keptWords,
      JSON.parse((await indexedDbStorage.getItem(storageKey)) ?? ''),
    )
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

async function fetchWords(): Promise<void> {
  // They are more than the questions that they are for, which somebody waits for.
  await whenLineIsFree()
  const { words } = await queryClient.fetchQuery({
    ...api.kanji.study.getVocabulary.queryOptions(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  take(words)
  const text = JSON.stringify({ wordsAndPhrases: words, keptAtMs: serverNow().getTime() })
  // A device without room asks again the next time.
  await indexedDbStorage.setItem(storageKey, text).catch(() => {})
}
