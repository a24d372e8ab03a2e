import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useEffectEvent, useState } from 'react'
import { openDialog } from '../../../../kit/dialogs/dialog-stack'
import { serverNow } from '../../../../study-device/server-clock'
import { describeActive, describeStartingNew } from './describe-active'
import { OpeningStudy } from './opening-study'
import type { ActiveSession, StudyWish } from './study-calls'

interface SavedSessionProps {
  active: ActiveSession
  /** What was asked for just now. */
  wish: StudyWish
  onContinue: () => void
  onStartNew: () => void
}

/** Asks in a dialog; only whoever closes it without a choice finds the same on the page. */
export function SavedSession({ active, wish, onContinue, onStartNew }: SavedSessionProps) {
  const description = describeActive(active, serverNow().getTime())
  const alternative = describeStartingNew(wish)
  const [isDismissed, setDismissed] = useState(false)
  const ask = useEffectEvent(() => {
    const content = { description, alternative, onContinue, onStartNew }
    const onClosed = (isDone: boolean) => setDismissed(!isDone)
    const options = { source: 'study', onlyOne: true, onClosed }
    openDialog({ type: 'study-session-saved-continue', ...content }, options)
  })
  useEffect(() => ask(), [])
  if (!isDismissed) return <OpeningStudy mode={wish.mode} />
  return (
    <section className="study">
      <h1 className="study-title">A session is under way</h1>
      <p>{description}</p>
      <p className="study-quiet">{alternative}</p>
      <div className="study-buttons">
        <TextButton onClick={onStartNew}>Start new</TextButton>
        <FilledButton onClick={onContinue}>Continue here</FilledButton>
      </div>
    </section>
  )
}
