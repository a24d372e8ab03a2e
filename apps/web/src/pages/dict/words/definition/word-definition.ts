import type { ApiOutputs } from '../../../../api/api'

/** Everything the page of a word shows above its tabs. */
export type WordDefinition = ApiOutputs['dict']['words']['getDefinitionOverview']
export type Spelling = WordDefinition['spellings'][number]
export type Sense = WordDefinition['senses'][number]
export type CrossReference = Sense['crossReferences'][number]
export type LoanSource = Sense['loanSources'][number]
