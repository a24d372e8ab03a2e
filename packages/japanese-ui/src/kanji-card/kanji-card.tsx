import './kanji-card.css'
import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import { JlptBadge } from '../jlpt-badge/jlpt-badge'
import { KanjiGlyph } from '../kanji-glyph/kanji-glyph'

/** What the card shows of a kanji; a kanji of any list has it. */
export interface KanjiCardKanji {
  literal: string
  strokeCount: number
  meanings: readonly string[]
  onReadings: readonly string[]
  kunReadings: readonly string[]
  jlpt: JlptLevel | null
}

/** A card stays a glance: what does not fit is on the kanji's page. */
const readingLimit = 4

/** What a hovercard over a tile says. */
export function KanjiCard({ kanji }: { kanji: KanjiCardKanji }) {
  return (
    <div className="ja-kanji-card">
      <KanjiGlyph literal={kanji.literal} size={56} />
      <div className="ja-kanji-card-text">
        <p className="ja-kanji-card-meanings">{kanji.meanings.slice(0, readingLimit).join(', ')}</p>
        <ReadingLine name="On" readings={kanji.onReadings} />
        <ReadingLine name="Kun" readings={kanji.kunReadings} />
        <p className="ja-kanji-card-line">
          {kanji.strokeCount} {kanji.strokeCount === 1 ? 'stroke' : 'strokes'}
          {kanji.jlpt !== null && <JlptBadge level={kanji.jlpt} size="small" />}
        </p>
      </div>
    </div>
  )
}

function ReadingLine({ name, readings }: { name: string; readings: readonly string[] }) {
  if (readings.length === 0) return null
  return (
    <p className="ja-kanji-card-line">
      {name} <span lang="ja">{readings.slice(0, readingLimit).join('、')}</span>
    </p>
  )
}
