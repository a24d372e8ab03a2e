import type { WordSummary } from '../../entities/word-summary'
import type { Dictionary } from '../../open-dictionary'
import type { StoredSenseSummary } from '../../tables/stored-word'
import { statement } from '../statement'
import { toWordSummary, type WordRow, wordColumns } from './word-row'

/** The verb that says the same with, or without, somebody who does it. */
export interface VerbPartner {
  word: WordSummary
  /** Whether the partner takes an object (開ける), and so the verb itself does not (開く). */
  isTransitive: boolean
}

interface CandidateRow extends WordRow {
  reading_in_word: string | null
}

/** Beyond this a verb is too rare to be what somebody means by the pair. */
const rarestRank = 20_000

// The row of a kanji's words begins with the usual ones; a verb's partner is among them.
const verbsOfKanji = statement<CandidateRow>(`
  SELECT ${wordColumns}, reading_in_word
  FROM   kanji_word
  JOIN   spelling ON spelling.spelling_id = kanji_word.spelling_id
  JOIN   word ON word.word_id = spelling.word_id
  WHERE  kanji_word.literal = ? AND is_first = 1 AND position = 'start'
  AND    substr(spelling.text, 2, 1) BETWEEN 'ぁ' AND 'ん'
  AND    word.frequency_rank <= ${rarestRank}
  ORDER  BY place
  LIMIT  60`)

/** One kanji and what conjugates: 開く, 開ける. */
const kanjiAndKana = /^\p{Script=Han}[ぁ-ん]+$/u

/** Sounds that begin alike, so that 出る (で) meets 出す (だ), and 消える (き) 消す (け). */
const rows = [
  'あいうえお',
  'かきくけこ',
  'がぎぐげご',
  'さしすせそ',
  'たちつてと',
  'だぢづでど',
].concat(['なにぬねの', 'はひふへほ', 'ばびぶべぼ', 'まみむめも', 'やゆよ', 'らりるれろ', 'わ'])

/** Pairs whose sounds say nothing of it. */
const unlikeReadings: Readonly<Record<string, string>> = { 入る: '入れる', 入れる: '入る' }

/**
 * The transitive or intransitive partner of a verb of one kanji: the most usual verb of the same
 * kanji, read alike, of which the first sense is of the other kind. JMdict does not link them.
 */
export function findVerbPartner(
  dictionary: Dictionary,
  verb: { wordId: number; text: string; senses: readonly { partsOfSpeech: readonly string[] }[] },
): VerbPartner | undefined {
  const kind = kindOf(verb.senses[0]?.partsOfSpeech ?? [])
  const literal = Array.from(verb.text)[0]
  if (kind === undefined || literal === undefined || !kanjiAndKana.test(verb.text)) return undefined
  const candidates = verbsOfKanji
    .list(dictionary, literal)
    .filter(({ text }) => kanjiAndKana.test(text))
  const own = candidates.find((row) => row.word_id === verb.wordId)?.reading_in_word
  if (own == null) return undefined
  const partners = candidates.filter(
    (row) => isOtherKind(row, kind) && areReadAlike(own, row.reading_in_word, verb.text, row.text),
  )
  const alike = partners.filter(({ reading_in_word }) => reading_in_word === own)
  const [best] = (alike.length > 0 ? alike : partners).toSorted(
    (a, b) => (a.frequency_rank ?? Infinity) - (b.frequency_rank ?? Infinity),
  )
  return best && { word: toWordSummary(best), isTransitive: kind === 'vi' }
}

type Kind = 'vt' | 'vi'

/** Undefined for what is no verb, and for one that is used both ways. */
function kindOf(codes: readonly string[]): Kind | undefined {
  const isTransitive = codes.includes('vt')
  if (isTransitive === codes.includes('vi')) return undefined
  return isTransitive ? 'vt' : 'vi'
}

function isOtherKind(row: CandidateRow, kind: Kind): boolean {
  const [first]: StoredSenseSummary[] = JSON.parse(row.senses)
  if (first === undefined) return false
  const other = kindOf(first[1])
  // 書ける is no partner of 書く but a form of it, which JMdict lists as a word.
  return other !== undefined && other !== kind && !first[0][0]?.startsWith('to be able to')
}

function areReadAlike(own: string, other: string | null, verb: string, partner: string): boolean {
  if (unlikeReadings[verb] !== undefined) return unlikeReadings[verb] === partner
  if (other === null) return false
  if (own === other) return true
  // Longer readings that only begin alike are other words: 生む (う) and 生える (は).
  if (own.length !== 1 || other.length !== 1 || own === 'い' || own === 'う') return false
  return rows.some((row) => row.includes(own) && row.includes(other))
}
