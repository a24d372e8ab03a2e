import './handwriting-tab.css'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { api } from '../../../../api/api'
import { changeDrawing, emptyDrawing } from '../../../../dictionary/drawing-pad/drawing'
import { DrawingPad } from '../../../../dictionary/drawing-pad/drawing-pad'
import { useReplay } from '../../../../dictionary/drawing-pad/use-replay'
import { useRecogniser } from '../lookup/recognition/use-recogniser'
import { type Candidate, CandidateList } from './candidate-list'
import { createBriefFinder } from './character-brief'
import { useDrawnText } from './drawn-text-store'
import { HandwritingStatus } from './handwriting-status'
import { kanjiBriefsQuery } from './kanji-briefs-query'
import { PadTools } from './pad-tools'
import { PickedText } from './picked-text'
import { useOneTap } from './use-one-tap'
import { usePickKeys } from './use-pick-keys'

/** Draw what you see, in any stroke order; the device itself says what it may be. */
export function HandwritingTab() {
  const [drawing, change] = useReducer(changeDrawing, emptyDrawing)
  const [isErasing, setErasing] = useState(false)
  // With nothing left to erase the next stroke is meant to be drawn.
  if (isErasing && drawing.strokes.length === 0) setErasing(false)
  const pad = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone held sideways it lies below the fold, and a finger on it does not scroll.
    pad.current?.scrollIntoView({ block: 'nearest' })
  }, [])
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
  // Without the version those that this device keeps will do.
  const templates = version ?? (dictionary.isError ? 'kept' : undefined)
  const recogniser = useRecogniser(
    templates === undefined ? undefined : `/handwriting/templates-${templates}.bin`,
    sent,
  )
  const { state } = recogniser
  const tryAgain = () => {
    void dictionary.refetch()
    recogniser.retry()
  }
  const candidates = useMemo(
    () =>
      recogniser.candidates.map(
        ({ character, path }): Candidate => ({ ...findBrief(character), path }),
      ),
    [recogniser.candidates, findBrief],
  )
  const pick = useCallback((literal: string) => {
    const { text: before, setText: write } = useDrawnText.getState()
    write(before + literal)
    change({ kind: 'begin' })
  }, [])
  const undo = useCallback(() => change({ kind: 'undo' }), [])
  const clear = useCallback(() => change({ kind: 'clear' }), [])
  useOneTap(answer, '.candidate')
  usePickKeys(candidates.length, (index) => {
    const candidate = candidates[index]
    if (candidate !== undefined) pick(candidate.literal)
  })

  return (
    <div className="handwriting-tab">
      <div ref={pad} className="handwriting-pad">
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
          onUndo={undo}
          onClear={clear}
          onErasingChange={setErasing}
          onReplay={replay.start}
        />
      </div>
      <div ref={answer} className="handwriting-answer">
        <HandwritingStatus
          state={state}
          strokeCount={drawing.strokes.length}
          candidates={candidates}
        />
        {state === 'failed' && <TextButton onClick={tryAgain}>Try again</TextButton>}
        {candidates.length > 0 && <CandidateList candidates={candidates} onPick={pick} />}
        {drawing.strokes.length === 0 && state !== 'failed' && (
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
