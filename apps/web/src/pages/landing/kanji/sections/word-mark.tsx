import type { CSSProperties } from 'react'
import { kotonohaStrokes } from '../kotonoha-strokes'

/** The product's name, which writes itself once; it only decorates, for the heading says it too. */
export function WordMark() {
  let strokeIndex = 0
  return (
    <div className="landing-mark" aria-hidden="true">
      {kotonohaStrokes.map(({ literal, paths }) => (
        <svg
          key={literal}
          viewBox="0 0 109 109"
          className="landing-mark-character"
          aria-hidden="true"
        >
          {paths.map((path) => {
            const order = { '--order': strokeIndex } as CSSProperties
            strokeIndex += 1
            return <path key={path} d={path} pathLength={1} style={order} />
          })}
        </svg>
      ))}
    </div>
  )
}
