import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import { z } from 'zod'

/** Something that a learner can have their assistant begin with. */
export interface AgentPrompt {
  name: string
  title: string
  description: string
  /** What the tools that it names need. */
  scopes: readonly AgentScope[]
  /** All texts, as the protocol wants it. */
  input: z.ZodObject
  write: (input: Record<string, string>) => string
}

const shortText = z.string().min(1).max(100)

export const allPrompts: readonly AgentPrompt[] = [
  {
    name: 'explain_word',
    title: 'Explain a word',
    description: 'Meaning, nuance, reading and use of a Japanese word',
    scopes: ['dictionary:read'],
    input: z.object({ word: shortText.describe('The word, in any spelling or inflection') }),
    write: ({ word }) =>
      `Explain the Japanese word 「${word}」 to me. Look it up with look_up_word first and rely on ` +
      'what you find for reading, pitch accent and meanings. Say what it means, how it differs ' +
      'from words near to it, where one would say it and where not, and give three natural ' +
      'sentences with translations. If it is inflected, name the steps.',
  },
  {
    name: 'weekly_review',
    title: 'Look back at the week',
    description: 'How the study went, what keeps being forgotten, and what to do about it',
    scopes: ['progress:read'],
    input: z.object({}),
    write: () =>
      'Look back at my week of Japanese with me. Call get_study_overview, get_due_forecast and ' +
      'list_trouble_items. Tell me in a few sentences how I stand and what comes due, honestly ' +
      'and without praise for its own sake. Then take the three items that I forget most or take ' +
      'for others, and give me for each a way to tell it apart or a mnemonic.',
  },
  {
    name: 'make_sentences',
    title: 'Sentences I can read',
    description: 'Practice sentences out of words and kanji that I know',
    scopes: ['progress:read'],
    input: z.object({
      topic: shortText.optional().describe('What they should be about'),
    }),
    write: ({ topic }) =>
      `Write eight Japanese sentences${topic === undefined ? '' : ` about ${topic}`} that I can ` +
      'read. Call list_known for kanji and for words (passed, then high), and use those wherever ' +
      'you can; at most one word in a sentence may be new. Put the reading of new words in ' +
      'brackets, and give the translations at the end so that I can try first.',
  },
]
