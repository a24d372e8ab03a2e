import { pitchPattern, pitchPatternNames } from '@kotonoha/japanese/pitch-accent'
import { PitchDiagram } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { usePreferences } from '../../../../../session/preferences/preferences-store'
import type { WordDefinition } from '../word-definition'
import type { PitchPatternOfWord } from './merge-patterns'

interface PitchPatternItemProps {
  morae: readonly string[]
  pattern: PitchPatternOfWord
  word: WordDefinition
}

/** One way to say the word: its drawing, its name, and when it is meant, if the source says so. */
export function PitchPatternItem({ morae, pattern, word }: PitchPatternItemProps) {
  const style = usePreferences((preferences) => preferences.pitchDiagramStyle)
  const name = pitchPattern(morae.length, pattern.downstep)
  const { japanese, english } = pitchPatternNames[name]
  return (
    <li className="pronunciation-pattern">
      <PitchDiagram morae={morae} downstep={pattern.downstep} style={style} />
      <p className="pronunciation-pattern-name">
        <span className="pronunciation-pattern-title">
          {name.charAt(0).toUpperCase() + name.slice(1)} <span lang="ja">{japanese}</span>
        </span>
        <span>{english}</span>
        {pattern.partsOfSpeech.length > 0 && (
          <span>As {listLabels(word, pattern.partsOfSpeech)}</span>
        )}
      </p>
    </li>
  )
}

/** The word's senses carry the label of every code that can be meant here. */
function listLabels(word: WordDefinition, codes: readonly string[]): string {
  const tags = word.senses.flatMap((sense) => sense.partsOfSpeech)
  return codes.map((code) => tags.find((tag) => tag.code === code)?.label ?? code).join(', ')
}
