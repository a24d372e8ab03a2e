import type { ApiOutputs } from '../../../../api/api'
import { countOf } from '../../../../study/plots/percent'
import type { TrainingJob } from '../algorithm-queries'

type Asked = ApiOutputs['kanji']['algorithm']['optimise']
type Refused = Exclude<Asked, { kind: 'begun' }>

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** Why nothing is learnt now. */
export function describeAsked(asked: Refused): string {
  switch (asked.kind) {
    case 'too-few-reviews':
      return describeMissing(asked)
    case 'too-soon':
      return `It learnt less than an hour ago. You can have it learn again from ${time.format(new Date(asked.nextAskAt))} on.`
    case 'optimiser-missing':
      return 'This installation cannot learn from answers.'
  }
}

/** How many answers it needs to learn from. */
export function describeMissing({ have, need }: { have: number; need: number }): string {
  return `Too few reviews to learn from: ${countOf(need, 'answer')} to cards that you learnt on an earlier day are needed. You have ${countOf(have, 'answer')}, ${countOf(need - have, 'is', 'are')} missing.`
}

/** What came of a training, in a sentence. */
export function describeOutcome({ standing }: TrainingJob): string {
  switch (standing.kind) {
    case 'waiting':
      return 'It is about to begin.'
    case 'running':
      return 'It is learning from your answers.'
    case 'accepted':
      return `It learnt from ${countOf(standing.reviews, 'answer')}, and foretells your latest answers better. From now on your cards are timed by what it learnt; those that have a date keep it.`
    case 'not-better':
      return `It tried what it learnt from ${countOf(standing.reviews, 'answer')} on your latest answers, and foretold them no better: the parameters stay as they are. They suit you already.`
    case 'too-few-reviews':
      return describeMissing(standing)
    case 'failed':
      return 'Learning was cut off. Nothing has changed; you can have it try again.'
  }
}
