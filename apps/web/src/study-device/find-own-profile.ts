import { findLearnerId } from './find-learner-id'
import type { StudyPack } from './study-database'
import { findPack } from './study-pack'

/** The study profile as this device keeps it for studying without a network. */
export async function findOwnProfile(): Promise<StudyPack['profile'] | undefined> {
  const learnerId = findLearnerId()
  return learnerId === undefined ? undefined : (await findPack(learnerId))?.profile
}
