import { toItems } from '@kotonoha/study/pace/pace-forecast'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { type Brake, describeBrake } from '../../../study/levels/brake-words'
import { releaseBrake } from '../../../study/levels/release-brake'
import { formatDate, type StudyClock } from '../../../study/profile/study-times'

/** Why the next level does not open by itself, until when, and the ways to have it otherwise. */
export function BrakeNote({ brake, clock }: { brake: Brake; clock: StudyClock }) {
  const { level, end } = brake
  return (
    <section aria-label={`Level ${level} waits`} className="brake-note">
      <p>
        {describeBrake(brake)} {end !== null && describeEnd(end, clock)}
      </p>
      <div className="start-card-actions">
        <TextButton size="small" onClick={() => void releaseBrake(level, 'open')}>
          Open level {level} anyway
        </TextButton>
        {end !== null && !end.isLimitKept && (
          <>
            <TextButton size="small" onClick={() => void releaseBrake(level, 'halve')}>
              Open it at half the pace
            </TextButton>
            <TextButton size="small" onClick={() => void releaseBrake(level, 'keep-limit')}>
              Keep my pace
            </TextButton>
          </>
        )}
      </div>
    </section>
  )
}

function describeEnd({ at, newPerDay, isLimitKept }: NonNullable<Brake['end']>, clock: StudyClock) {
  const items = toItems(newPerDay)
  const pace = `about ${items} new ${items === 1 ? 'item' : 'items'} a day`
  return isLimitKept
    ? `It opens by itself on ${formatDate(clock, at)} at the latest; your pace stays at ${pace}.`
    : `It opens by itself on ${formatDate(clock, at)} at the latest, and your pace is halved to ${pace} unless you keep it.`
}
