import { api } from '../../../../api/api'

/** What the picker shows. */
export function componentShapesQuery() {
  return api.dict.kanji.listComponentShapes.queryOptions()
}

/** All that a component is called: half as much again as the whole page. */
export function componentNamesQuery() {
  return api.dict.kanji.listComponents.queryOptions()
}
