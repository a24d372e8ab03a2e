import { Link } from '@tanstack/react-router'
import type { WordDefinition } from './word-definition'

/** 開く opens by itself, 開ける is done by somebody: one is hardly learnt without the other. */
export function WordPartner({ word }: { word: WordDefinition }) {
  // What this device kept of earlier releases has no such field.
  if (word.partner == null) return null
  const { word: partner, isTransitive } = word.partner
  return (
    <p className="word-also word-partner">
      {isTransitive ? 'Transitive:' : 'Intransitive:'}
      <Link
        to="/app/dict/words/$id/kanji"
        params={{ id: String(partner.wordId) }}
        search={{ spelling: partner.spellingId }}
        className="word-link"
        lang="ja"
      >
        {partner.text}
      </Link>
      <span className="word-partner-gloss">{partner.glosses[0]}</span>
    </p>
  )
}
