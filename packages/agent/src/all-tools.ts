import type { AgentTool } from './agent-tool'
import { addToList } from './tools/add-to-list'
import { createList } from './tools/create-list'
import { fetch } from './tools/fetch'
import { getList } from './tools/get-list'
import { getStudyOverview } from './tools/get-study-overview'
import { listLists } from './tools/list-lists'
import { lookUpKanji } from './tools/look-up-kanji'
import { lookUpWord } from './tools/look-up-word'
import { search } from './tools/search'
import { setListNote } from './tools/set-list-note'

/** What assistants can ask for. */
export const allTools: readonly AgentTool[] = [
  search,
  fetch,
  lookUpWord,
  lookUpKanji,
  getStudyOverview,
  listLists,
  getList,
  createList,
  addToList,
  setListNote,
]
