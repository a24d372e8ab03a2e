import '@kotonoha/japanese-ui/stroke-order/stroke-order.css'
import { StrokeDrawing } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { useStrokePlayer } from '@kotonoha/japanese-ui/stroke-order/use-stroke-player'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DrawnKanji } from '../landing-answers'
import { listLengths, traceStrokes } from './trace-strokes'

/** The kanji that is to be written, which shows how it is done. */
export function StrokeOrder({ kanji }: { kanji: Pick<DrawnKanji, 'literal' | 'strokes'> }) {
  const strokes = useMemo(() => traceStrokes(kanji), [kanji])
  const player = useStrokePlayer(useMemo(() => listLengths(strokes), [strokes]))
  const start = useEffectEvent(() => {
    if (!player.isMotionReduced) player.play()
  })
  useEffect(() => start(), [])
  return (
    <div className="landing-strokes">
      <StrokeDrawing
        literal={kanji.literal}
        strokes={strokes}
        position={player.isUntouched ? strokes.length : player.position}
        marks={['numbers']}
      />
      <div className="landing-buttons">
        <button
          type="button"
          className="landing-quiet-button"
          onClick={player.isPlaying ? player.pause : player.play}
        >
          {player.isPlaying ? 'Pause' : 'Watch again'}
        </button>
        <button type="button" className="landing-quiet-button" onClick={() => player.step(1)}>
          Next stroke
        </button>
      </div>
    </div>
  )
}
