import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { Link } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../../api/api'
import { KanjiRowStudyMark } from '../../../../../study-marks/study-mark'

type UsedKanji = ApiOutputs['dict']['words']['getUsedKanji'][number]

/** More meanings than this are a list, not a reminder; they are on the kanji's own page. */
const meaningLimit = 5

/** A kanji of the word: how it is read here, and what it means by itself. */
export function UsedKanjiRow({ kanji }: { kanji: UsedKanji }) {
  return (
    <li>
      <Link
        to="/app/dict/kanji/$id/words"
        params={{ id: kanji.kanjiId }}
        className="used-kanji-row inner-focus"
      >
        <KanjiGlyph literal={kanji.literal} size={52} />
        <span className="used-kanji-text">
          <span className="used-kanji-reading">
            {kanji.readingInWord === null ? (
              'Read together with its neighbours'
            ) : (
              <>
                Read <span lang="ja">{kanji.readingInWord}</span> here
              </>
            )}
          </span>
          <span className="used-kanji-meanings">
            {kanji.meanings.slice(0, meaningLimit).join(', ')}
          </span>
          <AllReadings name="On" readings={kanji.onReadings} />
          <AllReadings name="Kun" readings={kanji.kunReadings} />
        </span>
        <span className="used-kanji-marks">
          <KanjiRowStudyMark kanjiId={kanji.kanjiId} />
          {kanji.jlpt !== null && <JlptBadge level={kanji.jlpt} />}
          <span>
            {kanji.strokeCount} {kanji.strokeCount === 1 ? 'stroke' : 'strokes'}
          </span>
        </span>
      </Link>
    </li>
  )
}

function AllReadings({ name, readings }: { name: string; readings: readonly string[] }) {
  if (readings.length === 0) return null
  return (
    <span className="used-kanji-all">
      {name} <span lang="ja">{readings.join('、')}</span>
    </span>
  )
}
