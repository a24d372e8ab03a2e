import type { PitchBeat } from './pitch-beats'

/** The way printed accent dictionaries do it: a line over the high beats, a hook where it falls. */
export function LineDiagram({ beats }: { beats: readonly PitchBeat[] }) {
  return (
    <span className="ja-pitch-line-row" aria-hidden="true">
      {beats.map((beat, index) => (
        <span
          key={index}
          className="ja-pitch-line-beat"
          data-high={beat.isHigh}
          data-falls={beat.fallsAfter}
          data-particle={beat.isParticle}
        >
          {beat.isParticle ? '○' : beat.mora}
        </span>
      ))}
    </span>
  )
}
