import { findLearnerId } from '../session/who-is-here'
import type { StudySnapshot } from './study-database'
import { findSnapshot } from './study-snapshot'

/** The study profile as this device keeps it for studying without a network. */
export async function findOwnProfile(): Promise<StudySnapshot['profile'] | undefined> {
  const learnerId = findLearnerId()
  return learnerId === undefined ? undefined : (await findSnapshot(learnerId))?.profile
}
