import { newId } from '../api/new-id'

const markKey = 'device-mark'

/**
 * Says to the service that this is a browser which it has seen, and says nothing else: without it
 * every sign-in would be told by mail as one on a new device. It stays when somebody signs out.
 */
export function getDeviceHeaders(): Record<string, string> {
  try {
    const mark = localStorage.getItem(markKey) ?? newId()
    localStorage.setItem(markKey, mark)
    return { 'x-browser-mark': mark }
  } catch {
    // A storage that is refused: this browser is new each time.
    return {}
  }
}
