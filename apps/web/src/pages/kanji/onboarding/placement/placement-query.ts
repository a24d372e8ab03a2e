import { type ApiOutputs, api } from '../../../../api/api'
import type { OnboardingDraft } from '../onboarding-draft'

type Placement = ApiOutputs['kanji']['onboarding']['nextQuestion']

export type PlacementQuestion = NonNullable<Placement['question']>

/** The same answers bring the same question, so what was asked before is never asked anew. */
export function placementQuery({ answers, kana }: Pick<OnboardingDraft, 'answers' | 'kana'>) {
  return api.kanji.onboarding.nextQuestion.queryOptions(
    { answers, kana: kana === 'some' ? 'some' : 'fluent' },
    { gcTime: 30 * 60_000, staleTime: Number.POSITIVE_INFINITY },
  )
}
