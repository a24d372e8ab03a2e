import { expect, test } from 'vitest'
import type { Mail } from './mail-kind'
import { drawMailbox } from './mailbox-page'

const mail: Mail = {
  id: '1',
  to: 'learner@example.org',
  subject: 'Sign <in> & more',
  sentAt: new Date('2026-04-01T12:00:00Z'),
  kind: 'signup',
  text: 'Follow http://localhost:3000/auth/v1/verify?token=abc&type=signup <script>',
  html: '',
}

test('a mail is shown as text, and its link can be followed', () => {
  const page = drawMailbox([mail])
  expect(page).toContain('Sign &lt;in&gt; &amp; more')
  expect(page).toContain(
    '<a href="http://localhost:3000/auth/v1/verify?token=abc&amp;type=signup">',
  )
  expect(page).not.toContain('<script>')
})

test('an empty mailbox says what to do', () => {
  expect(drawMailbox([])).toContain('No mail yet')
})
