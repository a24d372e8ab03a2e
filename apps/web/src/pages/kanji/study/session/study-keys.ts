import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'

const group = 'This page'

/** The keys of the study session. */
export const studyKeys = {
  undo: { keys: ['mod+z'], label: 'Take the last answer back', group },
  info: { keys: ['f'], label: 'Show or hide the item', group },
  hint: { keys: ['h'], label: 'Hint', group },
  replay: { keys: ['j'], label: 'Say it again', group },
  easy: { keys: ['e'], label: 'Too easy', group },
  override: { keys: ['o'], label: 'My answer was right, or wrong', group },
  wrapUp: { keys: ['w'], label: 'Wrap up', group },
  help: { keys: ['?'], label: 'Keyboard shortcuts', group: 'Everywhere' },
  synonym: { keys: ['a'], label: 'Right, and a synonym from now on', group },
  ownStory: { keys: ['m'], label: 'My own story', group },
  forward: { keys: ['ArrowRight'], label: 'Next lesson', group },
  back: { keys: ['ArrowLeft'], label: 'Back to the lesson before', group },
  next: { keys: ['Enter'], label: 'Answer, next', group },
  grade1: { keys: ['1'], label: 'Again', group },
  grade2: { keys: ['2'], label: 'Hard', group },
  grade3: { keys: ['3'], label: 'Good', group },
  grade4: { keys: ['4'], label: 'Easy', group },
} as const satisfies Record<string, Shortcut>

export type StudyKey = keyof typeof studyKeys
