import type { PitchBeat } from './pitch-beats'

interface NumberDiagramProps {
  beats: readonly PitchBeat[]
  downstep: number
}

/** The reading with the number of its falling mora, as in the entries of Japanese dictionaries. */
export function NumberDiagram({ beats, downstep }: NumberDiagramProps) {
  return (
    <span className="ja-pitch-number-row" aria-hidden="true">
      {beats.map((beat) => beat.mora).join('')}
      <span className="ja-pitch-number-mark">{downstep}</span>
    </span>
  )
}
