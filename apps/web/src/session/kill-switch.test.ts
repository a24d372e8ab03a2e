// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answer: () => Promise<Response>
const asked = vi.fn<(url: string) => Promise<Response>>(() => answer())

const say = (isSwitchedOff: boolean) => async () =>
  Response.json({ result: { data: { isSwitchedOff } } })

function setMark(content: string) {
  const mark = document.createElement('meta')
  mark.name = 'kotonoha-switched-off'
  mark.content = content
  document.head.append(mark)
}

/** As in a page that was just opened. */
async function load() {
  vi.resetModules()
  return await import('./kill-switch')
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  answer = say(false)
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

test('a page of the server says itself whether the app is off, and asks nobody', async () => {
  const { isSwitchedOff } = await load()
  expect(await isSwitchedOff()).toBe(false)
  setMark('yes')
  expect(await isSwitchedOff()).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test('a page that was kept asks first', async () => {
  setMark('ask')
  const { isSwitchedOff } = await load()
  answer = say(true)
  expect(await isSwitchedOff()).toBe(true)
  answer = say(false)
  expect(await isSwitchedOff()).toBe(false)
  expect(asked).toHaveBeenCalledWith(
    '/api/core.about.getInstallation',
    expect.objectContaining({ cache: 'no-store' }),
  )
})

test('a page that was kept is drawn without a network, and where the server answers nonsense', async () => {
  setMark('ask')
  const { isSwitchedOff } = await load()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await isSwitchedOff()).toBe(false)
  answer = async () => new Response('Bad gateway', { status: 502 })
  expect(await isSwitchedOff()).toBe(false)
  asked.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await isSwitchedOff()).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

test('an open page hears of it within a minute', async () => {
  const { watchKillSwitch } = await load()
  const heard: boolean[] = []
  watchKillSwitch(false, (isOff) => heard.push(isOff))
  answer = say(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([true])
  answer = say(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([true, false])
})

test('it hears of it when one returns to it, and asks no oftener than every five seconds', async () => {
  const { watchKillSwitch } = await load()
  const heard: boolean[] = []
  watchKillSwitch(false, (isOff) => heard.push(isOff))
  answer = say(true)
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(6000)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(heard).toEqual([true])
})

test('it hears of it by the heartbeat of its channel', async () => {
  const { watchKillSwitch, hearSwitch } = await load()
  const heard: boolean[] = []
  watchKillSwitch(false, (isOff) => heard.push(isOff))
  for (const isOff of [false, true, true, false]) hearSwitch(isOff)
  expect(heard).toEqual([true, false])
  expect(asked).not.toHaveBeenCalled()
})

test('a server that does not answer changes nothing', async () => {
  const { watchKillSwitch } = await load()
  const heard: boolean[] = []
  watchKillSwitch(true, (isOff) => heard.push(isOff))
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(heard).toEqual([])
})
