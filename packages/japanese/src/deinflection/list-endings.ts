import { type Undone, undoEndings } from './undo-endings'
import { listCodes } from './word-state'

/** An ending that leads from texts to dictionary forms: what is gone of them and what is put there. */
export interface Ending extends Pick<Undone, 'cut' | 'base' | 'skipped' | 'shortest' | 'longest'> {
  steps: string[]
  partsOfSpeech: readonly string[]
}

/**
 * The endings of the text, and of the texts of at least `shortest` characters that end as it does,
 * the shortest chains first. One form may come twice, for other parts of speech.
 */
export function listEndings(
  text: string,
  shortest = text.length,
): { endings: Ending[]; read: number } {
  const endings: Ending[] = []
  const { undone, read } = undoEndings(text, shortest)
  for (const { cut, base, skipped, states, longest, ...way } of undone) {
    if (states.classes === 0) continue
    const steps = joinSteps(way.steps)
    // お stands before the stem of the verb itself: おいてください is no form of いてる.
    if (isUnsaid(steps) || (skipped > 0 && steps.includes('progressive'))) continue
    const partsOfSpeech = listCodes(states)
    endings.push({ cut, base, skipped, shortest: way.shortest, longest, steps, partsOfSpeech })
  }
  endings.sort((a, b) => a.steps.length - b.steps.length)
  return { endings, read }
}

/**
 * 書かせる is the causative; the potential of the short causative 書かす is not told from it. Nobody is
 * told or asked to be able: やめろ is of やめる alone.
 */
function isUnsaid(steps: readonly string[]): boolean {
  return steps.some(
    (step, index) =>
      step === 'potential' &&
      (steps[index - 1] === 'causative' ||
        /^(?:imperative|request)$/u.test(steps[index + 1] ?? '')),
  )
}

/** A passive on a causative has its own name, and so has no potential there. */
function joinSteps(steps: readonly string[]): string[] {
  const joined: string[] = []
  for (const step of steps) {
    const isPassive = step === 'passive' || step === 'potential or passive'
    if (isPassive && joined.at(-1) === 'causative') joined[joined.length - 1] = 'causative-passive'
    else joined.push(step)
  }
  return joined
}
