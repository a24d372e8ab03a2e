/** What a test wants of the fake service beside its answers. */
export interface FakeWaniKani {
  token: string
  /** Requests so far, but for those that browsers ask beforehand. */
  requests: { path: string; status: number }[]
  /** What it answers instead of the next request. */
  next: (Response | Error)[]
  /** Requests of one minute. */
  limit: number
  nowMs: number
  answer: (request: Request) => Promise<Response>
}

const base = 'https://api.wanikani.com/v2'
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, wanikani-revision, if-none-match',
}

interface Resource {
  id: number
  object: string
  data: Record<string, unknown>
}

const hour = 3600
/** As the documentation has the default system: an hour short of the nominal intervals. */
const stages = [null, 14400, 28800, 82800, 169200, 601200, 1206000, 2588400, 10364400, null]

const subjects: Resource[] = [
  toSubject(440, 'kanji', '一', [
    ['いち', true],
    ['いつ', false],
  ]),
  toSubject(441, 'kanji', '日', [['にち', true]]),
  toSubject(2467, 'vocabulary', '日本', [['にほん', true]]),
  toSubject(2468, 'vocabulary', '大人', [['おとな', true]]),
  toSubject(1, 'radical', '一', undefined),
  toSubject(8761, 'radical', null, undefined),
]

function toSubject(
  id: number,
  object: string,
  characters: string | null,
  readings: [string, boolean][] | undefined,
): Resource {
  const told = readings?.map(([reading, accepted_answer]) => ({
    primary: accepted_answer,
    reading,
    accepted_answer,
  }))
  const data = { characters, spaced_repetition_system_id: 1, meaning_mnemonic: 'theirs' }
  return { id, object, data: told === undefined ? data : { ...data, readings: told } }
}

/** The example of the documentation, and others in its form. */
const assignments: Resource[] = [
  toAssignment(80463006, 440, 'kanji', {
    srs_stage: 8,
    available_at: '2026-05-01T09:00:00.000000Z',
  }),
  toAssignment(80463007, 441, 'kanji', { srs_stage: 9, burned_at: '2026-01-02T03:04:00.000000Z' }),
  toAssignment(80463008, 2467, 'vocabulary', {
    srs_stage: 5,
    available_at: '2026-04-08T09:00:00.000000Z',
  }),
  toAssignment(80463009, 2468, 'vocabulary', { srs_stage: 0, started_at: null }),
  toAssignment(80463010, 1, 'radical', {
    srs_stage: 4,
    available_at: '2026-04-03T09:00:00.000000Z',
  }),
  toAssignment(80463011, 8761, 'radical', {
    srs_stage: 4,
    available_at: '2026-04-03T09:00:00.000000Z',
  }),
]

function toAssignment(
  id: number,
  subject_id: number,
  subject_type: string,
  more: Record<string, unknown>,
): Resource {
  const started_at = '2025-09-05T23:41:28.980679Z'
  const data = {
    subject_id,
    subject_type,
    started_at,
    available_at: null,
    burned_at: null,
    ...more,
  }
  return { id, object: 'assignment', data }
}

const statistics: Resource[] = [
  {
    id: 80461982,
    object: 'review_statistic',
    data: {
      subject_id: 440,
      meaning_correct: 8,
      meaning_incorrect: 0,
      reading_correct: 4,
      reading_incorrect: 4,
    },
  },
]

const materials: Resource[] = [
  {
    id: 65231,
    object: 'study_material',
    data: { subject_id: 440, meaning_synonyms: ['one thing', 'a\tsingle'], meaning_note: 'mine' },
  },
]

const systems: Resource[] = [
  {
    id: 1,
    object: 'spaced_repetition_system',
    data: { stages: stages.map((interval, position) => ({ position, interval })) },
  },
]

const collections: Record<string, Resource[]> = {
  assignments,
  review_statistics: statistics,
  study_materials: materials,
  spaced_repetition_systems: systems,
  subjects,
}

/** Two a page, so that every collection has several. */
const pageSize = 2

/**
 * The WaniKani API as its documentation describes it: preflight, revision and token, pages by
 * `page_after_id`, 304 for what has not changed, 60 requests in each minute of its clock.
 */
export function createFakeWaniKani(): FakeWaniKani {
  let minute = -1
  let count = 0
  const fake: FakeWaniKani = {
    token: 'c86ac6f8-9e0a-4d2a-8b7e-d2b6b9f8a001',
    requests: [],
    next: [],
    limit: 60,
    nowMs: Date.parse('2026-04-01T12:00:20Z'),
    async answer(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
      const instead = fake.next.shift()
      if (instead instanceof Error) throw instead
      const response = instead ?? respond(request)
      const { pathname, search } = new URL(request.url)
      fake.requests.push({ path: pathname.replace('/v2/', '') + search, status: response.status })
      return response
    },
  }

  function respond(request: Request): Response {
    if (request.headers.get('authorization') !== `Bearer ${fake.token}`) {
      return toAnswer({ error: 'Unauthorized. Nice try.', code: 401 }, 401)
    }
    if (request.headers.get('wanikani-revision') !== '20170710') {
      return toAnswer({ error: 'Bad revision', code: 422 }, 422)
    }
    const now = Math.floor(fake.nowMs / 60_000)
    count = now === minute ? count + 1 : 1
    minute = now
    if (count > fake.limit) return toAnswer({ error: 'Rate limit exceeded', code: 429 }, 429)
    const body = find(new URL(request.url))
    if (body === undefined) return toAnswer({ error: 'Not found', code: 404 }, 404)
    const etag = `W/"${JSON.stringify(body).length}"`
    if (request.headers.get('if-none-match') === etag) return toAnswer(null, 304, { etag })
    return toAnswer(body, 200, { etag })
  }

  function toAnswer(body: object | null, status: number, headers: Record<string, string> = {}) {
    const date = new Date(fake.nowMs).toUTCString()
    const text = body === null ? null : JSON.stringify(body)
    return new Response(text, { status, headers: { ...cors, date, ...headers } })
  }
  return fake
}

function find(url: URL): object | undefined {
  const name = url.pathname.replace('/v2/', '')
  if (name === 'user') {
    const data = {
      username: 'example_user',
      level: 5,
      current_vacation_started_at: null,
      subscription: { active: true, max_level_granted: 60, type: 'recurring' },
    }
    return { object: 'user', url: `${base}/user`, data }
  }
  const all = collections[name]
  if (all === undefined) return undefined
  const after = Number(url.searchParams.get('page_after_id') ?? 0)
  const start = after === 0 ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(start, start + pageSize)
  const last = data.at(-1)
  const hasMore = start + pageSize < all.length && last !== undefined
  return {
    object: 'collection',
    url: `${base}/${name}`,
    pages: {
      per_page: pageSize,
      next_url: hasMore ? `${base}/${name}?page_after_id=${last.id}` : null,
      previous_url: null,
    },
    total_count: all.length,
    data_updated_at: new Date(hour * 1000).toISOString(),
    data,
  }
}
