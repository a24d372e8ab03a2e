import './watch-strokes.css'
import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import { describeStrokeType } from '@kotonoha/japanese/stroke-type'
import {
  StrokeDrawing,
  type StrokeMark,
  type TracedStroke,
} from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { StrokeSteps } from '@kotonoha/japanese-ui/stroke-order/stroke-steps'
import { useStrokePlayer } from '@kotonoha/japanese-ui/stroke-order/use-stroke-player'
import { useMemo, useState } from 'react'
import type { KanjiDefinition } from '../../kanji-definition'
import { ExportButtons } from '../export/export-buttons'
import type { ColouredPart } from '../traced-strokes'
import { DisplayOptions } from './display-options'
import { PartLegend } from './part-legend'
import { PlayerControls } from './player-controls'
import { StrokeWords } from './stroke-words'

export interface WatchStrokesProps {
  kanji: KanjiDefinition
  strokes: readonly TracedStroke[]
  parts: readonly ColouredPart[]
}

/** The kanji writes itself; beside it every stroke as a step and in words. */
export function WatchStrokes({ kanji, strokes, parts }: WatchStrokesProps) {
  const { literal } = kanji
  const [marks, setMarks] = useState<readonly StrokeMark[]>(['numbers', 'starts'])
  const [isColoured, setColoured] = useState(false)
  const lengths = useMemo(() => strokes.map(({ points }) => measureStrokeLength(points)), [strokes])
  const player = useStrokePlayer(lengths)
  const descriptions = useMemo(
    () => (kanji.strokes ?? []).map(({ type }) => describeStrokeType(type) ?? null),
    [kanji.strokes],
  )
  const shown = useMemo(
    () => (isColoured ? strokes : strokes.map(({ colourIndex: _plain, ...stroke }) => stroke)),
    [strokes, isColoured],
  )
  const currentIndex = player.isUntouched ? -1 : Math.ceil(player.position) - 1
  return (
    <div className="watch">
      <div className="watch-player">
        <StrokeDrawing literal={literal} strokes={shown} position={player.position} marks={marks} />
        <p className="watch-caption" role="status" aria-live={player.isPlaying ? 'off' : 'polite'}>
          {describeMoment(currentIndex, strokes.length, descriptions[currentIndex] ?? null)}
        </p>
        <PlayerControls player={player} strokeCount={strokes.length} />
        <DisplayOptions
          marks={marks}
          onMarksChange={setMarks}
          isColoured={isColoured}
          onColouredChange={setColoured}
          canColour={parts.length > 1}
        />
        {isColoured && <PartLegend parts={parts} />}
        <ExportButtons literal={literal} strokes={shown} marks={marks} />
      </div>
      <div className="watch-steps">
        <StrokeSteps
          literal={literal}
          strokes={strokes}
          descriptions={descriptions}
          currentIndex={currentIndex}
          onChoose={(index) => player.seek(index + 1)}
        />
        <StrokeWords descriptions={descriptions} currentIndex={currentIndex} />
      </div>
    </div>
  )
}

function describeMoment(index: number, count: number, description: string | null): string {
  if (index < 0) return count === 1 ? 'One stroke' : `${count} strokes`
  const place = `Stroke ${index + 1} of ${count}`
  return description === null ? place : `${place}: ${description}`
}
