import type { Page } from 'playwright-core'
import { journey } from '../src/journey'
import { addLearner, type Learner } from '../src/learner'
import { lookOverDrawn } from '../src/look-over-page'
import { getMailedLink } from '../src/mailbox'
import { signInBefore } from '../src/sign-in'

const preferences = '/app/dict/preferences/account'

async function callService(
  url: string,
  { method = 'POST', body, accessToken }: { method?: string; body: object; accessToken?: string },
): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

async function askForPassword(origin: string, { email }: Learner): Promise<string> {
  await callService(`${origin}/auth/v1/recover`, { body: { email } })
  return getMailedLink(origin, email)
}

/** Somebody followed it already, in another browser. */
async function useUp(origin: string, link: string): Promise<void> {
  const { hash } = new URL(link)
  const facts = new URLSearchParams(hash.slice(1))
  const body = { token_hash: facts.get('token_hash'), type: facts.get('type') }
  await callService(`${origin}/auth/v1/verify`, { body })
}

/** The page is the same for every link: only what stands behind # differs. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('/terms')
  await page.goto(link)
}

journey(
  'a link that was cut off says so, and one that was used says what to do instead',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    const link = await askForPassword(origin, learner)
    await follow(page, link.slice(0, link.indexOf('type=')))
    await page.getByRole('heading', { name: 'Not all of this link arrived' }).waitFor()
    await page.getByText('it is still good').waitFor()
    await lookOverDrawn(page)

    await useUp(origin, link)
    await follow(page, link)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'This link is not valid any more' }).waitFor()
    await lookOverDrawn(page)
    await page.getByRole('link', { name: 'Reset your password' }).click()
    await page.waitForURL('**/account/reset-password')
  },
)

journey(
  'whoever is signed in is not sent to sign in by a link that was used',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    await signInBefore(context, learner)
    // The mail that confirmed the address: its code was typed.
    await follow(page, await getMailedLink(origin, learner.email))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByRole('heading', { name: 'This link is not valid any more' }).waitFor()
    await page.getByRole('link', { name: `Go on as ${learner.email}` }).click()
    await page.waitForURL('**/app/dict')
  },
)

journey(
  'a change of address that is confirmed where somebody else is signed in is not taken for theirs',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const other = await addLearner(origin)
    await signInBefore(context, other)
    const email = `new-${learner.email}`
    const { accessToken } = learner
    await callService(`${origin}/auth/v1/user`, { method: 'PUT', body: { email }, accessToken })
    const first = await getMailedLink(origin, email)
    const last = await getMailedLink(origin, learner.email)
    for (const [link, heading] of [
      [first, 'This mailbox is confirmed'],
      [last, 'Your address has changed'],
    ] as const) {
      await follow(page, link)
      await page.getByRole('button', { name: 'Confirm this mailbox' }).click()
      await page.getByRole('heading', { name: heading }).waitFor()
      await page.getByText(`signed in here as ${other.email}, whose address stays`).waitFor()
      await page.getByRole('link', { name: `Go on as ${other.email}` }).waitFor()
    }
    await lookOverDrawn(page)

    await follow(page, last)
    await page.getByRole('button', { name: 'Confirm this mailbox' }).click()
    await page.getByText('a change is asked for there anew').waitFor()

    // Where nobody is signed in, the page where it is asked for comes after the sign-in.
    const own = await context.browser()?.newContext({ baseURL: origin })
    if (own === undefined) throw new Error('the browser is gone')
    try {
      const fresh = await own.newPage()
      await follow(fresh, last)
      await fresh.getByRole('button', { name: 'Confirm this mailbox' }).click()
      await fresh.getByRole('link', { name: 'Sign in' }).click()
      await fresh.waitForURL(`**/account/sign-in?returnTo=${encodeURIComponent(preferences)}`)
    } finally {
      await own.close()
    }
  },
)
