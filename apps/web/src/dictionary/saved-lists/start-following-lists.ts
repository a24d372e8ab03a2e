import { runWhileSignedIn } from '../../session/run-while-signed-in'
import { findLearnerId } from '../../session/who-is-here'

/** Only a learner has lists; nobody else loads any of it. */
export function startFollowingLists(): void {
  runWhileSignedIn({
    find: findLearnerId,
    load: async () => (await import('./follow-lists')).followLists,
  })
}
