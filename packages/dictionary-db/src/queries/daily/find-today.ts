import type { Today } from '../../entities/today'
import type { Dictionary } from '../../open-dictionary'
import { findKanjiSummary } from '../kanji/list-kanji-summaries'
import { statement } from '../statement'
import { findWordSummary } from '../words/list-word-summaries'

const millisecondsPerDay = 86_400_000

const dailyKanji = statement<{ literal: string }>(`
  SELECT literal FROM daily_kanji WHERE day = ? % (SELECT count(*) FROM daily_kanji)`)

const dailyWord = statement<{ spelling_id: string }>(`
  SELECT spelling_id FROM daily_word WHERE day = ? % (SELECT count(*) FROM daily_word)`)

/**
 * The kanji and word of a calendar date (ISO): the same for everybody, another one every day
 * until all candidates had their turn.
 */
export function findToday(dictionary: Dictionary, date: string): Today | undefined {
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay
  // Dates before 1970 count down; a remainder must not be negative.
  const turn = Math.abs(day)
  const literal = dailyKanji.find(dictionary, turn)?.literal
  const spellingId = dailyWord.find(dictionary, turn)?.spelling_id
  if (literal === undefined || spellingId === undefined) return undefined
  const kanji = findKanjiSummary(dictionary, literal)
  const word = findWordSummary(dictionary, spellingId)
  return kanji === undefined || word === undefined ? undefined : { date, kanji, word }
}
