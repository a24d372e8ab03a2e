import type { ApiOutputs } from '../../api/api'

export type Brake = NonNullable<ApiOutputs['kanji']['study']['getStudyAvailability']['brake']>

const reasonWords: Record<Brake['reasons'][number], string> = {
  minutes: 'the coming week already fills your minutes a day',
  retention: 'you have forgotten more than you wanted to in the last seven days',
  levels: 'five levels are open that you have not passed',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why the next level does not open by itself. */
export function describeBrake({ level, reasons }: Brake): string {
  return `Level ${level} waits: ${list.format(reasons.map((each) => reasonWords[each]))}.`
}
