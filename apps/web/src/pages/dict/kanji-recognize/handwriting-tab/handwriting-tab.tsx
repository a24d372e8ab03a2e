import './handwriting-tab.css'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useReducer, useState } from 'react'
import { api } from '../../../../api/api'
import { changeDrawing, emptyDrawing } from '../../../../features/drawing-pad/drawing'
import { DrawingPad } from '../../../../features/drawing-pad/drawing-pad'
import { useReplay } from '../../../../features/drawing-pad/use-replay'
import { useRecogniser } from '../../../../features/kanji-lookup/recognition/use-recogniser'
import { CandidateList } from './candidate-list'
import { createBriefFinder } from './character-brief'
import { useDrawnText } from './drawn-text-store'
import { kanjiBriefsQuery } from './kanji-briefs-query'
import { PadTools } from './pad-tools'
import { PickedText } from './picked-text'
import { usePickKeys } from './use-pick-keys'

/** Draw what you see, in any stroke order; the device itself says what it may be. */
export function HandwritingTab() {
  const [drawing, change] = useReducer(changeDrawing, emptyDrawing)
  const [isErasing, setErasing] = useState(false)
  const { text, setText } = useDrawnText()
  const briefs = useQuery(kanjiBriefsQuery())
  const findBrief = useMemo(() => createBriefFinder(briefs.data?.briefs), [briefs.data])
  const dictionary = useQuery(api.dict.about.getDictionary.queryOptions())
  const version = dictionary.data?.version
  const replay = useReplay(drawing.strokes)
  const sent = useMemo(
    () => drawing.strokes.map((stroke) => stroke.map(({ x, y }) => [x, y] as const)),
    [drawing.strokes],
  )
  const recogniser = useRecogniser(
    version === undefined ? undefined : `/handwriting/templates-${version}.bin`,
    sent,
  )
  const candidates = recogniser.candidates.map(findBrief)
  const pick = (literal: string) => {
    setText(text + literal)
    setErasing(false)
    change({ kind: 'begin' })
  }
  usePickKeys(candidates.length, (index) => {
    const candidate = candidates[index]
    if (candidate !== undefined) pick(candidate.literal)
  })

  return (
    <div className="handwriting-tab">
      <div className="handwriting-pad">
        <DrawingPad
          label="Drawing pad"
          strokes={replay.shown ?? drawing.strokes}
          isErasing={isErasing}
          onStroke={(stroke) => change({ kind: 'draw', stroke })}
          onErase={(index) => change({ kind: 'erase', index })}
        />
        <PadTools
          canUndo={drawing.past.length > 0}
          isEmpty={drawing.strokes.length === 0}
          isErasing={isErasing}
          onUndo={() => change({ kind: 'undo' })}
          onClear={() => change({ kind: 'clear' })}
          onErasingChange={setErasing}
          onReplay={replay.start}
        />
      </div>
      <div className="handwriting-answer">
        <p role="status" className="handwriting-status">
          {describe(recogniser.state, drawing.strokes.length, recogniser.candidates)}
        </p>
        {recogniser.state === 'failed' && (
          <TextButton onClick={recogniser.retry}>Try again</TextButton>
        )}
        {candidates.length > 0 && <CandidateList candidates={candidates} onPick={pick} />}
        {drawing.strokes.length === 0 && recogniser.state !== 'failed' && (
          <p className="handwriting-hint">
            Stroke order does not matter, and nothing you draw leaves this device. Without a
            pointer, look the kanji up{' '}
            <Link to="/app/dict/kanji-recognize/radicals">by its radicals</Link> or{' '}
            <Link to="/app/dict/kanji-recognize/skip-code">by its SKIP code</Link>.
          </p>
        )}
        <PickedText text={text} findBrief={findBrief} onChange={setText} />
      </div>
    </div>
  )
}

function describe(
  state: 'loading' | 'ready' | 'failed',
  strokeCount: number,
  candidates: readonly string[],
): string {
  if (state === 'failed') return 'The characters to compare with could not be loaded.'
  if (strokeCount === 0) return 'Draw one character.'
  if (candidates.length === 0) return state === 'loading' ? 'Loading' : 'Comparing'
  return `Most likely ${candidates.slice(0, 3).join(', ')}`
}
