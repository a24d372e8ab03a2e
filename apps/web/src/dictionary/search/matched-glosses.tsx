import type { WordItem } from './search-answer'

/** A piece of a gloss; those that were asked for are marked. */
interface GlossPiece {
  text: string
  isMarked: boolean
}

/** Cuts a gloss at its marks. */
export function cutGloss(
  gloss: string,
  marks: NonNullable<WordItem['match']['gloss']>['marks'],
): GlossPiece[] {
  const pieces: GlossPiece[] = []
  let at = 0
  for (const [start, end] of marks) {
    pieces.push({ text: gloss.slice(at, start), isMarked: false })
    pieces.push({ text: gloss.slice(start, end), isMarked: true })
    at = end
  }
  pieces.push({ text: gloss.slice(at), isMarked: false })
  return pieces.filter(({ text }) => text !== '')
}

/**
 * The glosses of a result with the one that was asked for first, and its words marked. The one word
 * that is just what was typed has its next senses after them, numbered as on its page.
 */
export function MatchedGlosses({ item }: { item: WordItem }) {
  const { gloss } = item.match
  if (item.alsoMeans !== undefined) {
    const senses = [item.glosses.join('; '), ...item.alsoMeans]
    return senses.map((sense, index) => `${index + 1}. ${sense}`).join(' ')
  }
  const matched = gloss === null ? undefined : item.glosses[gloss.place]
  if (gloss === null || matched === undefined) return item.glosses.join('; ')
  const others = item.glosses.filter((_, place) => place !== gloss.place)
  return (
    <>
      {cutGloss(matched, gloss.marks).map(({ text, isMarked }, place) =>
        isMarked ? (
          <mark key={place} className="search-result-mark">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {others.map((other) => `; ${other}`).join('')}
    </>
  )
}
