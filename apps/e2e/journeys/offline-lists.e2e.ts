import { afterEach, expect, inject, test } from 'vitest'
import { findBuiltFile } from '../src/built-file'
import { type Device, openDevice, waitUntilKept } from '../src/device'
import { addLearner } from '../src/learner'
import { listKeptRows } from '../src/list-kept-rows'
import { lookOverDrawn } from '../src/look-over-page'
import { seedList } from '../src/seed-list'

const origin = inject('origin')

const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.close()
})

test('a kanji is saved without a network in a tab that never asked for the lists', async () => {
  const learner = await addLearner(origin)
  const listId = await seedList({ origin, ...learner, name: 'Found' })
  const device = await openDevice(learner)
  devices.push(device)
  const { page, context } = device
  await page.goto('/app/dict/kanji/生/words')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilKept(page, '/terms')
  await waitUntilKept(
    page,
    await findBuiltFile('src/dictionary/saved-lists/save-to-list-dialog.tsx'),
  )
  const listKeptTexts = () => listKeptRows(page, 'kotonoha', 'texts').then((rows) => rows.join())
  await expect.poll(listKeptTexts).toMatch(/getDefinitionOverview/)
  await expect.poll(listKeptTexts).toContain('Found')

  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/app/dict/kanji/生/words')
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await tab.getByRole('button', { name: 'Save to a list', exact: true }).click()
  const dialog = tab.getByRole('dialog', { name: 'Save to a list' })
  await dialog.getByText('Which lists have it already is not known').waitFor()
  await dialog.getByRole('checkbox', { name: 'Found' }).check()
  await dialog.getByRole('checkbox', { name: /Found.*1 item/ }).waitFor()
  await lookOverDrawn(tab)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await tab.locator('.outbox-badge').getByText('Offline · 1').waitFor()

  await context.setOffline(false)
  await tab.locator('.outbox-badge').waitFor({ state: 'detached' })
  await tab.goto(`/app/dict/lists/${listId}`)
  await tab.getByRole('button', { name: 'Move 生' }).waitFor()

  // The next person at this device finds no name of a list.
  await tab.getByRole('button', { name: 'Account of' }).click()
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await tab.getByRole('button', { name: 'Account: not signed in' }).waitFor()
  await expect.poll(listKeptTexts).not.toContain('Found')
})
