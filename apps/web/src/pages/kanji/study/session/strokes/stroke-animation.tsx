import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import '@kotonoha/japanese-ui/stroke-order/stroke-order.css'
import { StrokeDrawing, type TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { useStrokePlayer } from '@kotonoha/japanese-ui/stroke-order/use-stroke-player'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useKanjiStrokes } from './kanji-strokes'

/** A kanji that writes itself; nothing where its strokes are unknown. */
export function StrokeAnimation({ literal }: { literal: string }) {
  const strokes = useKanjiStrokes(literal)
  if (strokes === undefined) return null
  return <Player key={literal} literal={literal} strokes={strokes} />
}

function Player({ literal, strokes }: { literal: string; strokes: readonly TracedStroke[] }) {
  const lengths = useMemo(() => strokes.map(({ points }) => measureStrokeLength(points)), [strokes])
  const player = useStrokePlayer(lengths)
  const start = useEffectEvent(() => {
    if (!player.isMotionReduced) player.play()
  })
  useEffect(() => start(), [])
  return (
    <div className="study-strokes">
      <StrokeDrawing
        literal={literal}
        strokes={strokes}
        position={player.isUntouched ? strokes.length : player.position}
        marks={['numbers']}
      />
      <div className="study-strokes-buttons">
        <TextButton size="small" onClick={player.isPlaying ? player.pause : player.play}>
          {player.isPlaying ? 'Pause' : 'Write it again'}
        </TextButton>
        <TextButton size="small" onClick={() => player.step(1)}>
          Next stroke
        </TextButton>
      </div>
    </div>
  )
}
