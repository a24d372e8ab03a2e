import { Reading } from '@kotonoha/japanese-ui/reading/reading'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { writeCount } from '../../../../kit/counts/write-count'
import type { KanjiDefinition, KanjiReading } from './kanji-definition'
import { listReadingsByUse } from './readings-by-use'

/** On and kun readings, the usual ones first; those that words have lead to these words. */
export function KanjiReadings({ kanji }: { kanji: KanjiDefinition }) {
  const [isAllShown, setIsAllShown] = useState(false)
  const { on, kun, hiddenCount } = listReadingsByUse(kanji, isAllShown)
  const areNamesShown = kanji.nanori.length > 0 && hiddenCount === 0
  return (
    <dl className="kanji-readings" data-open={isAllShown}>
      <ReadingLine label="On" kanjiId={kanji.kanjiId} readings={on} />
      <ReadingLine label="Kun" kanjiId={kanji.kanjiId} readings={kun} />
      {areNamesShown && (
        <>
          <dt>In names</dt>
          <dd lang="ja" className="kanji-readings-names">
            {kanji.nanori.join('、')}
          </dd>
        </>
      )}
      {(hiddenCount > 0 || isAllShown) && (
        <dd className="kanji-readings-more">
          <TextButton
            size="small"
            aria-expanded={isAllShown}
            onClick={() => setIsAllShown(!isAllShown)}
          >
            {isAllShown ? 'Fewer' : describeHidden(hiddenCount, kanji.nanori.length)}
          </TextButton>
        </dd>
      )}
    </dl>
  )
}

/** Short: it stands at the end of a line of readings. */
function describeHidden(count: number, nameCount: number): string {
  return count === nameCount ? 'In names' : `${count} more`
}

function ReadingLine({
  label,
  kanjiId,
  readings,
}: {
  label: string
  kanjiId: string
  readings: readonly KanjiReading[]
}) {
  if (readings.length === 0) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ul className="kanji-readings-list">
          {readings.map((reading) => (
            <li key={reading.readingId}>
              <ReadingLink kanjiId={kanjiId} reading={reading} />
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}

function ReadingLink({ kanjiId, reading }: { kanjiId: string; reading: KanjiReading }) {
  const text = (
    <Reading
      kind={reading.kind}
      stem={reading.stem}
      okurigana={reading.okurigana}
      affix={reading.affix}
    />
  )
  if (reading.wordCount === 0) {
    return <span className={toClassName(reading)}>{text}</span>
  }
  return (
    <Link
      to="/app/dict/kanji/$id/words"
      params={{ id: kanjiId }}
      search={{ readingId: reading.readingId }}
      // The filtered list stands below: the page stays where it is.
      resetScroll={false}
      className={`${toClassName(reading)} kanji-reading-link`}
    >
      {text}
      <span className="kanji-reading-count">
        {writeCount(reading.wordCount)}
        <VisuallyHidden>{reading.wordCount === 1 ? ' word' : ' words'}</VisuallyHidden>
      </span>
    </Link>
  )
}

function toClassName({ wordCount, isRare }: KanjiReading): string {
  return wordCount === 0 || isRare ? 'kanji-reading kanji-reading-rare' : 'kanji-reading'
}
