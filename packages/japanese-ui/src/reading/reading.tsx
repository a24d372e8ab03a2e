import './reading.css'

export interface ReadingProps {
  kind: 'on' | 'kun'
  /** The part the kanji itself carries; the whole reading when there is no okurigana. */
  stem: string
  okurigana: string
  /** Used only at the start (お〜) or the end (〜さ) of words. */
  affix?: 'none' | 'prefix' | 'suffix'
}

/**
 * A reading of a kanji: on in katakana, kun in hiragana with its okurigana set apart by colour and
 * a dotted line below, so that it is told apart without colour too.
 */
export function Reading({ kind, stem, okurigana, affix = 'none' }: ReadingProps) {
  return (
    <span lang="ja" className={`ja-reading ja-reading-${kind}`}>
      {affix === 'suffix' && <span className="ja-reading-affix">〜</span>}
      <span className="ja-reading-stem">{stem}</span>
      {okurigana !== '' && <span className="ja-reading-okurigana">{okurigana}</span>}
      {affix === 'prefix' && <span className="ja-reading-affix">〜</span>}
    </span>
  )
}
