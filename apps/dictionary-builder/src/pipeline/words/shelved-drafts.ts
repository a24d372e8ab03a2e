import type { SpellingDraft, WordDraft } from '../../drafts/word-draft'
import type { TextShelf } from './text-shelf'

/** A headword whose JSON lies on the shelf. */
export class ShelvedSpelling implements SpellingDraft {
  readonly spellingId: string
  readonly text: string
  readonly reading: string
  readonly isCommon: boolean
  readonly notes: readonly string[]
  private readonly furiganaPlace: number
  private readonly kanjiPlace: number
  private readonly pitchPlace: number | null

  constructor(
    { spellingId, text, reading, isCommon, notes, furigana, kanji, pitch }: SpellingDraft,
    private readonly shelf: TextShelf,
  ) {
    this.spellingId = spellingId
    this.text = text
    this.reading = reading
    this.isCommon = isCommon
    this.notes = notes
    this.furiganaPlace = shelf.add(furigana)
    this.kanjiPlace = shelf.add(kanji)
    this.pitchPlace = pitch === null ? null : shelf.add(pitch)
  }

  get furigana(): string {
    return this.shelf.get(this.furiganaPlace)
  }

  get kanji(): string {
    return this.shelf.get(this.kanjiPlace)
  }

  get pitch(): string | null {
    return this.pitchPlace === null ? null : this.shelf.get(this.pitchPlace)
  }
}

/** A word whose senses lie on the shelf. */
export class ShelvedWord implements WordDraft {
  readonly id: number
  readonly spellings: readonly SpellingDraft[]
  readonly searchOnlyForms: readonly string[]
  readonly senseCount: number
  readonly partsOfSpeech: readonly string[]
  readonly references: WordDraft['references']
  readonly isCommon: boolean
  readonly isLoanword: boolean
  readonly newsBand: number | null
  jlpt: number | null
  frequencyRank: number | null
  catalogRank: number
  private readonly sensesPlace: number

  constructor(
    word: WordDraft,
    private readonly shelf: TextShelf,
  ) {
    this.id = word.id
    this.spellings = word.spellings
    this.searchOnlyForms = word.searchOnlyForms
    this.senseCount = word.senseCount
    this.partsOfSpeech = word.partsOfSpeech
    this.references = word.references
    this.isCommon = word.isCommon
    this.isLoanword = word.isLoanword
    this.newsBand = word.newsBand
    this.jlpt = word.jlpt
    this.frequencyRank = word.frequencyRank
    this.catalogRank = word.catalogRank
    this.sensesPlace = shelf.add(word.senses)
  }

  get senses(): string {
    return this.shelf.get(this.sensesPlace)
  }
}
