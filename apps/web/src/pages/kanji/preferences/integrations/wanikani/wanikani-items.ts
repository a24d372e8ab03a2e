import type * as v from 'valibot'
import type { ImportItem } from '../import-item'
import type { assignment, material, statistic, subject, system } from './wanikani-answers'

type Assignment = v.InferOutput<typeof assignment>
type Statistic = v.InferOutput<typeof statistic>

/** All that an account says of what its learner knows. */
export interface WaniKaniAccount {
  assignments: readonly Assignment[]
  statistics: ReadonlyMap<number, Statistic>
  synonyms: ReadonlyMap<number, v.InferOutput<typeof material>['meaning_synonyms']>
  subjects: ReadonlyMap<number, v.InferOutput<typeof subject>>
  systems: ReadonlyMap<number, v.InferOutput<typeof system>>
  vacationSinceMs: number | undefined
}

const minuteMs = 60_000
const burnedStage = 9

/**
 * Days of stability by stage: the interval that WaniKani gives it, at which about nine in ten are
 * remembered (scored on a learner's log of 40,930 reviews). Burned is never asked again there.
 */
const stabilities = [0, 0.5, 0.75, 1, 2, 7, 14, 30, 120, 365]

/** Seconds of its intervals, where the account's own are not known. */
const usualIntervals = [0, 14400, 28800, 82800, 169200, 601200, 1206000, 2588400, 10364400]

/** Items whose lesson was done, each with the memory of its facets. */
export function toItems(account: WaniKaniAccount): ImportItem[] {
  return account.assignments.flatMap((each) => {
    const known = account.subjects.get(each.subject_id)
    const text = known?.characters
    const stability = stabilities[each.srs_stage]
    if (known === undefined || text == null || stability === undefined || stability === 0) return []
    const reviewedMinute = toReviewedMinute(each, account)
    if (reviewedMinute === undefined) return []
    const counts = account.statistics.get(each.subject_id)
    const toCard = (facet: 'meaning' | 'reading'): ImportItem['cards'][number] => ({
      facets: [facet],
      memory: { stability, difficulty: toDifficulty(counts, facet), reviewedMinute },
      history: null,
    })
    const isRadical = each.subject_type === 'radical'
    return {
      text,
      kind: isRadical ? 'component' : each.subject_type === 'kanji' ? 'kanji' : 'word',
      readings: listReadings(known),
      wordId: null,
      chosen: null,
      cards: isRadical ? [toCard('meaning')] : [toCard('meaning'), toCard('reading')],
      synonyms: listSynonyms(account.synonyms.get(each.subject_id)),
    }
  })
}

function listReadings({ readings = [] }: v.InferOutput<typeof subject>): string[] {
  return readings
    .filter((each) => each.accepted_answer)
    .map(({ reading }) => reading)
    .filter((reading) => reading !== '' && reading.length <= 64)
    .slice(0, 8)
}

function listSynonyms(all: readonly string[] = []): string[] {
  return all
    .map((each) => each.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((each) => each !== '' && each.length <= 80)
    .slice(0, 20)
}

/** When an item was reviewed last: its due, less the interval of its stage. */
function toReviewedMinute(
  { srs_stage, available_at, burned_at, started_at, subject_id }: Assignment,
  { systems, subjects, vacationSinceMs }: WaniKaniAccount,
): number | undefined {
  const system = systems.get(subjects.get(subject_id)?.spaced_repetition_system_id ?? 0)
  const own = system?.stages.find(({ position }) => position === srs_stage)?.interval
  const intervalMs = (own ?? usualIntervals[srs_stage] ?? 0) * 1000
  const isBurned = srs_stage >= burnedStage
  const dueMs = Date.parse((isBurned ? burned_at : available_at) ?? started_at ?? '')
  if (Number.isNaN(dueMs)) return undefined
  const isDue = !isBurned && available_at !== null
  const reviewedMs = isDue ? dueMs - intervalMs : dueMs
  // On vacation dues stand still; nothing was reviewed since it began.
  return Math.max(0, Math.floor(Math.min(reviewedMs, vacationSinceMs ?? reviewedMs) / minuteMs))
}

const middleDifficulty = 5

/** By the share of right answers: all right is 2, all wrong 9. */
function toDifficulty(counts: Statistic | undefined, facet: 'meaning' | 'reading'): number {
  const right = counts?.[`${facet}_correct`] ?? 0
  const wrong = counts?.[`${facet}_incorrect`] ?? 0
  if (right + wrong === 0) return middleDifficulty
  return Math.min(9, Math.max(2, 10 - (9 * right) / (right + wrong)))
}
