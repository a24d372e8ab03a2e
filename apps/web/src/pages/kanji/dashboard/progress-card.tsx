import { Link } from '@tanstack/react-router'
import {
  bucketLabels,
  type ProgressBucket,
  progressBuckets,
} from '../../../study/subjects/study-subject'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'

type Counts = Dashboard['bucketsByKind']

const kinds = [
  { kind: 'component', label: 'Components' },
  { kind: 'kanji', label: 'Kanji' },
  { kind: 'word', label: 'Words' },
] as const

/** How well everything begun is known: a bar, and each number opens the list of what it counts. */
export function ProgressCard({ counts }: { counts: Counts }) {
  const total = (bucket: ProgressBucket) =>
    kinds.reduce((sum, { kind }) => sum + counts[kind][bucket], 0)
  const all = progressBuckets.reduce((sum, bucket) => sum + total(bucket), 0)
  return (
    <DashboardCard title="How well you know it">
      {all === 0 ? (
        <p className="dashboard-faint">
          Items appear here once their lesson is done, and move on with every answer.
        </p>
      ) : (
        <div className="bucket-bar" aria-hidden="true">
          {progressBuckets.map((bucket) =>
            total(bucket) === 0 ? null : (
              <span
                key={bucket}
                className={`bucket-bar-part bucket-${bucket}`}
                style={{ flexGrow: total(bucket) }}
              />
            ),
          )}
        </div>
      )}
      <table className="bucket-table">
        <thead>
          <tr>
            <td />
            {progressBuckets.map((bucket) => (
              <th key={bucket} scope="col">
                <span className={`bucket-mark bucket-${bucket}`} aria-hidden="true" />
                {bucketLabels[bucket]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, label }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {progressBuckets.map((bucket) => (
                <td key={bucket}>
                  <BucketLink kind={kind} bucket={bucket} count={counts[kind][bucket]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DashboardCard>
  )
}

interface BucketLinkProps {
  kind: keyof Counts
  bucket: ProgressBucket
  count: number
}

function BucketLink({ kind, bucket, count }: BucketLinkProps) {
  const shown = count.toLocaleString('en')
  const search = { progress: bucket }
  switch (kind) {
    case 'component':
      return (
        <Link to="/app/kanji/components" search={search}>
          {shown}
        </Link>
      )
    case 'kanji':
      return (
        <Link to="/app/kanji/curriculum/kanji" search={search}>
          {shown}
        </Link>
      )
    case 'word':
      return (
        <Link to="/app/kanji/curriculum/words" search={search}>
          {shown}
        </Link>
      )
  }
}
