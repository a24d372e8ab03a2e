import type { KeySequence } from './shortcut'

/** The keys of a study session, in the order of their use. */
export const studyKeyList: readonly { label: string; sequences: readonly KeySequence[] }[] = [
  { label: 'Answer, then next', sequences: [['Enter']] },
  { label: 'Hint', sequences: [['h']] },
  { label: 'Show or hide the item', sequences: [['f']] },
  { label: 'Say it again', sequences: [['j']] },
  { label: 'Too easy', sequences: [['e']] },
  { label: 'Mark as right or wrong', sequences: [['o']] },
  { label: 'Again, hard, good, easy', sequences: [['1'], ['2'], ['3'], ['4']] },
  { label: 'Take the last answer back', sequences: [['mod+z']] },
  { label: 'Wrap up', sequences: [['w']] },
]
