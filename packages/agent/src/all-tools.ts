import type { AgentTool } from './agent-tool'
import { addToList } from './tools/add-to-list'
import { analyseSentence } from './tools/analyse-sentence'
import { createList } from './tools/create-list'
import { fetch } from './tools/fetch'
import { getDueForecast } from './tools/get-due-forecast'
import { getList } from './tools/get-list'
import { getStudyOverview } from './tools/get-study-overview'
import { listKnown } from './tools/list-known'
import { listLists } from './tools/list-lists'
import { listTroubleItems } from './tools/list-trouble-items'
import { listWords } from './tools/list-words'
import { lookUpKanji } from './tools/look-up-kanji'
import { lookUpWord } from './tools/look-up-word'
import { search } from './tools/search'
import { setListNote } from './tools/set-list-note'
import { setStudyNote } from './tools/set-study-note'

/** What assistants can ask for. */
export const allTools: readonly AgentTool[] = [
  search,
  fetch,
  lookUpWord,
  lookUpKanji,
  analyseSentence,
  listWords,
  getStudyOverview,
  getDueForecast,
  listTroubleItems,
  listKnown,
  listLists,
  getList,
  createList,
  addToList,
  setListNote,
  setStudyNote,
]
