import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { describeFailure } from '../../../../api/failures/describe-failure'
import { FigureCard } from '../../../../study/plots/figure-card'
import { countOf } from '../../../../study/plots/percent'
import type { Model } from '../algorithm-queries'
import { giveNewDates, giveOldDatesBack } from './change-dates'
import { DatesPlot } from './dates-plot'
import { type DatesPreview, previewDates } from './preview-dates'

type Step =
  | { kind: 'idle' }
  | { kind: 'looking'; cards: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'seen'; preview: DatesPreview }
  | { kind: 'giving'; cards: number; of: number }

/** Has all cards dated anew by what was learnt: seen before, and taken back after. */
export function RescheduleCard({ model: { reschedule } }: { model: Model }) {
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const looking = useRef<AbortController>(undefined)
  useEffect(() => () => looking.current?.abort(), [])

  const look = async () => {
    const asked = new AbortController()
    looking.current = asked
    const show = (next: Step) => {
      if (!asked.signal.aborted) setStep(next)
    }
    show({ kind: 'looking', cards: 0 })
    try {
      const preview = await previewDates(
        ({ cards }) => show({ kind: 'looking', cards }),
        asked.signal,
      )
      show({ kind: 'seen', preview })
    } catch (error) {
      show({ kind: 'failed', reason: describeFailure(error) })
    }
  }
  const leave = () => {
    looking.current?.abort()
    setStep({ kind: 'idle' })
  }
  const give = async ({ cards: of }: DatesPreview) => {
    setStep({ kind: 'giving', cards: 0, of })
    await giveNewDates((cards) => setStep({ kind: 'giving', cards, of }))
    setStep({ kind: 'idle' })
  }

  return (
    <FigureCard title="New dates for your cards">
      <p>
        Whatever the algorithm learns, a card keeps its date until you answer it. You can also have
        all of them dated anew, as if what is in use now had counted every answer you gave. First
        you see what would change.
      </p>
      <div aria-live="polite">
        {(step.kind === 'idle' || step.kind === 'failed') && (
          <div className="training-actions">
            <Button variant="outlined" onClick={() => void look()}>
              See what would change
            </Button>
            {step.kind === 'failed' && <span>It could not be worked out. {step.reason}</span>}
          </div>
        )}
        {step.kind === 'looking' && (
          <div className="training-actions">
            <label className="training-progress">
              {step.cards === 0
                ? 'Going through your cards …'
                : `Going through your cards … ${countOf(step.cards, 'card')} so far.`}
              <progress className="progress-bar" />
            </label>
            <TextButton onClick={leave}>Cancel</TextButton>
          </div>
        )}
        {step.kind === 'seen' && (
          <Seen preview={step.preview} onGive={() => void give(step.preview)} onLeave={leave} />
        )}
        {step.kind === 'giving' && (
          <div className="training-actions">
            <label className="training-progress">
              Giving new dates … {countOf(step.cards, 'card')} so far.
              <progress className="progress-bar" value={step.cards} max={Math.max(1, step.of)} />
            </label>
          </div>
        )}
      </div>
      {reschedule !== null && step.kind !== 'giving' && <TakeBack reschedule={reschedule} />}
    </FigureCard>
  )
}

interface SeenProps {
  preview: DatesPreview
  onGive: () => void
  onLeave: () => void
}

function Seen({ preview, onGive, onLeave }: SeenProps) {
  const { cards, earlier, later } = preview
  if (cards === 0) return <p>No card has a date yet: they get one with their lesson.</p>
  if (earlier + later === 0) {
    return (
      <p>
        Nothing would change: your {countOf(cards, 'card')} already have the day that they would be
        given.
      </p>
    )
  }
  return (
    <>
      <p>
        Of your {countOf(cards, 'card')},{' '}
        <strong>{countOf(earlier, 'comes', 'come')} earlier</strong> and{' '}
        <strong>{countOf(later, 'comes', 'come')} later</strong>;{' '}
        {countOf(cards - earlier - later, 'stays on its day', 'stay on their day')}.
      </p>
      <DatesPlot now={preview.loadNow} then={preview.loadThen} />
      <div className="training-actions">
        <FilledButton onClick={onGive}>Give new dates</FilledButton>
        <TextButton onClick={onLeave}>Leave them</TextButton>
      </div>
    </>
  )
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
/** The dates can be had back for so long. */
const lifeMs = 30 * 86_400_000

function TakeBack({ reschedule }: { reschedule: NonNullable<Model['reschedule']> }) {
  const [isAsking, setAsking] = useState(false)
  const { rescheduleId, cards, createdAt } = reschedule
  const given = new Date(createdAt)
  const handleBack = async () => {
    setAsking(true)
    await giveOldDatesBack(rescheduleId)
    setAsking(false)
  }
  return (
    <div className="training-actions">
      <span>
        {countOf(cards, 'card was', 'cards were')} given new dates on {date.format(given)}. The old
        ones are kept until {date.format(new Date(given.getTime() + lifeMs))}.
      </span>
      <Button variant="outlined" loading={isAsking} onClick={() => void handleBack()}>
        Give the old dates back
      </Button>
    </div>
  )
}
