/** The address at which this browser is reached now; undefined where it is not. */
export async function findOwnEndpoint(): Promise<string | undefined> {
  return (await findSubscription())?.endpoint
}

/** Nothing is pushed to this browser any more, and what was is put away. Never throws. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const subscription = await findSubscription()
    await subscription?.unsubscribe()
    const registration = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  } catch {
    // The server forgets the address with the session that it belongs to.
  }
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  // Neither is there in every browser, nor on pages without encryption.
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}
