import { expect, test } from 'vitest'
import { createWorld } from '../../../testing/learners'

const world = createWorld()

test.each(['getTermsOfService', 'getPrivacyPolicy'] as const)(
  '%s is HTML that everybody may read, with notes only for development',
  async (name) => {
    const { [name]: ask } = world.callWith().core.legal
    const { mdxContent } = await ask()
    expect(mdxContent).toMatch(/^<h1>/)
    expect(mdxContent).not.toContain('development-note')
    expect((await ask({ development: false })).mdxContent).toBe(mdxContent)
    expect((await ask({ development: true })).mdxContent).toContain('development-note')
  },
)

test('the credits name every source of the dictionary with its licence', async () => {
  const api = world.callWith()
  const { mdxContent } = await api.core.legal.getCredits()
  const { sources } = await api.dict.about.getDictionary()
  expect(sources.length).toBeGreaterThan(5)
  for (const { name, url, licence } of sources) {
    const text = mdxContent.replaceAll('&amp;', '&')
    expect(text).toContain(name)
    expect(text).toContain(url)
    expect(text).toContain(licence)
  }
})
