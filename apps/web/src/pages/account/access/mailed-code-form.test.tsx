// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MailedCodeForm } from './mailed-code-form'

afterEach(cleanup)

const refuseAll = () =>
  vi.fn(async (_code: string) => {
    throw Object.assign(new Error('Token has expired or is invalid'), { code: 'otp_expired' })
  })

function renderForm(onVerify: (code: string) => Promise<void>) {
  const onResend = vi.fn(async () => {})
  render(
    <MailedCodeForm
      email="aki@example.com"
      submitLabel="Confirm"
      pauseSeconds={0}
      onVerify={onVerify}
      onResend={onResend}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Code from the mail')
  const enter = async (code: string) => {
    fireEvent.change(field, { target: { value: code } })
    await act(async () => void fireEvent.submit(field))
  }
  return { field, enter }
}

const alertText = () => screen.getByRole('alert').textContent

test('the digits of a Japanese keyboard are digits, and spaces between them are left out', async () => {
  const onVerify = vi.fn(async (_code: string) => {})
  const { field, enter } = renderForm(onVerify)
  await enter('１２３ ４５６')
  expect(field.value).toBe('123456')
  expect(onVerify).toHaveBeenCalledWith('123456')
})

test('how long a code is good, and how many tries it has, is said before', () => {
  renderForm(refuseAll())
  expect(screen.getByText(/^Valid for .+\. After five codes that are not right/)).toBeTruthy()
})

test('a code that is refused makes room for the next, which is typed at once', async () => {
  const { field, enter } = renderForm(refuseAll())
  await enter('000000')
  expect(alertText()).toContain('not right')
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', 'true'])
  expect(document.activeElement).toBe(field)
})

test('the fifth one is told apart from a wrong one, until another mail is asked for', async () => {
  const { enter } = renderForm(refuseAll())
  for (const code of ['111111', '222222', '333333', '444444']) await enter(code)
  expect(alertText()).not.toContain('fifth')
  await enter('555555')
  expect(alertText()).toContain('the code of that mail no longer counts')
  await act(async () => fireEvent.click(screen.getByText('Send another mail')))
  await enter('666666')
  expect(alertText()).not.toContain('fifth')
})
