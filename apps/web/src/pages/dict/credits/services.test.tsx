// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMarks } from '../../../session/installation'
import { Services } from './services'

afterEach(cleanup)

const always = ['Assistants', 'Reminders']

test.each([
  ['no accounts', {}, []],
  ['accounts alone', { 'kotonoha-accounts': 'on' }, always],
  [
    'Stripe',
    { 'kotonoha-accounts': 'on', 'kotonoha-payments': 'stripe' },
    [...always, 'Payments here are taken by Stripe'],
  ],
  [
    'payments that are only tried',
    { 'kotonoha-accounts': 'on', 'kotonoha-payments': 'test' },
    always,
  ],
  [
    'counting',
    { 'kotonoha-accounts': 'on', 'kotonoha-analytics': 'phc_key https://eu.i.posthog.com' },
    [...always, 'If you turn on “Help to improve Kotonoha”, what is used is counted by PostHog'],
  ],
  [
    'a captcha',
    { 'kotonoha-accounts': 'on', 'kotonoha-captcha': 'turnstile key' },
    [...always, 'Cloudflare Turnstile checks that a person is there'],
  ],
])('with %s the credits name the services that are on, and no others', (_what, marks, told) => {
  setMarks(marks)
  const { container } = render(<Services />)
  const paragraphs = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(paragraphs).toHaveLength(told.length)
  for (const [place, start] of told.entries())
    expect(paragraphs[place]).toMatch(new RegExp(`^${start}`))
  expect(screen.queryAllByRole('heading')).toHaveLength(told.length === 0 ? 0 : 1)
})
