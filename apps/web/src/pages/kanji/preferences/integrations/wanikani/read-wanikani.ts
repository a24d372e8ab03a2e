import type { ReadSource } from '../import-item'
import { toReadSource } from '../reader/to-read-source'
import * as answers from './wanikani-answers'
import { createWaniKaniClient, type WaniKaniOptions } from './wanikani-client'
import { toItems } from './wanikani-items'

export interface ReadWaniKani {
  name: string
  read: ReadSource
}

/**
 * What an account knows: stages, how often each was right, the learner's own synonyms. WaniKani
 * keeps no answers, so there is no history to ask for.
 */
export async function readWaniKani(options: WaniKaniOptions): Promise<ReadWaniKani> {
  const client = createWaniKaniClient(options)
  const { data: account } = await client.get('user', answers.user)
  const assignments = await client.list(
    'assignments?unlocked=true&hidden=false',
    answers.assignment,
  )
  const statistics = await client.list('review_statistics?hidden=false', answers.statistic)
  const materials = await client.list('study_materials?hidden=false', answers.material)
  const systems = await client.list('spaced_repetition_systems', answers.system)
  const subjects = await client.list('subjects?hidden=false', answers.subject)
  const vacationSince = account.current_vacation_started_at
  const studied = [...assignments.values()].filter(({ srs_stage: stage }) => stage > 0)
  const items = toItems({
    assignments: studied,
    statistics: new Map([...statistics.values()].map((each) => [each.subject_id, each])),
    synonyms: new Map(
      [...materials.values()].map((each) => [each.subject_id, each.meaning_synonyms]),
    ),
    subjects,
    systems,
    vacationSinceMs: vacationSince === null ? undefined : Date.parse(vacationSince),
  })
  const read = await toReadSource(items, studied.length)
  return { name: account.username.slice(0, 200) || 'WaniKani', read }
}
