// @vitest-environment jsdom
import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialogStack } from '../../kit/dialogs/dialog-stack'
import { CaptchaDialog } from './captcha-dialog'
import type { CaptchaWidgets } from './load-captcha'
import { provePerson } from './prove-person'

/** Draws what the shell would: the dialog on top. */
function TopDialog() {
  const dialog = useDialogStack(({ dialogs }) => dialogs.at(-1))
  return dialog === undefined ? null : (
    <ThemeProvider theme={theme}>
      <CaptchaDialog dialog={dialog} />
    </ThemeProvider>
  )
}

const draw = vi.fn<CaptchaWidgets['render']>()
const remove = vi.fn<CaptchaWidgets['remove']>()

/** The provider's script, as far as the page has asked for it. */
const findScript = () => document.querySelector<HTMLScriptElement>('head script')

async function getScript(): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = findScript()
    if (script === null) throw new Error('no script was asked for')
    return script
  })
}

/** What the script does once it has run. */
function runScript(provider: string) {
  Reflect.set(window, provider, { render: draw, remove })
  const ready: () => void = Reflect.get(window, 'kotonohaCaptchaReady')
  act(() => ready())
}

function installCaptcha(content: string) {
  const mark = document.createElement('meta')
  mark.name = 'kotonoha-captcha'
  mark.content = content
  document.head.append(mark)
}

beforeEach(() => {
  draw.mockReset().mockReturnValue('widget 1')
  remove.mockReset()
})
afterEach(() => {
  cleanup()
  useDialogStack.getState().clear()
  for (const each of document.head.querySelectorAll('meta, script')) each.remove()
})

test('without a captcha nothing is asked and nothing is fetched', async () => {
  render(<TopDialog />)
  expect(await provePerson()).toEqual({})
  expect(useDialogStack.getState().dialogs).toEqual([])
  expect(findScript()).toBeNull()
})

test('the proof of the widget goes with the form; what cannot be fetched may be tried again', async () => {
  installCaptcha('turnstile 1x00AA')
  render(<TopDialog />)
  const proof = provePerson()
  const first = await getScript()
  expect(first.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/)
  act(() => void first.dispatchEvent(new Event('error')))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be fetched/)
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await getScript()
  runScript('turnstile')
  await waitFor(() => expect(draw).toHaveBeenCalledOnce())
  const [element, options] = draw.mock.calls[0] ?? []
  expect(screen.getByRole('dialog').contains(element ?? null)).toBe(true)
  expect(options).toMatchObject({ sitekey: '1x00AA', theme: 'light' })
  act(() => options?.callback('a proof'))
  expect(await proof).toEqual({ captchaToken: 'a proof' })
})

test('whoever closes it sends nothing, and is told so', async () => {
  installCaptcha('turnstile 1x00AA')
  render(<TopDialog />)
  const proof = provePerson()
  const refused = expect(proof).rejects.toThrow(/Nothing was sent/)
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  act(() => cancel.click())
  await refused
})
