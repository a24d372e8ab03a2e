import { expect, test } from 'vitest'
import { markPage } from './installation-marks'

const page = '<html><head><title>Kotonoha</title></head><body></body></html>'

test('an installation without accounts leaves the page as it is: the site then shows none', () => {
  expect(markPage(page, { hasAccounts: false, mail: 'waiting' })).toBe(page)
})

test('with accounts the page says so, and where mails go', () => {
  const marked = markPage(page, { hasAccounts: true, mail: 'mailbox' })
  expect(marked).toContain('<meta name="kotonoha-accounts" content="on" />')
  expect(marked).toContain('<meta name="kotonoha-mail" content="mailbox" />')
  expect(marked.indexOf('kotonoha-mail')).toBeLessThan(marked.indexOf('</head>'))
  expect(marked).not.toContain('captcha')
})

test('a captcha is told with its key, which pages may know', () => {
  const captcha = { provider: 'turnstile', siteKey: '1x00000000000000000000AA' } as const
  expect(markPage(page, { hasAccounts: true, mail: 'sent', captcha })).toContain(
    '<meta name="kotonoha-captcha" content="turnstile 1x00000000000000000000AA" />',
  )
})

test('the rules that forms say before a refusal are those of the settings', () => {
  const rules = { passwordMinLength: 8, mailedCodeLifeMinutes: 30 }
  expect(markPage(page, { hasAccounts: true, mail: 'sent', rules })).toContain(
    '<meta name="kotonoha-sign-in-rules" content="8 30" />',
  )
})

test('the service that counts is named where learners can be asked, and nowhere else', () => {
  const analytics = { key: 'phc_key', host: 'https://eu.i.posthog.com' }
  expect(markPage(page, { hasAccounts: true, mail: 'sent', analytics })).toContain(
    '<meta name="kotonoha-analytics" content="phc_key https://eu.i.posthog.com" />',
  )
  expect(markPage(page, { hasAccounts: false, mail: 'waiting', analytics })).toBe(page)
})

test('the page says who takes payments where something is sold', () => {
  expect(markPage(page, { hasAccounts: true, mail: 'sent', payments: 'stripe' })).toContain(
    '<meta name="kotonoha-payments" content="stripe" />',
  )
  expect(markPage(page, { hasAccounts: true, mail: 'sent' })).not.toContain('payments')
})
