import { showToast } from '../toasts/toast-queue'

/** Copies a text and says so, or that the browser did not let it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(done, 'success')
  } catch {
    // No permission, or a page without a secure connection, where there is no clipboard.
    showToast('The browser did not allow copying', 'error')
  }
}
