import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import type { StudyWish } from './study-calls'

const words = {
  lessons: 'Getting your lessons ready…',
  reviews: 'Getting your reviews ready…',
  practice: 'Getting your practice ready…',
} as const

/** In the place of a session on its way: on a slow line it is seconds until the first question. */
export function OpeningStudy({ mode }: { mode: StudyWish['mode'] | undefined }) {
  return (
    <section className={mode === undefined ? 'study' : 'study study-running'}>
      <SkeletonList
        count={2}
        heightPx={160}
        words={mode === undefined ? 'Looking what there is to study…' : words[mode]}
      />
    </section>
  )
}
