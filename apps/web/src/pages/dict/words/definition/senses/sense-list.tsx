import './senses.css'
import { PartOfSpeechLabel } from '@kotonoha/japanese-ui/part-of-speech-label/part-of-speech-label'
import { useState } from 'react'
import { FuriganaChoice } from '../../../../../dictionary/example-sentences/furigana-choice'
import type { WordDefinition } from '../word-definition'
import { groupSenses } from './sense-groups'
import { SenseItem } from './sense-item'

/**
 * A narrow screen begins with this many senses, so that the tabs below stay in reach of the thumb
 * on する or 掛ける, which have dozens. A wide one shows them all.
 */
const shownOnNarrowScreen = 6

/** Folding fewer away than this costs a tap and saves nothing. */
const worthFolding = 3

/** The senses by part of speech, numbered through. */
export function SenseList({ word }: { word: WordDefinition }) {
  const isLong = word.senses.length >= shownOnNarrowScreen + worthFolding
  const chosenIndex = word.senses.findIndex(({ meaningId }) => meaningId === word.meaningId)
  const [isFolded, setIsFolded] = useState(isLong && chosenIndex < shownOnNarrowScreen)
  const lastShown = word.senses[shownOnNarrowScreen - 1]?.meaningId ?? word.senses.length

  return (
    <section aria-labelledby="word-meanings" className="senses" data-folded={isFolded}>
      <div className="senses-head">
        <h2 id="word-meanings" className="word-section-title">
          {word.senses.length === 1 ? 'Meaning' : 'Meanings'}
        </h2>
        {hasFurigana(word) && <FuriganaChoice />}
      </div>
      {groupSenses(word.senses).map((group) => (
        <div
          key={group.senses[0]?.meaningId}
          className="sense-group"
          data-beyond={(group.senses[0]?.meaningId ?? 0) > lastShown}
        >
          {group.partsOfSpeech.length > 0 && (
            <h3 className="sense-group-title">
              <PartOfSpeechLabel partsOfSpeech={group.partsOfSpeech} />
            </h3>
          )}
          <ol className="sense-group-list">
            {group.senses.map((sense) => (
              <SenseItem
                key={sense.meaningId}
                word={word}
                sense={sense}
                isBeyond={sense.meaningId > lastShown}
              />
            ))}
          </ol>
        </div>
      ))}
      {isFolded && (
        <button type="button" className="senses-unfold" onClick={() => setIsFolded(false)}>
          Show all {word.senses.length} meanings
        </button>
      )}
    </section>
  )
}

function hasFurigana({ senses, furtherExamples }: WordDefinition): boolean {
  // What this device kept of earlier releases has no such field.
  const examples = [...senses.flatMap((sense) => sense.examples), ...(furtherExamples ?? [])]
  return examples.some(({ japanese }) => japanese.some((piece) => piece.furigana !== undefined))
}
