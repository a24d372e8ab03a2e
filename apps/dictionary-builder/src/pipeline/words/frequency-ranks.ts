import type { CorpusCount, WordFrequency } from '../../sources/frequency/word-frequency'
import { isUnusual } from './headwords'
import { listStems } from './verb-stems'
import type { WordDraft } from './word-draft'

/**
 * How much each list counts. wordfreq mixes written and spoken text; the Wikipedia count is of
 * dictionary forms, so it is right about verbs; the newspaper bands of JMdict are coarse.
 */
const wordfreqWeight = 0.7
const corpusWeight = 0.2
const newsWeight = 0.1

/** What a word gets of a token that belongs rather to another word. */
const lesserShare = 0.1

/** By Zipf's law the word at rank r has about this share divided by r. */
const zipfShare = 0.1
const wordsPerNewsBand = 500

interface Candidate {
  word: WordDraft
  /** The token is an inflected piece of the word (食べ of 食べる). */
  isStem: boolean
}

/** Token frequencies of running text, merged from the lists there are. */
export class FrequencyRanks {
  private readonly shareOfToken = new Map<string, number>()
  private readonly corpusCounts = new Map<string, number>()
  private corpusTotal = 0

  addToken({ token, centibels }: WordFrequency): void {
    this.shareOfToken.set(normalize(token), 10 ** (centibels / 100))
  }

  addCorpusCount({ token, count }: CorpusCount): void {
    const key = normalize(token)
    this.corpusCounts.set(key, (this.corpusCounts.get(key) ?? 0) + count)
    this.corpusTotal += count
  }

  /** Gives every word that any list knows its rank, 1 being the most frequent. */
  rank(words: readonly WordDraft[]): void {
    const shares = new Map<WordDraft, number>()
    const add = (word: WordDraft, share: number) =>
      shares.set(word, (shares.get(word) ?? 0) + share)

    for (const [token, candidates] of this.listCandidates(words)) {
      const wordfreq = (this.shareOfToken.get(token) ?? 0) * wordfreqWeight
      for (const [word, part] of divide(candidates)) add(word, wordfreq * part)
      // The corpus counts dictionary forms: a stem there is another word, a noun.
      const corpus = (this.corpusCounts.get(token) ?? 0) / Math.max(1, this.corpusTotal)
      const asHeadword = candidates.filter((each) => !each.isStem)
      for (const [word, part] of divide(asHeadword)) add(word, corpus * corpusWeight * part)
    }
    for (const word of words) {
      if (word.newsBand === null) continue
      add(word, (newsWeight * zipfShare) / ((word.newsBand - 0.5) * wordsPerNewsBand))
    }

    // Rounded, so that the last digit of a sum does not order words that are equally frequent.
    const ranked = [...shares]
      .map(([word, share]) => ({ word, centibels: Math.round(100 * Math.log10(share)) }))
      .sort((a, b) => b.centibels - a.centibels || compareStanding(a.word, b.word))
    for (const [index, { word }] of ranked.entries()) word.frequencyRank = index + 1
  }

  private listCandidates(words: readonly WordDraft[]): Map<string, Candidate[]> {
    const candidates = new Map<string, Candidate[]>()
    const add = (token: string, word: WordDraft, isStem: boolean) => {
      const key = normalize(token)
      if (!this.shareOfToken.has(key) && !this.corpusCounts.has(key)) return
      const known = candidates.get(key) ?? []
      if (!known.some((each) => each.word === word)) known.push({ word, isStem })
      candidates.set(key, known)
    }
    for (const word of words) {
      for (const text of listUsualForms(word)) {
        add(text, word, false)
        for (const stem of listStems(text, word.partsOfSpeech)) add(stem, word, true)
      }
    }
    return candidates
  }
}

/**
 * Forms in which the word is met: its usual spellings. The kana of a word that is usually written
 * in kanji is no evidence: はし in a text may be anything.
 */
function listUsualForms(word: WordDraft): Set<string> {
  const usual = word.spellings.filter(
    (spelling, index) =>
      index === 0 || (!isUnusual(spelling) && spelling.text !== spelling.reading),
  )
  return new Set(usual.map((spelling) => spelling.text))
}

/**
 * Divides a token among the words it may be: the one with the best standing gets it whole, each
 * other a tenth. A token that is a piece of a common verb is rather the verb: 食べ, 思い.
 */
function divide(candidates: readonly Candidate[]): [word: WordDraft, part: number][] {
  const ordered = [...candidates].sort((a, b) => {
    const aIsVerb = a.isStem && a.word.isCommon
    const bIsVerb = b.isStem && b.word.isCommon
    return Number(bIsVerb) - Number(aIsVerb) || compareStanding(a.word, b.word)
  })
  return ordered.map(({ word }, index) => [word, index === 0 ? 1 : lesserShare])
}

/** The word that a learner more likely means first; the older entry where nothing else decides. */
function compareStanding(one: WordDraft, other: WordDraft): number {
  return (
    Number(other.isCommon) - Number(one.isCommon) ||
    (other.jlpt ?? 0) - (one.jlpt ?? 0) ||
    (one.newsBand ?? 99) - (other.newsBand ?? 99) ||
    one.id - other.id
  )
}

/** wordfreq folds width and case: Ｔシャツ is counted as tシャツ. */
function normalize(token: string): string {
  return token.normalize('NFKC').toLowerCase()
}
