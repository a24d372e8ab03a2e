import type { Dictionary } from '../../open-dictionary'
import {
  commonWord,
  loanword,
  spellingIdOf,
  usuallyKanaSense,
  type WordIndex,
} from '../../search-index/word-index'
import { valueStatement } from '../statement'
import { toJlptLevel } from '../to-jlpt-level'

/** What is listed of a spelling, a comma, and the rank. */
const listedSpelling = valueStatement<string>(
  `SELECT listed || ',' || ifnull(frequency_rank, 'null') AS value FROM listed_spelling WHERE number = ?`,
)

const listedSense = valueStatement<string>(
  'SELECT listed AS value FROM listed_sense WHERE number = ?',
)

/** A spelling, by its number, and which sense is shown of it, from 1; the first where it is left out. */
interface Chosen {
  spelling: number
  meaningId?: number | undefined
}

/** What a list shows of a spelling, put together of texts, and read as JSON only where somebody asks for a part of it. */
export interface ListedSpelling {
  /** The JSON of a `WordSummary` without its braces. */
  summary: string
  /** What has the glosses of it: one text, for one that is put together takes longer to be read. */
  listed: string
}

/** Undefined where there is no such spelling. */
export function findListedSpelling(
  dictionary: Dictionary,
  index: WordIndex,
  { spelling, meaningId = 1 }: Chosen,
): ListedSpelling | undefined {
  const listed = listedSpelling(dictionary, spelling)
  if (listed === undefined) return undefined
  const word = index.wordOfSpelling[spelling] ?? 0
  const first = index.firstSense[word] ?? 0
  // A sense that the word has not is its first.
  const sense = meaningId > countSenses(index, word) ? first : first + meaningId - 1
  const other = sense === first ? undefined : listedSense(dictionary, sense)
  const id = `"wordId":${index.wordId[word]},"spellingId":"${spellingIdOf(index, spelling)}"`
  let end = listed.length - 1
  while (listed.charCodeAt(end) !== comma) end -= 1
  const facts = `${factsOf(index, word, sense)}${listed.slice(end + 1)}`
  if (other === undefined) return { summary: `${id},${listed.slice(0, end)}${facts}`, listed }
  const headword = listed.slice(0, listed.indexOf(beginOfSense))
  return { summary: `${id},${headword},${other}${facts}`, listed: `,${other}` }
}

export function countSenses({ firstSense, wordOfSense }: WordIndex, word: number): number {
  return (firstSense[word + 1] ?? wordOfSense.length) - (firstSense[word] ?? 0)
}

/** The first gloss of each sense of a word after the first, `most` at most. */
export function listLaterSenses(
  dictionary: Dictionary,
  index: WordIndex,
  { word, most }: { word: number; most: number },
): string[] {
  const first = index.firstSense[word] ?? 0
  const count = countSenses(index, word) - 1
  const glosses: string[] = []
  for (let place = 1; place <= count && glosses.length < most; place += 1) {
    const listed = listedSense(dictionary, first + place)
    if (listed !== undefined) glosses.push(...JSON.parse(`{${listed}}`).glosses.slice(0, 1))
  }
  return glosses
}

/** Where the sense begins in what is listed of a spelling: inside a text such quotation marks have a `\` before them. */
const beginOfSense = ',"glosses":'
const comma = 0x2c

const beginOfParts = ',"partsOfSpeech":'

/** Where the text of the first gloss begins: every sense has one. */
export function beginOfGlosses({ listed }: ListedSpelling): number {
  return listed.indexOf(beginOfSense) + beginOfSense.length + '["'.length
}

/** The glosses alone: the search itself asks for nothing else of most words. */
export function readGlosses(shown: ListedSpelling): string[] {
  const { listed } = shown
  const start = beginOfGlosses(shown) - '["'.length
  return JSON.parse(listed.slice(start, listed.indexOf(beginOfParts, start)))
}

const isKana = 4
const jlptFactor = 8

/** What can be said of a word by the index alone, by the level and the marks: few texts for all words. */
const texts = Array.from({ length: 6 * jlptFactor }, (_, facts) => {
  const rest = {
    jlpt: toJlptLevel(Math.floor(facts / jlptFactor)),
    isCommon: (facts & commonWord) !== 0,
    isUsuallyKana: (facts & isKana) !== 0,
    isLoanword: (facts & loanword) !== 0,
  }
  return `,${JSON.stringify(rest).slice(1, -1)},"frequencyRank":`
})

function factsOf({ jlpt, wordMarks, senseMarks }: WordIndex, word: number, sense: number): string {
  const isInKana = ((senseMarks[sense] ?? 0) & usuallyKanaSense) !== 0
  const marks = (wordMarks[word] ?? 0) & (commonWord | loanword)
  return texts[(jlpt[word] ?? 0) * jlptFactor + marks + (isInKana ? isKana : 0)] ?? ''
}
