import './writing-tab.css'
import { describeStrokeType } from '@kotonoha/japanese/stroke-type'
import { StrokeOrderDiagram } from '@kotonoha/japanese-ui/stroke-order/stroke-order-diagram'
import { StrokeSteps } from '@kotonoha/japanese-ui/stroke-order/stroke-steps'
import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/app/dict/kanji/$id')

/** The order of the strokes: the whole with numbers, stroke by stroke, and in words. */
export function WritingTab() {
  const { literal, strokes } = route.useLoaderData()
  if (strokes === null) {
    return <p className="writing-none">No drawing shows the stroke order of this kanji.</p>
  }
  const descriptions = strokes.map(({ type }) => describeStrokeType(type) ?? null)
  return (
    <div className="writing">
      <div className="writing-whole">
        <StrokeOrderDiagram literal={literal} strokes={strokes} />
      </div>
      <div className="writing-steps">
        <StrokeSteps literal={literal} strokes={strokes} descriptions={descriptions} />
        {descriptions.some((description) => description !== null) && (
          <section aria-labelledby="writing-words">
            <h2 id="writing-words" className="writing-heading">
              The strokes in words
            </h2>
            <ol className="writing-words">
              {descriptions.map((description, index) => (
                <li key={index}>{description ?? 'a stroke of its own kind'}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </div>
  )
}
