import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { listParts } from '../src/open-list-parts'
import { signInBefore } from '../src/sign-in'

for (const [name, open] of Object.entries(listParts)) {
  journey(`${name} has no axe violation and no overflow`, async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.goto('/terms')
    await open(page)
    await lookOverInBothThemes(page)
  })
}

journey('what lists are, signed out, has no axe violation', async ({ page }) => {
  await page.goto('/app/dict/lists')
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  await lookOverInBothThemes(page)
})

journey('a link that leads to no list says so', async ({ page }) => {
  await page.goto('/lists/AAAAAAAAAAAAAAAAAAAAAA')
  await page.getByRole('heading', { level: 1, name: 'No list here' }).waitFor()
  await lookOverInBothThemes(page)
})

journey(
  'a definition is copied as a link and as a text, and saved as a picture',
  async ({ page, context, origin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await page.goto('/app/dict/kanji/生/words')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').waitFor()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe(encodeURI(`${origin}/app/dict/kanji/生/words`))
    await page.getByRole('button', { name: 'Copy text' }).click()
    await expect.poll(copied).toMatch(/^生（.*）: .*\n/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save picture' }).click()
    const picture = Buffer.concat(await (await (await downloading).createReadStream()).toArray())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // A blank picture of this size takes a tenth of it.
    expect(picture.length).toBeGreaterThan(10_000)
  },
)
