import type { KeySequence, Shortcut } from './shortcut'

const groupOrder = ['This page', 'Go to', 'Everywhere'] as const

interface ShortcutGroup {
  group: Shortcut['group']
  /** One line for each thing to do, with all the ways to do it. */
  actions: { label: string; sequences: KeySequence[] }[]
}

/** The shortcuts as the help lists them: those of the page first, groups without any left out. */
export function groupShortcuts(shortcuts: readonly Shortcut[]): ShortcutGroup[] {
  return groupOrder.flatMap((group) => {
    const sequencesByLabel = new Map<string, KeySequence[]>()
    for (const { keys, label } of shortcuts.filter((each) => each.group === group)) {
      const known = sequencesByLabel.get(label) ?? []
      // A page may put its own help in the place of the usual one, by the same key.
      const isKnown = known.some((each) => each.join(' ') === keys.join(' '))
      sequencesByLabel.set(label, isKnown ? known : [...known, keys])
    }
    const actions = [...sequencesByLabel].map(([label, sequences]) => ({ label, sequences }))
    return actions.length === 0 ? [] : [{ group, actions }]
  })
}
