import type { ApiOutputs } from '../../../../api/api'

/** Everything the page of a word shows above its tabs. */
export type WordDefinition = ApiOutputs['dict']['words']['getDefinitionOverview']
export type Spelling = WordDefinition['spellings'][number]
export type Sense = WordDefinition['senses'][number]
export type CrossReference = Sense['crossReferences'][number]
export type LoanSource = Sense['loanSources'][number]

/**
 * How to ask for a part of the word that belongs to a spelling. The URL's spelling is taken only
 * where the word has it; the first one need not be named, so that it can be asked for at once.
 */
export function toSpellingKey(
  word: WordDefinition,
  search: { spelling?: string | undefined },
): { wordId: number; spellingId: string | null } {
  const isKnown = search.spelling === word.spelling.spellingId
  return { wordId: word.wordId, spellingId: isKnown ? word.spelling.spellingId : null }
}
