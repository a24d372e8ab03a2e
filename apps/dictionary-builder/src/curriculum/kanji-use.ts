import { hasKanji } from '@kotonoha/japanese/kana/script'
import type { CorpusCount, WordFrequency } from '../sources/frequency/word-frequency'

/** Zipf 3.3: two in a million words. wordfreq counts in hundredths of powers of ten. */
const everydayCentibels = 330 - 900

const kanjiCharacter = /\p{Script=Han}/gu

/** How much each kanji is used in running text, counted while the word lists are read. */
export class KanjiUse {
  private readonly inTokens = new Map<string, number>()
  private readonly inCorpus = new Map<string, number>()
  private readonly everydayTokens = new Set<string>()

  addToken({ token, centibels }: WordFrequency): void {
    if (!hasKanji(token)) return
    if (centibels >= everydayCentibels) this.everydayTokens.add(token)
    addEach(this.inTokens, token, toShare(centibels))
  }

  addCorpusCount({ token, count }: CorpusCount): void {
    addEach(this.inCorpus, token, count)
  }

  /** Is the text met at least twice in a million words? */
  isEveryday(text: string): boolean {
    return this.everydayTokens.has(text)
  }

  /**
   * Shares of the kanji by corpus: mixed texts, Wikipedia and newspapers. Of newspapers only the
   * order of the kanji is known (`newspaperRanks`), so the kanji at each rank gets the share that
   * the kanji of that rank has in mixed texts.
   */
  listCorpora(newspaperRanks: readonly [literal: string, rank: number][]): Map<string, number>[] {
    const counted = [this.inTokens, this.inCorpus].filter((counts) => counts.size > 0).map(toShares)
    if (newspaperRanks.length === 0) return counted
    const model = [...(counted[0]?.values() ?? [])].sort((a, b) => b - a)
    const shareAt = (index: number) => model[index] ?? zipfShare / (index + 1)
    const ranked = [...newspaperRanks].sort((a, b) => a[1] - b[1])
    const newspapers = new Map(ranked.map(([literal], index) => [literal, shareAt(index)]))
    return [...counted, toShares(newspapers)]
  }
}

/** By Zipf's law the kanji at rank r has about this share divided by r. */
const zipfShare = 0.1

function addEach(counts: Map<string, number>, text: string, amount: number): void {
  for (const literal of text.match(kanjiCharacter) ?? []) {
    counts.set(literal, (counts.get(literal) ?? 0) + amount)
  }
}

function toShares(counts: ReadonlyMap<string, number>): Map<string, number> {
  let total = 0
  for (const count of counts.values()) total += count
  return new Map([...counts].map(([literal, count]) => [literal, count / total]))
}

/** Powers differ in the last of their sixteen digits from one Node to another; a dictionary must not. */
function toShare(centibels: number): number {
  return Number((10 ** (centibels / 100)).toPrecision(12))
}
