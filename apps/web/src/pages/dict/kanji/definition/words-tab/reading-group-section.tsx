import { Reading } from '@kotonoha/japanese-ui/reading/reading'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useId } from 'react'
import { WordRowLink } from '../../../../../dictionary/links/word-row-link'
import { toSavedWord } from '../../../../../dictionary/saved-lists/open-save-dialog'
import { SaveRowButton } from '../../../../../dictionary/saved-lists/save-row-button'
import { writeCount } from '../../../../../kit/counts/write-count'
import { WordStudyMark } from '../../../../../study-marks/study-mark'
import type { KanjiDefinition } from '../kanji-definition'
import { describeSoundChange, type ReadingFacet, type ReadingGroup } from './words-by-reading'

const route = getRouteApi('/app/dict/kanji/$id/words')

/** The words in which the kanji is read one way. */
export function ReadingGroupSection({
  kanji,
  group,
  facet,
  isOnlyReading,
}: {
  kanji: KanjiDefinition
  group: ReadingGroup
  facet: ReadingFacet | undefined
  isOnlyReading: boolean
}) {
  const headingId = useId()
  const search = route.useSearch()
  const reading = kanji.readings.find(({ readingId }) => readingId === group.readingId)
  const isCutShort = facet !== undefined && facet.count > group.words.length && !isOnlyReading
  return (
    <section aria-labelledby={headingId} className="reading-group">
      <div className="reading-group-head">
        <h2 id={headingId} className="reading-group-heading">
          {reading === undefined ? (
            'Other readings'
          ) : (
            <>
              <Reading {...reading} />{' '}
              <span className="reading-group-kind">{reading.kind === 'on' ? 'on' : 'kun'}</span>
            </>
          )}
        </h2>
        {isCutShort && (
          <Link
            to="/app/dict/kanji/$id/words"
            params={{ id: kanji.kanjiId }}
            search={{ ...search, readingId: facet.readingId ?? undefined }}
            resetScroll={false}
            className="reading-group-all"
          >
            All {writeCount(facet.count)}
          </Link>
        )}
      </div>
      <ul className="reading-group-words">
        {group.words.map((word) => (
          <li key={word.spellingId} className="savable-row">
            <WordRowLink
              to="/app/dict/words/$id/kanji"
              params={{ id: String(word.wordId) }}
              search={{ spelling: word.spellingId }}
              word={word}
              mark={<WordStudyMark word={word} />}
              note={describeSoundChange(word, reading?.stem)}
            />
            <SaveRowButton item={toSavedWord(word)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
