import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { planQuery } from '../../../../session/billing/plan-query'

/** Where a level needs a plan that the learner does not have: where they begin until then. */
export function PlanNote({ level }: { level: number }) {
  const { data } = useQuery(planQuery())
  if (data === undefined || data.entitlement.kind !== 'free' || level <= data.freeLevels)
    return null
  return (
    <p role="status">
      Lessons from level {data.freeLevels + 1} on belong to a{' '}
      <Link to="/app/kanji/subscription">subscription</Link>. Without one you begin at level{' '}
      {data.freeLevels}, and change to level {level} whenever you like once you have it.
    </p>
  )
}
