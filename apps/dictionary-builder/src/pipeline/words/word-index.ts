import type { WordDraft } from '../../drafts/word-draft'

export interface WordName {
  /** As written; the reading itself for a word in kana. */
  headword: string
  reading: string | null
  wordId: number | null
}

/** Finds words by what other sources call them. */
export class WordIndex {
  private readonly byId = new Map<number, WordDraft>()
  private readonly byForm = new Map<string, WordDraft | WordDraft[]>()

  constructor(words: Iterable<WordDraft>) {
    for (const word of words) {
      this.byId.set(word.id, word)
      const forms = new Set(word.searchOnlyForms)
      for (const { text, reading } of word.spellings) forms.add(text).add(reading)
      for (const form of forms) this.addForm(form, word)
    }
  }

  private addForm(form: string, word: WordDraft): void {
    // Most forms belong to one word: a list for each would cost more memory than the words.
    const known = this.byForm.get(form)
    if (known === undefined) this.byForm.set(form, word)
    else if (Array.isArray(known)) known.push(word)
    else this.byForm.set(form, [known, word])
  }

  findById(wordId: number): WordDraft | undefined {
    return this.byId.get(wordId)
  }

  /** Words with the form among their written forms or readings. */
  listByForm(form: string): readonly WordDraft[] {
    const found = this.byForm.get(form)
    if (found === undefined) return []
    return Array.isArray(found) ? found : [found]
  }

  /** The one word meant; undefined when none or several could be. */
  findOne({ headword, reading, wordId }: WordName): WordDraft | undefined {
    if (wordId !== null) return this.byId.get(wordId)
    const candidates = this.listByForm(headword)
    const withReading =
      reading === null ? candidates : candidates.filter((word) => isRead(word, headword, reading))
    return pickOne(withReading, headword)
  }
}

function isRead(word: WordDraft, headword: string, reading: string): boolean {
  return word.spellings.some(
    (spelling) =>
      spelling.reading === reading &&
      (spelling.text === headword || word.searchOnlyForms.includes(headword)),
  )
}

/**
 * Of several words written alike the one that is usually written so: からだ in kana means a word
 * whose first spelling is からだ, before one that merely can be read so.
 */
function pickOne(candidates: readonly WordDraft[], headword: string): WordDraft | undefined {
  if (candidates.length <= 1) return candidates[0]
  const headed = candidates.filter((word) => word.spellings[0]?.text === headword)
  if (headed.length === 1) return headed[0]
  const written = candidates.filter((word) =>
    word.spellings.some((spelling) => spelling.text === headword),
  )
  return written.length === 1 ? written[0] : undefined
}
