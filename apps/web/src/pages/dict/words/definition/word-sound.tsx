import { splitIntoMorae } from '@kotonoha/japanese/mora'
import { PitchDiagram } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { VolumeUpOutlined } from '@kotonoha/ui-kit/icons/volume-up-outlined'
import { Link } from '@tanstack/react-router'
import {
  clearRate,
  speak,
  useJapaneseVoice,
} from '../../../../dictionary/japanese-voice/japanese-voice'
import { usePreferences } from '../../../../session/preferences/preferences-store'
import type { WordDefinition } from './word-definition'

/**
 * How the headword sounds, at the headword: its most usual melody as a contour over the kana, and
 * the browser's voice where it has one. Nothing where neither is known.
 */
export function WordSound({ word }: { word: WordDefinition }) {
  const voice = useJapaneseVoice()
  const { reading } = word.spelling
  const [downstep, ...others] = word.downsteps
  if (downstep === undefined && voice === undefined) return null
  return (
    <div className="word-sound">
      {downstep !== undefined && (
        <Contour word={word} downstep={downstep} otherCount={others.length} />
      )}
      {voice !== undefined && (
        <IconButton
          size="small"
          aria-label={`Listen to ${reading}`}
          onClick={() => speak(reading, voice, clearRate)}
        >
          <VolumeUpOutlined fontSize="small" />
        </IconButton>
      )}
    </div>
  )
}

interface ContourProps {
  word: WordDefinition
  downstep: number
  /** Further ways to say it, which the tab shows. */
  otherCount: number
}

function Contour({ word, downstep, otherCount }: ContourProps) {
  // Boxes and chains are drawings of their own height; a line of marks has room for two of the four.
  const style = usePreferences(({ pitchDiagramStyle }) =>
    pitchDiagramStyle === 'number' ? 'number' : 'line',
  )
  return (
    <Link
      to="/app/dict/words/$id/pronunciation"
      params={{ id: String(word.wordId) }}
      search={(search) => search}
      resetScroll={false}
      className="word-contour"
    >
      <PitchDiagram
        morae={splitIntoMorae(word.spelling.reading)}
        downstep={downstep}
        style={style}
      />
      {otherCount > 0 && (
        <span className="word-contour-more">
          or {otherCount === 1 ? 'another way' : `${otherCount} other ways`}
        </span>
      )}
    </Link>
  )
}
