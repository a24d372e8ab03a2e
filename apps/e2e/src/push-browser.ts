import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page, Worker } from 'playwright-core'

interface Address {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushService {
  origin: string
  /** What was pushed, as the browser at that address reads it. */
  taken: { endpoint: string; text: string }[]
  addAddress: () => Address
  stop: () => Promise<void>
}

/** Stands for the push service of a browser's maker: takes what is encrypted for its browsers. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>()
  const taken: PushService['taken'] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const endpoint = origin + request.url
      const browser = browsers.get(endpoint)
      if (browser !== undefined) {
        taken.push({ endpoint, text: decrypt(Buffer.concat(pieces), browser) })
      }
      response.writeHead(browser === undefined ? 410 : 201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    addAddress() {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url', 'uncompressed')
      const auth = randomBytes(16)
      const endpoint = `${origin}/${randomBytes(12).toString('base64url')}`
      browsers.set(endpoint, { pair, auth })
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One record (RFC 8188), encrypted for a browser (RFC 8291). */
function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const idEnd = 21 + (body[20] ?? 0)
  const sender = body.subarray(21, idEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const hkdf = (key: Buffer, by: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, about, length))
  const secret = hkdf(pair.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(idEnd, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

const keptAddress = 'journey-push-address'

/**
 * Lets the pages of a context subscribe at the service: the browser itself asks its maker's, which
 * a journey cannot reach.
 */
export async function subscribeAt(context: BrowserContext, address: Address): Promise<void> {
  const given = { address, keptAddress }
  await context.addInitScript(({ address, keptAddress }) => {
    const toSubscription = (text: string) => ({
      ...JSON.parse(text),
      toJSON: () => JSON.parse(text),
      unsubscribe: async () => {
        sessionStorage.removeItem(keptAddress)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem(keptAddress, JSON.stringify(address))
        return toSubscription(JSON.stringify(address))
      },
      getSubscription: async () => {
        const text = sessionStorage.getItem(keptAddress)
        return text === null ? null : toSubscription(text)
      },
    })
  }, given)
}

/** The browser's push service gives it another address, and its worker is told so. */
export async function changeAddress(
  { page, worker }: { page: Page; worker: Worker },
  { before, after }: { before: Address; after: Address },
): Promise<void> {
  await page.evaluate(({ name, text }) => sessionStorage.setItem(name, text), {
    name: keptAddress,
    text: JSON.stringify(after),
  })
  await worker.evaluate(
    async ({ before, after }) => {
      let work: Promise<unknown> = Promise.resolve()
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: { ...before, options: {} },
        newSubscription: { toJSON: () => after },
        // What a script dispatches may not be waited for by the browser.
        waitUntil: (given: Promise<unknown>) => {
          work = given
        },
      })
      self.dispatchEvent(event)
      await work
    },
    { before, after },
  )
}

/**
 * Hands the worker of a page what was pushed, as the browser does once it has decrypted it, and waits
 * until it is shown. Chromium forgets a notification when it is asked for all of them while it puts
 * that one on the screen: it takes it for one that has been closed.
 */
export async function deliver(
  { page, worker }: { page: Page; worker: Worker },
  text: string,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered
  const shown = await worker.evaluateHandle(whenNextIsShown)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  await shown.evaluate(({ isShown }) => isShown)
  await devtools.detach()
}

/** In the worker; inside of an object, as a promise by itself would be waited for. */
function whenNextIsShown(): { isShown: Promise<void> } {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  const isShown = new Promise<void>((resolve, reject) => {
    registration.showNotification = async (...given) => {
      Reflect.deleteProperty(registration, 'showNotification')
      await registration.showNotification(...given).then(resolve, reject)
    }
  })
  return { isShown }
}

/** Titles of the notifications that are shown. */
export function listShown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })
}

/** Presses a notification that is shown; what the worker then does has begun. */
export async function pressNotification(worker: Worker, title: string): Promise<void> {
  await worker.evaluate(async (wanted) => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration }
    const shown = await scope.registration.getNotifications()
    const notification = shown.find((each) => each.title === wanted)
    // Only the browser's own event may bring a window to the front; where it leads is the worker's.
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined)
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
  }, title)
}
