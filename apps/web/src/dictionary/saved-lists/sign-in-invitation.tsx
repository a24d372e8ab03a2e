import './saved-lists.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { withReturnPath } from '../../session/guards'

/** What signing in gives to somebody who would like to have lists, and the way there and back. */
export function SignInInvitation({
  returnTo,
  onLeave,
}: {
  /** The path to come back to. */
  returnTo: string
  onLeave?: () => void
}) {
  const router = useRouter()
  const toLink = (path: string) => {
    const href = withReturnPath(path, returnTo)
    const handleClick = (event: MouseEvent) => {
      onLeave?.()
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void router.navigate({ href })
    }
    return { href, onClick: handleClick }
  }
  return (
    <div className="sign-in-invitation">
      <p>
        With a free account you keep words and kanji in lists of your own: with notes, in your
        order, on all your devices. You can share a list by a link and take it along as CSV or for
        Anki.
      </p>
      <div className="sign-in-invitation-buttons">
        <FilledButton component="a" {...toLink('/account/sign-in')}>
          Sign in
        </FilledButton>
        <TextButton component="a" {...toLink('/account/create')}>
          Create an account
        </TextButton>
      </div>
    </div>
  )
}
