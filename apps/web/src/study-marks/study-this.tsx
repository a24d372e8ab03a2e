import './study-this.css'
import { Suspense } from 'react'
import { lazyBeside } from '../kit/late-component/lazy-beside'
import { useUser } from '../session/use-user'
import type { StudyThing } from './standing'

/** Only who is signed in waits for its code. */
const StudyThingState = lazyBeside(
  async () => (await import('./study-thing-state')).StudyThingState,
)

/** On the page of a kanji or word: how the learner stands with it, and "study this". */
export function StudyThis({ thing, name }: { thing: StudyThing; name: string }) {
  const isSignedIn = useUser().kind === 'signed-in'
  // The server does not know who reads: whoever was signed in here keeps the place (`startup.js`).
  if (!isSignedIn) return <div className="study-this study-this-place" />
  // The place is kept, so that nothing below moves when the answer comes.
  return (
    <div className="study-this">
      <Suspense>
        <StudyThingState thing={thing} name={name} />
      </Suspense>
    </div>
  )
}
