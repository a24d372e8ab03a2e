import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { type FormEvent, useState } from 'react'
import { FormFailure, FormField } from '../../../../kit/forms/form-parts'

interface WaniKaniFormProps {
  /** What was pasted: still there where WaniKani could not be reached, or did not know it. */
  token: string
  onToken: (token: string) => void
  onRead: (token: string) => void
}

/** WaniKani’s tokens are UUIDs; what is typed around one is nobody’s fault. */
const tokenPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** Asks for a token that may read. It stays in this browser and is not kept. */
export function WaniKaniForm({ token, onToken, onRead }: WaniKaniFormProps) {
  const [isWrong, setIsWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const [found] = tokenPattern.exec(token) ?? []
    setIsWrong(found === undefined)
    if (found !== undefined) onRead(found.toLowerCase())
  }
  return (
    <form className="import-form" noValidate autoComplete="off" onSubmit={handleSubmit}>
      <p className="setting-text">
        In WaniKani, open Settings, API Tokens, and generate one; it needs no permission beyond
        reading. Your browser asks WaniKani with it, we never see it, and it is forgotten when you
        leave this page. Stages become dates here, and your synonyms come along.
      </p>
      <FormField
        label="API token"
        value={token}
        onChange={(typed) => {
          onToken(typed)
          setIsWrong(false)
        }}
        inputAttributes={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <FormFailure
        text={isWrong ? 'A token looks like 12345678-abcd-1234-abcd-1234567890ab.' : undefined}
      />
      <div className="import-buttons">
        <FilledButton type="submit">Look at my WaniKani</FilledButton>
      </div>
    </form>
  )
}
