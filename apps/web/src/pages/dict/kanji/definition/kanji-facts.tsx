import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { Link } from '@tanstack/react-router'
import { writeCount } from '../../../../kit/counts/write-count'
import { describeGrade } from './describe-grade'
import type { KanjiDefinition } from './kanji-definition'

/** The short facts: level, grade, frequency, strokes and radical. */
export function KanjiFacts({ kanji }: { kanji: KanjiDefinition }) {
  const grade = describeGrade(kanji.grade)
  return (
    <ul className="kanji-facts" aria-label="Facts">
      {kanji.jlpt !== null && (
        <li>
          <JlptBadge level={kanji.jlpt} />
        </li>
      )}
      <li>
        <Link to="/app/dict/kanji" search={{ strokes: [kanji.strokeCount] }}>
          {kanji.strokeCount === 1 ? '1 stroke' : `${kanji.strokeCount} strokes`}
        </Link>
        {kanji.otherStrokeCounts.length > 0 &&
          ` (also counted as ${kanji.otherStrokeCounts.join(' or ')})`}
      </li>
      {grade !== undefined && <li>{grade}</li>}
      {kanji.frequencyRank !== null && <li>Frequency rank {writeCount(kanji.frequencyRank)}</li>}
      <li>
        Radical {kanji.radical.number} <span lang="ja">{kanji.radical.literal}</span>
        {kanji.radical.meaning !== null && (
          <span className="kanji-facts-more"> {kanji.radical.meaning}</span>
        )}
      </li>
      {/* What this device kept of earlier releases has no such field. */}
      <Parts parts={kanji.parts ?? []} />
      {kanji.isKokuji && <li>Made in Japan (kokuji)</li>}
      {/* What this device kept of earlier releases has no such field. */}
      <OtherForms forms={kanji.forms ?? []} />
    </ul>
  )
}

/** 時 is 日 and 寺: what one remembers it by, each with its meaning for whoever points at it. */
function Parts({ parts }: { parts: KanjiDefinition['parts'] }) {
  if (parts.length < 2) return null
  return (
    <li>
      Made of{' '}
      {parts.map(({ literal, kanjiId, meaning }, index) => (
        <span key={literal} lang="ja" title={meaning ?? undefined}>
          {index > 0 && ' '}
          {kanjiId === null ? (
            literal
          ) : (
            <Link to="/app/dict/kanji/$id/words" params={{ id: kanjiId }}>
              {literal}
            </Link>
          )}
        </span>
      ))}
    </li>
  )
}

/** 國 is the old form of 国: who met it in a name or an old book came for just that. */
function OtherForms({ forms }: { forms: KanjiDefinition['forms'] }) {
  return forms.map(({ literal, age }) => (
    <li key={literal}>
      {age === 'modern' ? 'Old form of ' : 'Old form: '}
      <Link to="/app/dict/kanji/$id/words" params={{ id: literal }} lang="ja">
        {literal}
      </Link>
    </li>
  ))
}
