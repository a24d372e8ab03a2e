import { toSpellingId } from '@kotonoha/dictionary-db/spelling-id'
import type { FuriganaAligner } from '@kotonoha/japanese/furigana'
import type { JmdictEntry } from '../../sources/jmdict/jmdict-entry'
import type { FuriganaTable } from './furigana-table'
import type { Headword } from './headwords'
import { isSearchOnly, listHeadwords } from './headwords'
import type { JlptLevels } from './jlpt-levels'
import { isLoanword } from './loanword'
import type { PitchAccents } from './pitch-accents'
import type { SpellingFurigana } from './spelling-furigana'
import { layFurigana } from './spelling-furigana'
import { toStoredSense } from './to-stored-sense'
import type { SenseReferences, SpellingDraft, WordDraft } from './word-draft'

/** What other sources say about words. */
export interface WordKnowledge {
  furigana: FuriganaTable
  aligner: FuriganaAligner
  pitch: PitchAccents
  jlpt: JlptLevels
  onFurigana: (source: SpellingFurigana['source'], isCommon: boolean) => void
}

/** The word of an entry; undefined where it has no headword to show. */
export function toWordDraft(entry: JmdictEntry, knowledge: WordKnowledge): WordDraft | undefined {
  const headwords = listHeadwords(entry)
  if (headwords.length === 0) return undefined
  return {
    id: entry.id,
    spellings: headwords.map((headword) => toSpelling(entry.id, headword, headwords, knowledge)),
    searchOnlyForms: [...entry.writtenForms, ...entry.readings]
      .filter(isSearchOnly)
      .map((form) => form.text),
    senses: entry.senses.map(toStoredSense),
    references: entry.senses.map(toReferences),
    isCommon: headwords.some((headword) => headword.isCommon),
    isLoanword: isLoanword(entry),
    newsBand: findNewsBand(entry),
    jlpt: knowledge.jlpt.find(entry.id, headwords),
    frequencyRank: null,
    catalogRank: -1,
  }
}

function toSpelling(
  wordId: number,
  { text, reading, isCommon, notes }: Headword,
  headwords: readonly Headword[],
  knowledge: WordKnowledge,
): SpellingDraft {
  const { furigana, kanji, source } = layFurigana(
    text,
    reading,
    knowledge.furigana,
    knowledge.aligner,
  )
  knowledge.onFurigana(source, isCommon)
  const sameReading = headwords.filter((each) => each.reading === reading && each.text !== text)
  return {
    spellingId: toSpellingId(wordId, text, reading),
    text,
    reading,
    isCommon,
    notes,
    furigana,
    kanji,
    pitch: knowledge.pitch.find(
      text,
      reading,
      sameReading.map((each) => each.text),
    ),
  }
}

function toReferences({ crossReferences, antonyms }: SenseReferences): SenseReferences | undefined {
  if (crossReferences.length === 0 && antonyms.length === 0) return undefined
  return { crossReferences, antonyms }
}

function findNewsBand({ writtenForms, readings }: JmdictEntry): number | null {
  const bands = [...writtenForms, ...readings].flatMap(({ priorities }) =>
    priorities.flatMap((priority) => {
      const band = /^nf(\d\d)$/.exec(priority)?.[1]
      return band === undefined ? [] : Number(band)
    }),
  )
  return bands.length === 0 ? null : Math.min(...bands)
}
