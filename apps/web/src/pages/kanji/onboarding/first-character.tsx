/** The first thing that is taught, on the first screen: a picture that became a character. */
export function FirstCharacter() {
  return (
    <figure className="first-character">
      <div className="first-character-change" aria-hidden="true">
        <svg viewBox="0 0 48 48" className="first-character-picture" aria-hidden="true">
          <circle cx="24" cy="24" r="18" />
          <path d="M16 24h16" />
        </svg>
        <span>→</span>
        <span lang="ja" className="first-character-glyph">
          日
        </span>
      </div>
      <figcaption>
        The sun with a stroke in it became <span lang="ja">日</span>: <em>sun</em> and <em>day</em>.
        Five more follow four short questions.
      </figcaption>
    </figure>
  )
}
