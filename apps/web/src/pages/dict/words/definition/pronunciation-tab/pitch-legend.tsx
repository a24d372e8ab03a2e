import type { PitchDiagramStyle } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { usePreferences } from '../../../../../session/preferences/preferences-store'

/** What the particle after the word is drawn as. */
const marks = { chain: 'hollow dot', line: 'circle', box: 'dashed box' } satisfies Partial<
  Record<PitchDiagramStyle, string>
>

/** How to read the diagrams in the style they are drawn in. */
export function PitchLegend() {
  const style = usePreferences((preferences) => preferences.pitchDiagramStyle)
  return (
    <p className="pronunciation-legend">
      {style === 'number'
        ? 'The number is the beat after which the pitch falls; 0 means that it never falls.'
        : `The ${marks[style]} at the end is a particle after the word, such as が.`}
    </p>
  )
}
