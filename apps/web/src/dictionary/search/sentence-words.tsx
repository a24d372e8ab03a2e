import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { toWordLink } from '../links/item-address'
import { describeSteps } from './match-reason'
import { attachMarks, type SentencePiece } from './sentence-marks'

export interface SentenceWordsProps {
  sentence: readonly SentencePiece[]
  /** A word of the sentence was opened. */
  onLeave: () => void
}

/**
 * A pasted sentence, each word of the dictionary a link with its reading and meaning below. It is one
 * stop of the tab key; arrows walk from word to word, Home and End to its ends, and Enter opens.
 */
export function SentenceWords({ sentence, onLeave }: SentenceWordsProps) {
  const links = useRef(new Map<number, HTMLAnchorElement>())
  const places = sentence.flatMap(({ wordId }, place) => (wordId === null ? [] : [place]))
  const [walkedTo, setWalkedTo] = useState(0)
  // The sentence may have become a shorter one since.
  const current = places.includes(walkedTo) ? walkedTo : places[0]
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = findNextPlace(places, places.indexOf(current ?? 0), event.key)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    links.current.get(next)?.focus()
  }
  return (
    <ol
      className="search-sentence"
      aria-label={
        places.length === 0
          ? 'How it is said'
          : 'The sentence, word by word; arrow keys walk along it'
      }
      onKeyDown={handleKeyDown}
    >
      {attachMarks(sentence).map(({ piece, place, before, after }) => (
        <li key={place} className="search-sentence-piece">
          {before !== '' && <SentenceMark text={before} />}
          {piece.wordId === null ? (
            <span className="search-sentence-name">
              <SentenceText piece={piece} after={after} />
              {piece.gloss !== null && <span className="search-sentence-gloss">{piece.gloss}</span>}
            </span>
          ) : (
            <Link
              {...toWordLink({ wordId: piece.wordId, spellingId: piece.spellingId })}
              ref={(link: HTMLAnchorElement | null) => {
                if (link === null) links.current.delete(place)
                else links.current.set(place, link)
              }}
              className="search-sentence-word"
              tabIndex={place === current ? 0 : -1}
              onFocus={() => setWalkedTo(place)}
              onClick={onLeave}
            >
              <SentenceText piece={piece} after={after} />
              <span className="search-sentence-gloss">{piece.gloss}</span>
              {piece.inflections.length > 0 && (
                <span lang="ja" className="search-sentence-inflection">
                  {describeSteps(piece.inflections)} of {piece.reading}
                </span>
              )}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

function SentenceMark({ text }: { text: string }) {
  return (
    <span lang="ja" className="search-sentence-text">
      {text}
    </span>
  )
}

/** Where a key leads among the places that can be walked to; it stops at both ends. */
function findNextPlace(places: readonly number[], from: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return places[Math.min(from + 1, places.length - 1)]
    case 'ArrowLeft':
      return places[Math.max(from - 1, 0)]
    case 'Home':
      return places[0]
    case 'End':
      return places.at(-1)
    default:
      return undefined
  }
}

/**
 * With its reading above: of a form that of the form, which may not be known, of 11 or 三冊 that of the
 * whole. A mark stands at the word itself, however wide the gloss below is.
 */
function SentenceText({ piece, after }: { piece: SentencePiece; after: string }) {
  const { text, reading, inflections, furigana } = piece
  const isReadOtherwise = reading !== null && reading !== text && inflections.length === 0
  const whole = isReadOtherwise ? { text, ruby: reading } : { text }
  const segments = [...(furigana ?? [whole]), ...(after === '' ? [] : [{ text: after }])]
  return <Furigana className="search-sentence-text" segments={segments} />
}
