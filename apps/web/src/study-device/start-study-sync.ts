import { whenLineIsFree } from '../api/when-line-is-free'
import { tellWorker } from '../kit/installed-site/tell-worker'
import { findLearnerId, onUserChange } from '../session/who-is-here'
import { flush, onAcknowledged } from './outbox'
import { pullChanges } from './pull-changes'
import { subscribeToChanges } from './realtime'
import { forgetSnapshotsExcept, refreshSnapshot, updateSnapshot } from './study-snapshot'
import { loadVocabulary } from './vocabulary'

/** A snapshot is asked anew so long after the last, and whenever the network returns. */
const snapshotAgeMs = 30 * 60_000

/** Keeps this device and the server in step for as long as the page lives. */
export function startStudySync(): void {
  onAcknowledged(({ cards, revision }) => {
    const userId = findLearnerId()
    if (userId !== undefined) void updateSnapshot(userId, { cards, revision, isWhole: false })
  })
  subscribeToChanges(() => pullChanges())
  window.addEventListener('online', () => void catchUp())
  setInterval(() => void catchUp(), snapshotAgeMs)

  onUserChange(findLearnerId, (learnerId) => {
    void forgetSnapshotsExcept(learnerId)
    if (learnerId !== undefined) void catchUp()
  })
  void forgetSnapshotsExcept(findLearnerId())
  void catchUp()
  void askToKeep()
  void loadVocabulary()
  // Whoever studies may be without a network at any page.
  if ('serviceWorker' in navigator) {
    void whenLineIsFree().then(() => tellWorker({ kind: 'keep-code' }))
  }
}

/** What was answered here goes first: the snapshot then knows of it. */
async function catchUp(): Promise<void> {
  const learnerId = findLearnerId()
  if (learnerId === undefined || !navigator.onLine) return
  try {
    await flush()
    await whenLineIsFree()
    // Somebody else may have signed in since.
    if (findLearnerId() === learnerId) await refreshSnapshot(learnerId)
  } catch {
    // Without a network, or before onboarding, the snapshot stays as it is.
  }
}

/** Without it a browser short of room may throw unsent answers away; it may also say no. */
async function askToKeep(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Older browsers keep what they keep.
  }
}
