import './word-preview.css'
import { splitIntoMorae } from '@kotonoha/japanese/mora'
import { drawRuby, ExampleSentence } from '@kotonoha/japanese-ui/example-sentence/example-sentence'
import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { PartOfSpeechLabel } from '@kotonoha/japanese-ui/part-of-speech-label/part-of-speech-label'
import { PitchDiagram } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../api/api'
import type { WordItem } from './search-answer'

/** The rest is one click away, and a preview longer than the window answers nothing sooner. */
const sensesShown = 5

/**
 * The word of the active row beside the results, so that the arrow keys alone answer most
 * questions. It asks for what the word's page asks for, which therefore opens at once.
 */
export function WordPreview({ word: { wordId, spellingId } }: { word: WordItem }) {
  // Who runs through the rows waits for no answer on the way.
  const key = useDeferredValue(`${wordId} ${spellingId}`)
  const isPassing = key !== `${wordId} ${spellingId}`
  const { data: word } = useQuery(
    api.dict.words.getDefinitionOverview.queryOptions(
      { wordId, spellingId, meaningId: null },
      { enabled: !isPassing, placeholderData: keepPreviousData },
    ),
  )
  if (word === undefined) return null
  const { spelling, senses } = word
  const [downstep] = word.downsteps
  const example = senses.flatMap(({ examples }) => examples)[0] ?? word.furtherExamples?.[0]
  return (
    <section className="word-preview" aria-label={`${spelling.text} at a glance`}>
      <p className="word-preview-headword">
        <Furigana segments={spelling.furigana} />
      </p>
      {downstep !== undefined && (
        <p className="word-preview-sound">
          <PitchDiagram morae={splitIntoMorae(spelling.reading)} downstep={downstep} style="line" />
        </p>
      )}
      <p className="word-preview-kind">
        <PartOfSpeechLabel partsOfSpeech={senses[0]?.partsOfSpeech ?? []} />
      </p>
      <ol className="word-preview-senses">
        {senses.slice(0, sensesShown).map(({ meaningId, glosses }) => (
          <li key={meaningId}>{glosses.map(({ text }) => text).join('; ')}</li>
        ))}
      </ol>
      {senses.length > sensesShown && (
        <p className="word-preview-more">and {senses.length - sensesShown} more</p>
      )}
      {(word.keyForms ?? []).length > 0 && (
        <ul lang="ja" className="word-preview-forms">
          {word.keyForms.map(({ label, text }) => (
            <li key={label}>{text}</li>
          ))}
        </ul>
      )}
      {example && (
        <ExampleSentence
          japanese={example.japanese}
          english={example.english}
          renderWord={(_wordId, content) => content}
          renderRuby={drawRuby}
        />
      )}
    </section>
  )
}
