import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useEffectEvent } from 'react'
import { openDialog } from '../dialogs/dialog-stack'
import { serverNow } from '../study-sync/server-clock'
import { describeActive } from './describe-active'
import type { ActiveSession } from './study-calls'

interface SavedSessionProps {
  active: ActiveSession
  onContinue: () => void
  onStartNew: () => void
}

/** Asks in a dialog; whoever closes it finds the same choice on the page. */
export function SavedSession({ active, onContinue, onStartNew }: SavedSessionProps) {
  const description = describeActive(active, serverNow().getTime())
  const ask = useEffectEvent(() => {
    const content = { description, onContinue, onStartNew }
    const options = { source: 'study', onlyOne: true }
    openDialog({ type: 'study-session-saved-continue', ...content }, options)
  })
  useEffect(() => ask(), [])
  return (
    <section className="study">
      <h1 className="study-title">A session is under way</h1>
      <p>{description}</p>
      <div className="study-buttons">
        <TextButton onClick={onStartNew}>Start new</TextButton>
        <FilledButton onClick={onContinue}>Continue here</FilledButton>
      </div>
    </section>
  )
}
