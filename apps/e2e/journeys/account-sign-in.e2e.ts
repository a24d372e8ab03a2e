import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { fillSignIn, signInBefore, signInByPage, signOutByMenu } from '../src/sign-in'
import { waitForFocus } from '../src/wait-for-focus'

journey('a wrong password and an unknown address are told alike', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/account/sign-in')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('You must provide either an email or phone number and a password.').waitFor()
  const told: (string | null)[] = []
  for (const email of [learner.email, `un${learner.email}`]) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/auth/v1/token'))
    await fillSignIn(page, { email, password: 'not the password' })
    await answered
    await page.getByRole('alert').getByText('is not right').waitFor()
    told.push(await page.getByRole('alert').textContent())
    // What was typed stays.
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(email)
  }
  expect(told[0]).toBe(told[1])
})

journey('a page of one’s own asks to sign in and is shown afterwards', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/app/dict/preferences/account')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByText('you will come back to where you were').waitFor()
  await fillSignIn(page, learner)
  await page.waitForURL('**/app/dict/preferences/account')
  // Who is signed in is kept away from the forms to get in.
  for (const path of ['sign-in', 'create', 'reset-password']) {
    await page.goto(`/account/${path}`)
    await page.waitForURL('**/app/dict')
  }
})

journey('a return path to another site leads home', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/account/sign-in?returnTo=//elsewhere.example/')
  await fillSignIn(page, learner)
  await page.waitForURL(`${origin}/app/dict`)
})

journey('everything is done with the keyboard', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/account/sign-in')
  await page.getByLabel('E-mail address').focus()
  await page.keyboard.type(learner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('is not right').waitFor()
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(learner.password)
  await page.keyboard.press('Enter')
  // Who is signed in is led on: a menu that was opened before would be closed by that.
  await page.waitForURL('**/app/dict')
  const account = page.getByRole('button', { name: 'Account of Aki Leaf' })
  await account.focus()
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByRole('menuitem').first())
  await page.keyboard.press('End')
  await waitForFocus(page.getByRole('menuitem', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
})

journey(
  'two tabs stay in step, also when one never signed in itself',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const other = await context.newPage()
    await other.goto('/account/sign-in')
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.bringToFront()
    await signInByPage(page, learner)
    await other.waitForURL('**/app/dict')
    await other.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
    await other.goto('/app/dict/preferences/general')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.bringToFront()
    await signOutByMenu(page)
    // A page of one's own is not left on the screen.
    await other.waitForURL('**/account/sign-in?*')
  },
)

journey(
  'a hidden tab asks for nothing, and renews the session once it is looked at',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.clock.install()
    // The last that a tab asks of the account when it starts. On a busy machine they come long after
    // the page, and asked an hour later they would want a fresh token, hidden or not.
    const isStarted = Promise.all(
      ['.sync?', 'listLists'].map((call) =>
        page.waitForResponse((answer) => answer.url().includes(call)),
      ),
    )
    await page.goto('/app/dict')
    await page.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
    await isStarted
    const renewals: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url())
    })
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await turn('hidden')
    // An access token lives for an hour.
    await page.clock.fastForward('59:00')
    await page.clock.fastForward('02:00')
    expect(renewals).toEqual([])
    await turn('visible')
    await expect.poll(() => renewals.length).toBe(1)
    await page.goto('/app/dict/preferences/general')
    await page.getByRole('heading', { name: 'Preferences', level: 1 }).waitFor()
  },
)

journey(
  'without a connection the form says so, and works once it is back',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    await page.goto('/account/sign-in')
    await fillSignIn(page, { ...learner, password: 'wrong' })
    await page.getByRole('alert').getByText('is not right').waitFor()
    await context.setOffline(true)
    await fillSignIn(page, learner)
    await page.getByRole('alert').getByText('could not be reached').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
  },
)

journey(
  'nothing of a learner is left for the next person at the device',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    await signInByPage(page, learner)
    await page.goto('/app/dict/kanji/生/words')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await signOutByMenu(page)
    await page.reload()
    await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain(learner.email)
    expect(kept).not.toContain('Leaf')
    expect(await page.getByText('Recently viewed').count()).toBe(0)
  },
)

journey('an installation without accounts shows nothing of them', async ({ page }) => {
  // The server writes the mark into the page; here it is taken out on the way.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const marked = await response.text()
    // Nor is it a page that was drawn with them.
    const body = marked.replaceAll(/<meta name="kotonoha-[^>]*>| data-path="[^"]*"/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto('/app/dict')
  await page.getByRole('button', { name: /^Theme/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Account/ }).count()).toBe(0)
  await page.goto('/account/sign-in')
  await page.getByText('Oops! Page not found').waitFor()
})
