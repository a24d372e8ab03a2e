import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'

/** How a code is made, with one worked example. */
export function SkipExplanation() {
  return (
    <details className="skip-explanation">
      <summary>How a SKIP code is made</summary>
      <p>
        SKIP (System of Kanji Indexing by Patterns, by Jack Halpern) needs no knowledge of radicals:
        look how the kanji divides, then count strokes.
      </p>
      <div className="skip-example">
        <KanjiGlyph literal="相" size={72} />
        <ol>
          <li>
            <span lang="ja">相</span> divides into a left and a right part: pattern{' '}
            <strong>1</strong>.
          </li>
          <li>
            The left part <span lang="ja">木</span> has <strong>4</strong> strokes.
          </li>
          <li>
            The right part <span lang="ja">目</span> has <strong>5</strong> strokes.
          </li>
          <li>
            The code is <strong>1-4-5</strong>.
          </li>
        </ol>
      </div>
      <p>
        A kanji that does not divide is pattern 4: its first number is all its strokes, its second
        the shape. <span lang="ja">下</span> has 3 strokes and a line on top: <strong>4-3-1</strong>
        . When you are not sure of a count, allow one stroke more or less.
      </p>
    </details>
  )
}
