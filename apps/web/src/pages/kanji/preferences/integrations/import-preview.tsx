import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useRef } from 'react'
import { AmbiguousItems } from './ambiguous-items'
import { LevelTable } from './level-table'
import { LoadTable } from './load-table'
import { OutsideItems } from './outside-items'
import { mostItems } from './reader/table-items'
import { countOf } from './source-words'
import type { Preview } from './use-import'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

interface ImportPreviewProps {
  preview: Preview
  isConfirming: boolean
  onSettle: (place: number, subjectId: number) => void
  onConfirm: () => void
  onCancel: () => void
}

/** What an import would do, before it does anything. */
export function ImportPreview(props: ImportPreviewProps) {
  const { preview, isConfirming, onSettle, onConfirm, onCancel } = props
  const { findings, outcome, leftOut, appliedAt } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const countWith = (wanted: Preview['findings'][number]['outcome']) =>
    findings.filter((each) => each.outcome === wanted).length
  const isNothing = outcome.cards === 0 || appliedAt !== null
  const { levelNow, levelThen } = outcome
  return (
    <div className="import-preview">
      <h3 ref={heading} tabIndex={-1} className="import-heading">
        What would come over
      </h3>
      <dl className="import-counts">
        <Count name="New" value={countWith('new')} />
        <Count name="Here already, not answered yet" value={countWith('here')} />
        <Count name="Studied here already, kept as it is" value={countWith('kept')} />
        <Count name="Not in the course" value={countWith('outside')} />
        <Count name="Could be several" value={countWith('ambiguous')} />
      </dl>
      {leftOut > 0 && (
        <p className="setting-text">
          {countOf(leftOut, 'row')} left out: repeated, without a Japanese word
          {findings.length === mostItems && `, or beyond ${mostItems.toLocaleString('en')}`}.
        </p>
      )}
      {appliedAt !== null && (
        <p role="status">
          You brought exactly this over on {date.format(new Date(appliedAt))}. Nothing would change.
        </p>
      )}
      {appliedAt === null && outcome.cards > 0 && (
        <>
          <p>
            {countOf(outcome.cards, 'card')} will be made
            {countWith('here') > 0 && ' or follow what the source says now'}.{' '}
            {levelThen === levelNow
              ? `You stay at level ${levelNow}.`
              : `You go from level ${levelNow} to level ${levelThen}.`}{' '}
            It can be taken back for 30 days.
          </p>
          <LevelTable levels={outcome.levels} />
          <LoadTable now={outcome.loadNow} then={outcome.loadThen} />
        </>
      )}
      {appliedAt === null && outcome.cards === 0 && <p role="status">{whyNothing(countWith)}</p>}
      <AmbiguousItems preview={preview} onSettle={onSettle} />
      <OutsideItems preview={preview} />
      <div className="import-buttons">
        <FilledButton loading={isConfirming} disabled={isNothing} onClick={onConfirm}>
          Bring it over
        </FilledButton>
        <TextButton disabled={isConfirming} onClick={onCancel}>
          {isNothing ? 'Back' : 'Cancel'}
        </TextButton>
      </div>
    </div>
  )
}

function whyNothing(countWith: (wanted: Preview['findings'][number]['outcome']) => number): string {
  if (countWith('ambiguous') > 0)
    return 'Say below which of several you know; no card is made else.'
  if (countWith('kept') === 0) return 'Nothing of it is in the course.'
  return 'All of it that is in the course is here already.'
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="import-count">
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  )
}
