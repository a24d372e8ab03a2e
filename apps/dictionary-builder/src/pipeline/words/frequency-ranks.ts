import { hasKanji, isKana } from '@kotonoha/japanese/kana/script'
import { isUnusual } from '../../drafts/headwords'
import type { WordDraft } from '../../drafts/word-draft'
import type { CorpusCount, WordFrequency } from '../../sources/frequency/word-frequency'
import { listStems } from './verb-stems'

/**
 * How much each list counts. wordfreq mixes written and spoken text; the Wikipedia count is of
 * dictionary forms, so it is right about verbs; the newspaper bands of JMdict are coarse.
 */
const wordfreqWeight = 0.7
const corpusWeight = 0.2
const newsWeight = 0.1

/**
 * What a word gets of a token that belongs rather to another word: less where the token is in
 * kana, for those sound like many words, and less still where the word is rare.
 */
const lesserShare = { kanji: 0.1, kana: 0.01 }
const partOfRareWord = 0.1

/**
 * Text is cut between the polite お and its noun, so お酒 is never counted. A word that no list
 * knows gets this part of the word without it.
 */
const politeShare = 0.25

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
      for (const [word, part] of divide(token, candidates)) add(word, wordfreq * part)
      // The corpus counts dictionary forms: a stem there is another word, a noun.
      const corpus = (this.corpusCounts.get(token) ?? 0) / Math.max(1, this.corpusTotal)
      const asHeadword = candidates.filter((each) => !each.isStem)
      for (const [word, part] of divide(token, asHeadword)) add(word, corpus * corpusWeight * part)
    }
    for (const word of words) {
      if (word.newsBand === null) continue
      add(word, (newsWeight * zipfShare) / ((word.newsBand - 0.5) * wordsPerNewsBand))
    }

    this.addPolite(words, shares)

    // Rounded, so that the last digit of a sum does not order words that are equally frequent.
    const ranked = [...shares]
      .filter(([, share]) => share > 0)
      .map(([word, share]) => ({ word, centibels: Math.round(100 * Math.log10(share)) }))
      .sort((a, b) => b.centibels - a.centibels || compareStanding(a.word, b.word))
    for (const [index, { word }] of ranked.entries()) word.frequencyRank = index + 1
  }

  private addPolite(words: readonly WordDraft[], shares: Map<WordDraft, number>): void {
    for (const word of words) {
      const text = word.spellings[0]?.text ?? ''
      const isPolite = /^[おご御]./.test(text) && hasKanji(text.slice(1)) && word.isCommon
      if (!isPolite || (shares.get(word) ?? 0) > 0) continue
      const share = this.shareOfToken.get(normalize(text.slice(1)))
      if (share !== undefined) shares.set(word, share * wordfreqWeight * politeShare)
    }
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
 * Divides a token among the words it may be: the one with the best standing gets it whole, the
 * others a little. A token with kanji that is a piece of a common verb is rather the verb: 食べ,
 * 思い. In kana such pieces sound like anything (ない, なっ, それ), so there the verb must have the
 * better standing, and gets nothing otherwise.
 */
function divide(token: string, candidates: readonly Candidate[]): [WordDraft, number][] {
  const inKana = isKana(token)
  const ordered = [...candidates].sort((a, b) => {
    const aIsVerb = !inKana && a.isStem && a.word.isCommon
    const bIsVerb = !inKana && b.isStem && b.word.isCommon
    const forVerb = Number(bIsVerb) - Number(aIsVerb)
    const forAuxiliary = inKana ? Number(isAuxiliary(b)) - Number(isAuxiliary(a)) : 0
    return forVerb || forAuxiliary || compareStanding(a.word, b.word)
  })
  return ordered.map(({ word, isStem }, index) => {
    if (index === 0) return [word, 1]
    if (isStem && inKana) return [word, 0]
    const share = inKana ? lesserShare.kana : lesserShare.kanji
    return [word, word.isCommon ? share : share * partOfRareWord]
  })
}

/**
 * いる of ている is met far more often than いる that is 要る, of which newspapers know more. Its pieces
 * say nothing: て is a particle, and not of てる.
 */
function isAuxiliary({ word, isStem }: Candidate): boolean {
  return !isStem && word.partsOfSpeech.includes('aux-v')
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
