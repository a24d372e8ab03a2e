import { Link } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { toCount } from '../../../../study/plots/percent'
import {
  bucketLabels,
  type ProgressBucket,
  progressBuckets,
} from '../../../../study/subjects/study-subject'

type Kinds = ApiOutputs['kanji']['progress']['getOverview']['kinds']

const kindNames = [
  { kind: 'component', label: 'Components', to: '/app/kanji/components' },
  { kind: 'kanji', label: 'Kanji', to: '/app/kanji/curriculum/kanji' },
  { kind: 'word', label: 'Words', to: '/app/kanji/curriculum/words' },
] as const

/** How well each kind is known; each number opens the list of what it counts. */
export function KindTable({ kinds }: { kinds: Kinds }) {
  return (
    <>
      {kindNames.map(({ kind, label, to }) => {
        const counts = kinds[kind]
        const begun = progressBuckets.reduce((sum, bucket) => sum + counts[bucket], 0)
        return (
          <div key={kind} className="kind-bars">
            <div className="kind-bars-head">
              <span>{label}</span>
              <span className="progress-faint">
                {toCount(begun)} of {toCount(counts.total)} begun
              </span>
            </div>
            <div className="progress-share" aria-hidden="true">
              {progressBuckets.map((bucket) => (
                <span
                  key={bucket}
                  className={`bucket-part bucket-part-${bucket}`}
                  style={{ width: `${(counts[bucket] / Math.max(1, counts.total)) * 100}%` }}
                />
              ))}
            </div>
            <ul className="kind-numbers">
              {progressBuckets.map((bucket: ProgressBucket) => (
                <li key={bucket}>
                  <Link to={to} search={{ progress: bucket }}>
                    <span className={`plot-key bucket-part-${bucket}`} aria-hidden="true" />
                    {bucketLabels[bucket]} {toCount(counts[bucket])}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}
