import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { CopiedText } from './copied-text'

/** Shown this one time: nobody can read it again, we neither. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const section = useRef<HTMLElement>(null)
  // The form that made it is gone, and the focus with it.
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} className="agent-new-token" aria-label="Your new token">
      <h3 className="setting-row-title">Your new token</h3>
      <p className="setting-text">
        Copy it now: it is shown this one time. Who has it can do what you allowed, so keep it like
        a password.
      </p>
      <CopiedText text={token} name="token" />
      <Button variant="contained" onClick={onClose}>
        I have kept it
      </Button>
    </section>
  )
}
