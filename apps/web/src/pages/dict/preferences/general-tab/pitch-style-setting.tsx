import { PitchDiagram, pitchDiagramStyles } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { OptionSwitch } from '../../../../kit/option-switch/option-switch'
import { SettingSection } from '../../../../kit/settings/setting'
import { usePreferences } from '../../../../session/preferences/preferences-store'

/** Without a fall, with one after the first mora, and with one inside the word. */
const samples = [
  { word: '桜', morae: ['さ', 'く', 'ら'], downstep: 0 },
  { word: '命', morae: ['い', 'の', 'ち'], downstep: 1 },
  { word: '卵', morae: ['た', 'ま', 'ご'], downstep: 2 },
]

const options = pitchDiagramStyles.map((style) => ({
  value: style,
  label: style.charAt(0).toUpperCase() + style.slice(1),
}))

/** How pitch is drawn, shown on words while one chooses. */
export function PitchStyleSetting() {
  const { pitchDiagramStyle, change } = usePreferences()
  return (
    <SettingSection title="Pitch accent" text="How the melody of a word is drawn.">
      <div className="setting-choice">
        <OptionSwitch
          legend="Style of the pitch diagram"
          options={options}
          value={pitchDiagramStyle}
          onChange={(style) => change({ pitchDiagramStyle: style })}
        />
      </div>
      <ul className="pitch-samples" aria-label="Sample">
        {samples.map(({ word, morae, downstep }) => (
          <li key={word} className="pitch-sample">
            <span lang="ja" className="pitch-sample-word">
              {word}
            </span>
            <PitchDiagram morae={morae} downstep={downstep} style={pitchDiagramStyle} />
          </li>
        ))}
      </ul>
    </SettingSection>
  )
}
