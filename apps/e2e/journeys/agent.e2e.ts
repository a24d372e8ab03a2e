import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { type AssistantProgram, callTool, startAssistantProgram } from '../src/assistant-program'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { fillSignIn, signInBefore } from '../src/sign-in'
import { waitForFocus } from '../src/wait-for-focus'

const path = '/app/kanji/agent'

const programs: AssistantProgram[] = []
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop()
})

async function startProgram(origin: string, scope = 'dictionary:read progress:read lists:write') {
  const program = await startAssistantProgram(origin, {
    name: 'Journey <b>assistant</b>',
    scope,
    state: 'the state & more=1',
  })
  programs.push(program)
  return program
}

async function revoke(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText(`“${name}” was revoked`).waitFor()
}

journey(
  'a token is made with what it may do, seen once, used, noted and revoked',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.goto(path)
    await page.getByText('This site is not reachable from the internet').waitFor()
    await page.getByRole('radio', { name: 'Claude Code' }).check({ force: true })
    await page.getByText(`claude mcp add --transport http kotonoha ${origin}/mcp`).waitFor()
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByLabel('What is it for?').fill('My laptop')
    for (const scope of ['Look things up', 'See your progress']) {
      await page.getByRole('checkbox', { name: scope }).uncheck()
    }
    await page.getByRole('button', { name: 'Make the token' }).click()
    await page.getByText('Choose what it may do.').waitFor()
    await page.getByRole('checkbox', { name: 'Look things up' }).check()
    await page.getByRole('radio', { name: '30 days' }).check({ force: true })
    await page.getByRole('button', { name: 'Make the token' }).click()

    const made = page.getByRole('region', { name: 'Your new token' })
    await waitForFocus(made)
    const token = await made.locator('code').innerText()
    expect(token).toMatch(/^kt_[0-9A-Za-z]{46}$/)
    await lookOverInBothThemes(page)
    const found = await callTool(origin, token, 'search', { query: '食べる' })
    expect(found).toMatchObject({ status: 200, text: expect.stringContaining('to eat') })
    expect((await callTool(origin, token, 'create_list', { name: 'x' })).status).toBe(403)

    await made.getByRole('button', { name: 'I have kept it' }).click()
    await page.reload()
    const grants = page.getByRole('list', { name: 'What you let in' })
    await grants.getByText(`Token ${token.slice(0, 11)}`).waitFor()
    expect(await page.content()).not.toContain(token)

    // What was looked up is noted once the learner wants it, and forgotten when not any more.
    const calls = page.getByRole('list', { name: 'What they did' })
    await calls.getByText('Searched the dictionary').waitFor()
    await calls.getByText('not allowed').waitFor()
    expect(await calls.innerText()).not.toContain('食べる')
    await page.getByRole('switch', { name: 'Keep what was looked up' }).click()
    await page.getByRole('switch', { name: 'Keep what was looked up', checked: true }).waitFor()
    await callTool(origin, token, 'search', { query: '寿司' })
    await page.reload()
    await calls.getByText('寿司').waitFor()
    await page.getByRole('switch', { name: 'Keep what was looked up' }).click()
    await calls.getByText('寿司').waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'Changes' }).check({ force: true })
    await expect.poll(() => calls.getByRole('listitem').count()).toBe(1)

    await revoke(page, 'My laptop')
    expect((await callTool(origin, token, 'search', { query: '食べる' })).status).toBe(401)
  },
)

journey(
  'an assistant is let in for what the learner leaves on, and shut out at once',
  async ({ context, origin }) => {
    const program = await startProgram(origin)
    await signInBefore(context, await addLearner(origin))
    // The program is asked beside the site, so this is no page that may ask its own origin only.
    const page = await context.newPage()
    await page.goto(program.address)
    await page.getByRole('heading', { name: 'Let “Journey <b>assistant</b>” in?' }).waitFor()
    await page.getByText('a program on this device').waitFor()
    await lookOverInBothThemes(page)
    for (const scope of ['Look things up', 'See your progress', 'Change your lists']) {
      await page.getByRole('switch', { name: scope }).click()
    }
    await page.getByRole('button', { name: 'Let it in', exact: true }).click()
    await page.getByText('Leave at least one thing on').waitFor()
    await page.getByRole('switch', { name: 'Change your lists' }).click()
    await page.getByRole('switch', { name: 'See your progress' }).click()
    // Twice in a row, as an impatient hand does.
    await page.getByRole('button', { name: 'Let it in', exact: true }).dblclick()
    await page.getByRole('heading', { name: 'Back here' }).waitFor()
    expect(program.answers).toHaveLength(1)
    const [answer] = program.answers
    expect(answer?.get('state')).toBe('the state & more=1')
    expect(answer?.get('iss')).toBe(origin)
    const tokens = await program.redeem(answer?.get('code') ?? '')
    expect((await callTool(origin, tokens.access, 'list_lists')).status).toBe(200)
    expect((await callTool(origin, tokens.access, 'search', { query: '日' })).status).toBe(403)

    await page.goto(path)
    const grants = page.getByRole('list', { name: 'What you let in' })
    await grants.getByText('Assistant: see your progress, change your lists.').waitFor()
    await revoke(page, 'Journey <b>assistant</b>')
    expect((await callTool(origin, tokens.access, 'list_lists')).status).toBe(401)
    expect(await program.refresh(tokens.refresh)).toBe(400)
  },
)

journey(
  'who is not signed in is asked to, then may refuse; the program hears no',
  async ({ context, origin }) => {
    const program = await startProgram(origin, 'dictionary:read')
    const learner = await addLearner(origin)
    const page = await context.newPage()
    await page.goto(program.address)
    await page.waitForURL('**/account/sign-in?*')
    await fillSignIn(page, learner)
    await page.getByText(learner.email).waitFor()
    expect(await page.getByRole('switch').count()).toBe(1)
    await page.getByRole('button', { name: 'Do not let it in' }).click()
    await page.getByRole('heading', { name: 'Back here' }).waitFor()
    expect(Object.fromEntries(program.answers[0] ?? [])).toEqual({
      error: 'access_denied',
      state: 'the state & more=1',
      iss: origin,
    })
    await page.goto(path)
    await page.getByText('Nothing yet.').first().waitFor()
  },
)

journey(
  'a request that is not whole, or of nobody known, is answered with what to do',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    const pack = (request: unknown) => Buffer.from(JSON.stringify(request)).toString('base64url')
    const strange = {
      responseType: 'code',
      clientId: 'https://evil.example/client',
      redirectUri: 'https://evil.example/',
      codeChallenge: 'x'.repeat(43),
      codeChallengeMethod: 'S256',
      resource: `${origin}/mcp`,
      scope: '',
      state: '',
    }
    for (const request of ['', '%%%', pack([1]), pack(strange)]) {
      await page.goto(`${path}/authorize?request=${encodeURIComponent(request)}`)
      await page.getByRole('heading', { name: 'This request cannot be answered' }).waitFor()
    }
    await lookOverInBothThemes(page)
    const answer = await page.request.get('/oauth/authorize?client_id=nobody', { maxRedirects: 0 })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('not known here')
  },
)
