import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import type { DrawnComponent } from './lookup-component'

/** The shape of a component: as a character, or drawn where a font might lack it. */
export function ComponentGlyph({ component, size }: { component: DrawnComponent; size: number }) {
  const { literal, drawing } = component
  if (drawing === null) return <KanjiGlyph literal={literal} size={size} />
  return (
    <svg
      aria-hidden="true"
      className="lookup-glyph"
      width={size}
      height={size}
      viewBox={drawing.viewBox}
    >
      {drawing.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
