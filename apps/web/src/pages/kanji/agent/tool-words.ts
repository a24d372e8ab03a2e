import type { Call } from './agent-queries'

/** What a tool does, as a person would say it afterwards. */
const toolWords: Record<string, string> = {
  search: 'Searched the dictionary',
  fetch: 'Read a dictionary entry',
  look_up_word: 'Looked up a word',
  look_up_kanji: 'Looked up kanji',
  analyse_sentence: 'Cut a sentence into words',
  list_words: 'Listed words of the dictionary',
  get_study_overview: 'Read how your study stands',
  get_due_forecast: 'Read what comes due',
  list_trouble_items: 'Read what you keep forgetting',
  list_known: 'Read what you know',
  list_lists: 'Read the names of your lists',
  get_list: 'Read a list',
  create_list: 'Made a list',
  add_to_list: 'Added to a list',
  set_list_note: 'Wrote a note in a list',
  set_study_note: 'Wrote a study note',
  'read word': 'Read a dictionary entry',
  'read kanji': 'Read a dictionary entry',
  'read list': 'Read a list',
}

/** By its own name where an earlier release had a tool that this one has not. */
export function describeTool(name: string): string {
  return toolWords[name] ?? name
}

export const outcomeWords: Record<Exclude<Call['outcome'], 'done'>, string> = {
  failed: 'could not be done',
  refused: 'not allowed',
  limited: 'too much at once',
}
