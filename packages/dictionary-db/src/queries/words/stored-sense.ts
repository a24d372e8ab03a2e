import type { WordTagKind } from '@kotonoha/japanese/word-tags'
import type {
  CrossReference,
  Example,
  ExamplePiece,
  Sense,
  Tag,
} from '../../entities/word-definition'
import type { Dictionary } from '../../open-dictionary'
import type {
  StoredCrossReference,
  StoredExample,
  StoredExamplePiece,
  StoredSense,
} from '../../tables/stored-word'
import { toRuby } from '../../tables/to-ruby'
import { toTag } from './word-tag'

/** Fills in what the stored form leaves out: empty lists, nulls and labels. */
export function toSense(dictionary: Dictionary, stored: StoredSense, meaningId: number): Sense {
  const toTags = (kind: WordTagKind | 'part-of-speech', codes: readonly string[] = []): Tag[] =>
    codes.map((code) => toTag(dictionary, kind, code))
  return {
    meaningId,
    partsOfSpeech: toTags('part-of-speech', stored.partsOfSpeech),
    fields: toTags('field', stored.fields),
    usage: toTags('usage', stored.usage),
    dialects: toTags('dialect', stored.dialects),
    notes: stored.notes ?? [],
    glosses: stored.glosses.map(({ text, kind }) => ({ text, kind: kind ?? null })),
    crossReferences: (stored.crossReferences ?? []).map(toCrossReference),
    antonyms: (stored.antonyms ?? []).map(toCrossReference),
    loanSources: (stored.loanSources ?? []).map((source) => ({
      language: nameLanguage(source.language),
      text: source.text ?? null,
      isWasei: source.isWasei ?? false,
      isPartial: source.isPartial ?? false,
    })),
    appliesTo: stored.appliesTo ?? [],
    examples: (stored.examples ?? []).map(toExample),
  }
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

/**
 * JMdict has codes of three letters, `por` and, of the two that some languages have, the older one:
 * `fre`. Of what is no code it stays what is given.
 */
function nameLanguage(code: string): string {
  return /^[a-z]{3}$/.test(code) ? (languages.of(code) ?? code) : code
}

function toCrossReference(stored: StoredCrossReference): CrossReference {
  return {
    text: stored.text,
    reading: stored.reading ?? null,
    wordId: stored.wordId ?? null,
    spellingId: stored.spellingId ?? null,
    meaningId: stored.meaningId ?? null,
  }
}

export function toExample(stored: StoredExample): Example {
  return {
    japanese: withFirstOfMonth(stored.japanese.map(toPiece)),
    english: stored.english,
    sourceIds: stored.sourceIds,
  }
}

/** Behind a month the first day is ついたち: in sentences 4月1日 is filed under いちにち as well, which is one day long. */
function withFirstOfMonth(pieces: ExamplePiece[]): ExamplePiece[] {
  return pieces.map((piece, place) => {
    const isFirst = /^[1１一]日$/u.test(piece.text) && piece.furigana !== undefined
    const isOfMonth = /[\d０-９一二三四五六七八九十]月$|^月$/u.test(pieces[place - 1]?.text ?? '')
    if (!isFirst || !isOfMonth) return piece
    return { ...piece, furigana: [{ text: piece.text, ruby: 'ついたち' }] }
  })
}

function toPiece(piece: StoredExamplePiece): ExamplePiece {
  if (typeof piece === 'string') return { text: piece, isHeadword: false }
  const [text, wordId, isHeadword, furigana] = piece
  return {
    text,
    isHeadword: isHeadword === 1,
    ...(wordId === 0 ? {} : { wordId }),
    ...(furigana === undefined ? {} : { furigana: toRuby(furigana) }),
  }
}
