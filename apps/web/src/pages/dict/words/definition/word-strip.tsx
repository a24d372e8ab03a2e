import './word-strip.css'
import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usedKanjiQuery } from './kanji-tab/used-kanji-query'
import type { WordDefinition } from './word-definition'

/** The kanji of the word at a glance, for windows that have no column beside the meanings. */
export function WordStrip({ word }: { word: WordDefinition }) {
  const { data: kanji } = useQuery(usedKanjiQuery(word))
  // Which kanji these are the word says itself; their readings come with the answer.
  const literals = kanji?.map(({ literal }) => literal) ?? word.kanjiIds
  if (literals.length === 0) return null
  return (
    <ul className="word-strip" aria-label="Kanji of the word">
      {literals.map((literal, index) => (
        <li key={index}>
          <Link
            to="/app/dict/kanji/$id/words"
            params={{ id: literal }}
            className="word-strip-kanji inner-focus"
          >
            <KanjiGlyph literal={literal} size={32} />
            <span className="word-strip-text">
              <span lang="ja" className="word-strip-reading">
                {kanji?.[index]?.readingInWord ?? ''}
              </span>
              <span className="word-strip-meaning">{kanji?.[index]?.meanings[0] ?? ''}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The forms asked for most often, each with the table behind it. */
export function KeyForms({ word }: { word: WordDefinition }) {
  // What this device kept of earlier releases has no such field.
  const forms = word.keyForms ?? []
  if (forms.length === 0) return null
  return (
    <dl className="key-forms">
      {forms.map(({ label, text }) => (
        <div key={label} className="key-form">
          <dt>{label}</dt>
          <dd lang="ja">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
