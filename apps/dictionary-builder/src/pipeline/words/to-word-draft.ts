import { toSpellingId } from '@kotonoha/dictionary-db/spelling-id'
import type { FuriganaAligner } from '@kotonoha/japanese/furigana'
import type { Headword } from '../../drafts/headwords'
import { isSearchOnly, listHeadwords } from '../../drafts/headwords'
import type { SpellingDraft, WordDraft, WordReference } from '../../drafts/word-draft'
import type { CrossReference, JmdictEntry } from '../../sources/jmdict/jmdict-entry'
import { detachText } from '../detach-text'
import type { FuriganaTable } from './furigana-table'
import type { InternedLists } from './interned-lists'
import { isLoanword } from './loanword'
import type { PitchAccents } from './pitch-accents'
import { ShelvedSpelling, ShelvedWord } from './shelved-drafts'
import type { FuriganaOrigin } from './spelling-furigana'
import { layFurigana } from './spelling-furigana'
import type { TextShelf } from './text-shelf'
import { toStoredSense } from './to-stored-sense'

/** What other sources say about words. */
export interface WordKnowledge {
  furigana: FuriganaTable
  aligner: FuriganaAligner
  pitch: PitchAccents
  lists: InternedLists
  /** Where texts lie that are only passed on. */
  shelf: TextShelf
  onFurigana: (origin: FuriganaOrigin, isCommon: boolean) => void
}

/** The word of an entry; undefined where it has no headword to show. */
export function toWordDraft(entry: JmdictEntry, knowledge: WordKnowledge): WordDraft | undefined {
  const headwords = listHeadwords(entry)
  if (headwords.length === 0) return undefined
  const word: WordDraft = {
    id: entry.id,
    spellings: headwords.map(
      (headword) =>
        new ShelvedSpelling(toSpelling(entry.id, headword, headwords, knowledge), knowledge.shelf),
    ),
    searchOnlyForms: orNone(
      [...entry.writtenForms, ...entry.readings]
        .filter(isSearchOnly)
        .map((form) => detachText(form.text)),
    ),
    senses: JSON.stringify(entry.senses.map(toStoredSense)),
    senseCount: entry.senses.length,
    partsOfSpeech: knowledge.lists.intern(entry.senses.flatMap((sense) => sense.partsOfSpeech)),
    references: orNone(
      entry.senses.flatMap(({ crossReferences, antonyms }, senseIndex) =>
        crossReferences.length + antonyms.length === 0
          ? []
          : {
              senseIndex,
              crossReferences: crossReferences.map(detachReference),
              antonyms: antonyms.map(detachReference),
            },
      ),
    ),
    isCommon: headwords.some((headword) => headword.isCommon),
    isLoanword: isLoanword(entry),
    newsBand: findNewsBand(entry),
    jlpt: null,
    frequencyRank: null,
    catalogRank: -1,
  }
  return new ShelvedWord(word, knowledge.shelf)
}

const none: readonly never[] = []

/** Most words have none: 400,000 empty lists take 20 MB. */
function orNone<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list
}

function toSpelling(
  wordId: number,
  { text, reading, isCommon, notes }: Headword,
  headwords: readonly Headword[],
  knowledge: WordKnowledge,
): SpellingDraft {
  const { furigana, kanji, origin } = layFurigana(
    text,
    reading,
    knowledge.furigana,
    knowledge.aligner,
  )
  knowledge.onFurigana(origin, isCommon)
  const sameReading = headwords.filter((each) => each.reading === reading && each.text !== text)
  return {
    spellingId: toSpellingId(wordId, text, reading),
    text: detachText(text),
    reading: detachText(reading),
    isCommon,
    notes: knowledge.lists.intern(notes),
    furigana: JSON.stringify(furigana),
    kanji: JSON.stringify(kanji),
    pitch: knowledge.pitch.find(
      text,
      reading,
      sameReading.map((each) => each.text),
    ),
  }
}

function detachReference({ text, reading, senseNumber }: CrossReference): WordReference {
  return {
    text: detachText(text),
    reading: reading === null ? null : detachText(reading),
    senseNumber,
  }
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
