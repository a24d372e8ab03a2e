import { expect, test } from 'vitest'
import { groupShortcuts } from './group-shortcuts'

test('what the page itself offers comes first, and a group without any is left out', () => {
  const groups = groupShortcuts([
    { keys: ['?'], label: 'Keyboard shortcuts', group: 'Everywhere' },
    { keys: ['j'], label: 'Next word', group: 'This page' },
  ])
  expect(groups.map((each) => each.group)).toEqual(['This page', 'Everywhere'])
})

test('two ways to do the same are one line', () => {
  const groups = groupShortcuts([
    { keys: ['/'], label: 'Search', group: 'Everywhere' },
    { keys: ['mod+k'], label: 'Search', group: 'Everywhere' },
  ])
  expect(groups[0]?.actions).toEqual([{ label: 'Search', sequences: [['/'], ['mod+k']] }])
})
