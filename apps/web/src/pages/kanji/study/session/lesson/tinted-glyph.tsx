import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import '@kotonoha/japanese-ui/stroke-order/stroke-order.css'
import { StrokeDrawing, type TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { useStrokePlayer } from '@kotonoha/japanese-ui/stroke-order/use-stroke-player'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { ItemGlyph } from '../../../../../study/lesson-parts/item-glyph'
import type { MarkedPart } from '../../../../../study/lesson-parts/part-marks'
import { tintStrokes } from '../../../../../study/lesson-parts/tint-strokes'
import type { StudyItem } from '../../../../../study-device/study-item'
import { useKanjiStrokes } from '../strokes/kanji-strokes'

interface TintedGlyphProps {
  item: StudyItem
  parts: readonly MarkedPart[]
  /** The part that is pointed at, by its mark: the others step back. */
  pointedAt: number | undefined
}

/** Its place is kept from the start: what is read below does not move when the strokes come. */
const again = 'Write it again'

/** A kanji that writes itself once, its parts tinted as their names are. */
export function TintedGlyph({ item, parts, pointedAt }: TintedGlyphProps) {
  const strokes = useKanjiStrokes(item.literal)
  const tinted = useMemo(() => strokes && tintStrokes(strokes, parts), [strokes, parts])
  if (tinted === undefined) {
    return (
      <div className="lesson-square">
        <div className="lesson-square-text">
          <ItemGlyph item={item} />
        </div>
        <TextButton size="small" disabled>
          {again}
        </TextButton>
      </div>
    )
  }
  return (
    <div className="lesson-square" data-pointed-at={pointedAt}>
      <Writing key={item.literal} literal={item.literal} strokes={tinted} />
    </div>
  )
}

/** A calm hand's pace is for studying the order; here the kanji is only to be met. */
const writingSpeed = 2

function Writing({ literal, strokes }: { literal: string; strokes: readonly TracedStroke[] }) {
  const lengths = useMemo(() => strokes.map(({ points }) => measureStrokeLength(points)), [strokes])
  const player = useStrokePlayer(lengths)
  const start = useEffectEvent(() => {
    player.setSpeed(writingSpeed)
    if (!player.isMotionReduced) player.play()
  })
  useEffect(() => start(), [])
  return (
    <>
      <StrokeDrawing
        literal={literal}
        strokes={strokes}
        position={player.isUntouched ? strokes.length : player.position}
        marks={[]}
      />
      <TextButton size="small" onClick={player.play}>
        {again}
      </TextButton>
    </>
  )
}
