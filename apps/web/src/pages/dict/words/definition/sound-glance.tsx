import { splitIntoMorae } from '@kotonoha/japanese/mora'
import { pitchPattern, pitchPatternNames } from '@kotonoha/japanese/pitch-accent'
import { PitchDiagram } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import type { WordDefinition } from './word-definition'

/** Every melody of the headword, drawn and named. */
export function SoundGlance({ word }: { word: WordDefinition }) {
  const style = usePreferences((preferences) => preferences.pitchDiagramStyle)
  const morae = splitIntoMorae(word.spelling.reading)
  if (word.downsteps.length === 0) {
    return <p className="word-section-none">No pitch accent is known.</p>
  }
  return (
    <ul className="sound-glance">
      {word.downsteps.map((downstep) => {
        const { japanese, english } = pitchPatternNames[pitchPattern(morae.length, downstep)]
        return (
          <li key={downstep}>
            <PitchDiagram morae={morae} downstep={downstep} style={style} />
            <span>
              <span lang="ja">{japanese}</span>, {english}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
