import type { SettledEntry } from './channel-definition'
import type { ChannelName } from './entry'
import { fromStored, type Stored, toStored } from './stored-entry'

/** What a tab tells the others of a learner's channel. */
export interface OutboxNews {
  userId: string
  channel: ChannelName
  /** What waits no longer; nothing where something was added. */
  settled: readonly SettledEntry[]
}

let tabs: BroadcastChannel | undefined

/** Browsers without such channels hear of it when the tab is looked at again. */
function findTabs(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in globalThis) tabs ??= new BroadcastChannel('outbox')
  return tabs
}

/** As it travels, also between tabs of different releases. */
interface PostedNews extends Omit<OutboxNews, 'settled'> {
  settled: readonly Stored<SettledEntry>[]
}

export function tellOtherTabs(news: OutboxNews): void {
  const posted: PostedNews = { ...news, settled: news.settled.map(toStored) }
  findTabs()?.postMessage(posted)
}

export function onNews(listener: (news: OutboxNews) => void): void {
  // Only this very file posts to it, of this release or another, whose operations are looked at again.
  findTabs()?.addEventListener('message', ({ data }: MessageEvent<PostedNews>) =>
    listener({ ...data, settled: data.settled.map(fromStored) }),
  )
}
