import type { BrowserContext } from 'playwright-core'

export const waniKaniToken = 'c86ac6f8-9e0a-4d2a-8b7e-d2b6b9f8a001'

const base = 'https://api.wanikani.com/v2/'
const reviewed = '2026-02-01T09:00:00.000000Z'

const literals = ['日', '人', '本']

const subjects = literals.map((characters, place) => ({
  id: 440 + place,
  object: 'kanji',
  data: { characters, readings: [], spaced_repetition_system_id: 1 },
}))

const assignments = literals.map((_, place) => ({
  id: 9000 + place,
  object: 'assignment',
  data: {
    subject_id: 440 + place,
    subject_type: 'kanji',
    srs_stage: 5,
    available_at: reviewed,
    started_at: reviewed,
    burned_at: null,
  },
}))

const account = {
  data: { username: 'example_user', level: 5, current_vacation_started_at: null },
}

const collections: Record<string, { id: number; data: object }[]> = {
  subjects,
  assignments,
  review_statistics: [],
  study_materials: [],
  spaced_repetition_systems: [],
}

/** Answers for WaniKani within a browser; gives the requests that would have gone there. */
export async function fakeWaniKani(context: BrowserContext): Promise<{ authorization: string }[]> {
  const asked: { authorization: string }[] = []
  await context.route(`${base}**`, (route) => {
    const authorization = route.request().headers().authorization ?? ''
    asked.push({ authorization })
    const headers = { 'access-control-allow-origin': '*' }
    if (authorization !== `Bearer ${waniKaniToken}`) {
      return route.fulfill({ status: 401, headers, json: { error: 'Unauthorized', code: 401 } })
    }
    const name = new URL(route.request().url()).pathname.replace('/v2/', '')
    const json = name === 'user' ? account : toPage(collections[name] ?? [])
    return route.fulfill({ headers, json })
  })
  return asked
}

/** All of a collection on one page: that there may be more is tried in the tests of the reader. */
function toPage(data: object[]) {
  return { object: 'collection', pages: { next_url: null }, total_count: data.length, data }
}
