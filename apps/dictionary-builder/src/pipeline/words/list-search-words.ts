import type {
  SearchExample,
  SearchSense,
  SearchSpelling,
  SearchWord,
} from '@kotonoha/dictionary-db/search-index/search-document'
import type { StoredExample, StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { isUnusual } from '../../drafts/headwords'
import type { SpellingDraft, WordDraft } from '../../drafts/word-draft'

const none: readonly never[] = []

/** Words as search keeps them, each made of its draft when it is looked at. */
export function listSearchWords(
  words: readonly WordDraft[],
  examples: ReadonlyMap<number, readonly SearchExample[]>,
): SearchWord[] {
  return words.map((word) => new DraftedSearchWord(word, examples.get(word.id) ?? none))
}

class DraftedSearchWord implements SearchWord {
  constructor(
    private readonly draft: WordDraft,
    readonly examples: readonly SearchExample[],
  ) {}

  get wordId(): number {
    return this.draft.id
  }

  get spellings(): readonly SearchSpelling[] {
    return this.draft.spellings.map((spelling) => new DraftedSearchSpelling(spelling))
  }

  get searchOnlyForms(): readonly string[] {
    return this.draft.searchOnlyForms
  }

  get senses(): readonly SearchSense[] {
    const senses: StoredSense[] = JSON.parse(this.draft.senses)
    return senses.map(
      ({ partsOfSpeech, usage = none, fields = none, glosses, appliesTo = none }) => ({
        ...{ partsOfSpeech, misc: usage, fields, appliesTo },
        glosses: glosses.map((gloss) => gloss.text),
      }),
    )
  }

  get jlpt(): number | null {
    return this.draft.jlpt
  }

  get isCommon(): boolean {
    return this.draft.isCommon
  }

  get isLoanword(): boolean {
    return this.draft.isLoanword
  }

  get frequencyRank(): number | null {
    return this.draft.frequencyRank
  }
}

class DraftedSearchSpelling implements SearchSpelling {
  constructor(private readonly draft: SpellingDraft) {}

  get spellingId(): string {
    return this.draft.spellingId
  }

  get text(): string {
    return this.draft.text
  }

  get reading(): string {
    return this.draft.reading
  }

  get isUnusual(): boolean {
    return isUnusual(this.draft)
  }

  get furigana(): string {
    return this.draft.furigana
  }
}

/** What a sentence of a word's page tells search. */
export function toSearchExample(
  { japanese, english }: StoredExample,
  wordId: number,
): SearchExample {
  const others = japanese.flatMap((piece) => (typeof piece === 'string' ? [] : piece[1]))
  return { wordIds: [...new Set([wordId, ...others])].filter((id) => id > 0), english }
}
