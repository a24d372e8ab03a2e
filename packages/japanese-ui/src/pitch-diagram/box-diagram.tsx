import type { PitchBeat } from './pitch-beats'

/** One box a beat: filled and raised when high, open and lowered when low. */
export function BoxDiagram({ beats }: { beats: readonly PitchBeat[] }) {
  return (
    <span className="ja-pitch-box-row" aria-hidden="true">
      {beats.map((beat, index) => (
        <span
          key={index}
          className="ja-pitch-box-beat"
          data-high={beat.isHigh}
          data-particle={beat.isParticle}
        >
          {beat.isParticle ? '○' : beat.mora}
        </span>
      ))}
    </span>
  )
}
