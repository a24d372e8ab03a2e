import { PlainFailure } from '../../api/failures/plain-failure'

/** What the server must know of a browser to reach it: base64url. */
export interface BrowserAddress {
  endpoint: string
  p256dh: string
  auth: string
}

const notAllowed =
  'Notifications were not allowed. Allow them in the browser’s question to be reminded.'
const noService =
  'The browser could not reach the service that brings its notifications. Check the connection and try again.'

/**
 * Asks the learner, then the push service, for an address. To be called when something was pressed:
 * browsers ask for nothing otherwise. Throws `PlainFailure`.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserAddress> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PlainFailure(notAllowed)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  // Under another key, of the time before this installation's secret changed, it is of no use.
  const subscription = await subscribe().catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return subscribe().catch(() => {
      throw new PlainFailure(noService)
    })
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new PlainFailure(noService)
  }
  return { endpoint, p256dh, auth }
}
