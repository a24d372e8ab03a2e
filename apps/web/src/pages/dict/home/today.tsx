import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { api } from '../../../api/api'
import { toCalendarDate } from './calendar-date'

const route = getRouteApi('/app/dict/')

/** The kanji and the word of the day. Without an answer the home page does well without them. */
export function Today() {
  const date = useDate()
  const drawnAhead = route.useRouteContext({ select: (context) => context.drawnAhead })
  if (date !== undefined) return <TodayOf date={date} />
  // Where somebody is the date is one of a few: the start-up script shows theirs before the code runs.
  return (
    <div className="home-today-waiting">
      {(drawnAhead?.datesOfToday ?? findDatesDrawn()).map((each, index) => (
        <div key={each} data-date={each} hidden={index > 0}>
          <TodayOf date={each} />
        </div>
      ))}
    </div>
  )
}

/** For which dates the server drew, while the browser takes over what that is. */
function findDatesDrawn(): string[] {
  const drawn = document.querySelectorAll<HTMLElement>('.home-today-waiting > [data-date]')
  return [...drawn].flatMap(({ dataset }) => dataset.date ?? [])
}

function TodayOf({ date }: { date: string }) {
  const today = useQuery(api.dict.daily.getToday.queryOptions({ date }))
  if (today.isError) return null
  if (today.data === undefined) return <div className="home-today home-today-waiting" />
  const { kanji, word } = today.data
  return (
    <section aria-label="Today" className="home-today">
      <Link to="/app/dict/kanji/$id/words" params={{ id: kanji.kanjiId }} className="home-card">
        <h2 className="home-card-title">Kanji of the day</h2>
        <span className="home-card-kanji">
          <KanjiGlyph literal={kanji.literal} size={72} />
          <span className="home-card-text">
            <span className="home-card-meaning">{kanji.meanings.slice(0, 3).join(', ')}</span>
            <span lang="ja" className="home-card-readings">
              {[...kanji.onReadings.slice(0, 2), ...kanji.kunReadings.slice(0, 2)].join('、')}
            </span>
            {kanji.jlpt !== null && <JlptBadge level={kanji.jlpt} />}
          </span>
        </span>
      </Link>
      <Link
        to="/app/dict/words/$id/kanji"
        params={{ id: String(word.wordId) }}
        className="home-card"
      >
        <h2 className="home-card-title">Word of the day</h2>
        <span className="home-card-word">
          <Furigana segments={word.furigana} className="home-card-headword" />
        </span>
        <span className="home-card-meaning">{word.glosses.slice(0, 3).join('; ')}</span>
        {word.jlpt !== null && <JlptBadge level={word.jlpt} />}
      </Link>
    </section>
  )
}

/** The visitor's date; undefined where the page is drawn for somebody whose calendar is not known. */
function useDate(): string | undefined {
  const [date] = useState(() => toCalendarDate(new Date()))
  return useSyncExternalStore(
    subscribeToNothing,
    () => date,
    () => undefined,
  )
}

/** The day under which the page was opened stays its day. */
const subscribeToNothing = () => () => {}
