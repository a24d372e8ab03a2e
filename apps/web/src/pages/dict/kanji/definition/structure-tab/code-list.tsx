import type { ReactNode } from 'react'
import type { KanjiStructure } from './component-tree'

/** Where the kanji is found in character sets, by shape and in printed dictionaries. */
export function CodeList({ structure }: { structure: KanjiStructure }) {
  const { codepoint, skip, fourCorner, indices } = structure
  return (
    <>
      <dl className="code-list">
        <Code name="Strokes">{structure.strokeCount}</Code>
        <Code name="Unicode">{codepoint.ucs}</Code>
        <Code name="JIS X 0208">{codepoint.jis208}</Code>
        <Code name="JIS X 0212">{codepoint.jis212}</Code>
        <Code name="JIS X 0213">{codepoint.jis213}</Code>
        {skip.map(({ code, isMisclassification }) => (
          <Code key={code} name={isMisclassification ? 'SKIP, often mistaken as' : 'SKIP'}>
            {code}
          </Code>
        ))}
        <Code name="Four corner">{fourCorner.length > 0 ? fourCorner.join(', ') : null}</Code>
      </dl>
      {indices.length > 0 && (
        <details className="code-indices">
          <summary>Numbers in {indices.length} printed dictionaries and textbooks</summary>
          <dl className="code-list">
            {indices.map(({ name, value }) => (
              <Code key={`${name} ${value}`} name={name}>
                {value}
              </Code>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

function Code({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null
  return (
    <div className="code">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
