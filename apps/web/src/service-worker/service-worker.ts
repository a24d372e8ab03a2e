import { answerPage } from './answer-page'
import { cachePrefix, chooseAnswer, listKeepable, listOldCaches } from './choose-answer'
import { answerWithFile, keepFiles, keepShell } from './kept-files'
import { answerWithTemplates, keepTemplates } from './kept-templates'
import { toShownPush } from './show-push'
import type { WorkerMessage } from './worker-message'

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: a name for the release, and all files of its code. */
declare const releaseName: string
declare const codeFiles: string[]

const cacheName = `${cachePrefix}${releaseName}`

let hasLookedForShell = false

self.addEventListener('install', (event) => event.waitUntil(keepShell(cacheName)))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  for (const name of listOldCaches(await caches.keys(), cacheName)) await caches.delete(name)
  // Safari has none; the page is asked for after the worker has started then.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  switch (chooseAnswer(event.request, self.location.origin)) {
    case 'network':
      return
    case 'preloaded':
      event.respondWith(answerPreloaded(event))
      return
    case 'kept-file':
      event.respondWith(answerWithFile(cacheName, event.request))
      return
    case 'templates':
      event.respondWith(answerWithTemplates(event.request))
      return
    case 'page':
      event.respondWith(answerPage(event.request, Promise.resolve(event.preloadResponse)))
      return
  }
})

async function answerPreloaded({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  switch (message.kind) {
    case 'keep-files':
      event.waitUntil(keepUsed(message.addresses))
      return
    case 'keep-code':
      event.waitUntil(keepFiles(cacheName, codeFiles).catch(() => undefined))
      return
    case 'keep-templates':
      event.waitUntil(keepTemplates(message.address))
      return
    case 'is-of-release':
      event.ports[0]?.postMessage(codeFiles.includes(message.main))
      return
    case 'take-over':
      event.waitUntil(self.skipWaiting())
      return
  }
})

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = toShownPush(event.data?.text())
  const icon = '/icons/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: path }))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(Promise.all([openPage(String(notification.data)), tellOpened()]))
})

/** In a tab that is open already, if there is one. */
async function openPage(path: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: 'window' })
  // Only tabs that this worker serves can be sent somewhere.
  const shown = await tab?.navigate(path).catch(() => null)
  if (shown) await shown.focus()
  else await self.clients.openWindow(path)
}

/** Reminders that nobody opens stop by themselves; the address of the browser is its proof. */
async function tellOpened(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription()
  if (subscription !== null) await tell('/push/opened', { endpoint: subscription.endpoint })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellChanged(event)))

/**
 * A push service gives another address now and then, and reminders would go nowhere. Browsers that
 * do not say which one it takes the place of are offered anew on the page of notifications.
 */
async function tellChanged(event: PushSubscriptionChangeEvent): Promise<void> {
  const { oldSubscription: before, newSubscription } = event
  if (before === null) return
  const { applicationServerKey } = before.options
  const subscribe = () =>
    self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const subscription = newSubscription ?? (await subscribe().catch(() => null))
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (endpoint !== undefined)
    await tell('/push/changed', { before: before.endpoint, endpoint, ...keys })
}

async function tell(path: string, message: object): Promise<void> {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json' }
  await fetch(path, { method: 'POST', headers, body }).catch(() => undefined)
}

/** Offline, or with a storage that is full, what is kept stays as it is. */
async function keepUsed(addresses: readonly string[]): Promise<void> {
  const keepable = listKeepable(addresses, self.location.origin)
  await keepFiles(cacheName, keepable).catch(() => undefined)
  if (hasLookedForShell) return
  hasLookedForShell = true
  await keepShell(cacheName).catch(() => undefined)
}
