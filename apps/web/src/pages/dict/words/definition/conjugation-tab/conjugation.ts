import type { ApiOutputs } from '../../../../../api/api'

type Conjugation = NonNullable<ApiOutputs['dict']['words']['getConjugation']>
export type ConjugationRow = Conjugation['tables'][number]['rows'][number]
export type ConjugatedForm = ConjugationRow['plainAffirmative'][number]
