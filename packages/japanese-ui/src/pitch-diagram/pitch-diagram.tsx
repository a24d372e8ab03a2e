import './pitch-diagram.css'
import { pitchPattern } from '@kotonoha/japanese/pitch-accent'
import { BoxDiagram } from './box-diagram'
import { ChainDiagram } from './chain-diagram'
import { LineDiagram } from './line-diagram'
import { NumberDiagram } from './number-diagram'
import { type PitchBeat, toPitchBeats } from './pitch-beats'

export const pitchDiagramStyles = ['chain', 'line', 'box', 'number'] as const

export type PitchDiagramStyle = (typeof pitchDiagramStyles)[number]

export interface PitchDiagramProps {
  morae: readonly string[]
  /** Number of the mora after which the pitch falls; 0 when it never falls. */
  downstep: number
  style?: PitchDiagramStyle
}

/** The melody of a word, mora by mora, and of the particle that follows it. */
export function PitchDiagram({ morae, downstep, style = 'chain' }: PitchDiagramProps) {
  const beats = toPitchBeats(morae, downstep)
  return (
    <span
      role="img"
      lang="ja"
      className={`ja-pitch ja-pitch-${style}`}
      aria-label={describe(beats, downstep)}
    >
      <Drawing style={style} beats={beats} downstep={downstep} />
    </span>
  )
}

interface DrawingProps {
  style: PitchDiagramStyle
  beats: readonly PitchBeat[]
  downstep: number
}

function Drawing({ style, beats, downstep }: DrawingProps) {
  switch (style) {
    case 'chain':
      return <ChainDiagram beats={beats} />
    case 'line':
      return <LineDiagram beats={beats} />
    case 'box':
      return <BoxDiagram beats={beats} />
    case 'number':
      return <NumberDiagram beats={beats} downstep={downstep} />
  }
}

function describe(beats: readonly PitchBeat[], downstep: number): string {
  const word = beats.filter((beat) => !beat.isParticle)
  const heights = word.map((beat) => `${beat.mora} ${beat.isHigh ? 'high' : 'low'}`).join(', ')
  const particle = beats.at(-1)?.isHigh === true ? 'high' : 'low'
  const name = pitchPattern(word.length, downstep)
  return `${word.map((beat) => beat.mora).join('')}: ${name}. ${heights}; a particle after it ${particle}.`
}
