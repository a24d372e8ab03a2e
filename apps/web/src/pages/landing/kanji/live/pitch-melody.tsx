import {
  PitchDiagram,
  type PitchDiagramStyle,
  pitchDiagramStyles,
} from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { useState } from 'react'
import { usePreferences } from '../../../../session/preferences/preferences-store'

/** One sound, three words: only the melody tells them apart. */
const words = [
  { written: '箸', meaning: 'chopsticks', downstep: 1 },
  { written: '橋', meaning: 'bridge', downstep: 2 },
  { written: '端', meaning: 'edge', downstep: 0 },
]

const styleNames = { chain: 'Chain', line: 'Line', box: 'Box', number: 'Number' } as const

/** はし as chopsticks, bridge and edge, in each of the styles that a learner may choose. */
export function PitchMelody() {
  // Who chose one on this device before finds it again; looking at another here changes nothing.
  const own = usePreferences((preferences) => preferences.pitchDiagramStyle)
  const [style, setStyle] = useState<PitchDiagramStyle>(own)
  return (
    <div className="landing-card landing-pitch">
      <ul className="landing-pitch-words">
        {words.map(({ written, meaning, downstep }) => (
          <li key={written}>
            <span lang="ja" className="landing-pitch-written">
              {written}
            </span>
            <span className="landing-pitch-meaning">{meaning}</span>
            <PitchDiagram morae={['は', 'し']} downstep={downstep} style={style} />
          </li>
        ))}
      </ul>
      <fieldset className="landing-choices">
        <legend>Drawn as</legend>
        {pitchDiagramStyles.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="landing-pitch-style"
              value={each}
              checked={style === each}
              onChange={() => setStyle(each)}
            />
            <span>{styleNames[each]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
