import { api } from '../../../../api/api'

export function componentsQuery() {
  return api.dict.kanji.listComponents.queryOptions()
}
