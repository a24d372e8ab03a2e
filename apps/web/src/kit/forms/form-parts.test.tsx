// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlainFailure } from '../../api/failures/plain-failure'
import { FailedTryContext } from './failed-field'
import { FormFailure, FormField, PasswordField, SubmitButton } from './form-parts'
import { useSubmission } from './use-submission'

afterEach(cleanup)

function SignUp({ refuse }: { refuse: () => unknown }) {
  const { isPending, failure, failedTry, submit } = useSubmission(async () => {
    throw refuse()
  })
  return (
    <form onSubmit={submit}>
      <FormFailure text={failure} />
      <FailedTryContext value={failedTry}>
        <FormField label="Address" meaning="email" value="aki@leaf" onChange={vi.fn()} />
        <PasswordField label="Password" value="leaves of words" onChange={vi.fn()} />
      </FailedTryContext>
      <SubmitButton isPending={isPending}>Send</SubmitButton>
    </form>
  )
}

const refusal = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  [refusal('validation_failed', 'Unable to validate email address: invalid format'), 'Address'],
  [new PlainFailure('This is not an e-mail address.', 'email'), 'Address'],
  [refusal('weak_password'), 'Password'],
  [refusal('invalid_credentials'), 'Password'],
])('after %s the focus is where it is mended: %s', async (failure, label) => {
  render(<SignUp refuse={() => failure} />)
  for (let tries = 0; tries < 2; tries += 1) {
    const button = screen.getByRole('button', { name: 'Send' })
    button.focus()
    fireEvent.click(button)
    await screen.findByRole('alert')
    // The focus follows what is drawn.
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  }
})

test('a refusal that is about no field leaves the focus at the button that was pressed', async () => {
  render(<SignUp refuse={() => new TypeError('Failed to fetch')} />)
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  fireEvent.click(button)
  // What browsers do with a button that is disabled while it has the focus, and jsdom does not.
  button.blur()
  await screen.findByRole('alert')
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
})
