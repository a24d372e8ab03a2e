/** What keeps reminders from coming to this browser; `none`: nothing does. */
export type PushObstacle =
  | 'none'
  | 'not-secure'
  | 'not-installed'
  | 'no-push'
  | 'denied'
  | 'no-worker'

/**
 * Looks at what the browser allows. On iPhones and iPads the site can be reminded by only once it
 * is on the home screen.
 */
export async function findPushObstacle(): Promise<PushObstacle> {
  if (!window.isSecureContext) return 'not-secure'
  if (!('serviceWorker' in navigator)) return 'no-push'
  if (!('PushManager' in window) || !('Notification' in window)) {
    return isApplePhone() ? 'not-installed' : 'no-push'
  }
  if (Notification.permission === 'denied') return 'denied'
  return (await navigator.serviceWorker.getRegistration()) === undefined ? 'no-worker' : 'none'
}

function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac; no Mac is touched with several fingers.
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
