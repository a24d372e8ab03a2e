import type { PitchDiagramStyle } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { usePreferences } from '../../../../../session/preferences/preferences-store'

const legends: Record<PitchDiagramStyle, string> = {
  chain: 'The hollow dot at the end is a particle after the word, such as が.',
  line: 'The circle at the end is a particle after the word, such as が.',
  box: 'The dashed box at the end is a particle after the word, such as が.',
  number: 'The number is the beat after which the pitch falls; 0 means that it never falls.',
}

/** How to read the diagrams in the style they are drawn in. */
export function PitchLegend() {
  const style = usePreferences((preferences) => preferences.pitchDiagramStyle)
  return <p className="pronunciation-legend">{legends[style]}</p>
}
