import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'

/** What a permission means, in the words of whoever gives it. */
export const scopeWords: Record<AgentScope, { title: string; text: string }> = {
  'dictionary:read': {
    title: 'Look things up',
    text: 'Search the dictionary and read its entries.',
  },
  'progress:read': {
    title: 'See your progress',
    text: 'Read what you study and how well you know it, what is due, and your lists with their notes.',
  },
  'lists:write': {
    title: 'Change your lists',
    text: 'Make lists, add to them and write notes in them. It cannot delete anything.',
  },
  'notes:write': {
    title: 'Write study notes',
    text: 'Write your own notes and synonyms on items of the course.',
  },
}
