import type { SearchName } from '@kotonoha/dictionary-db/search-index/search-document'
import type { NameEntry } from '../../sources/names/name-entry'
import { nameTypeLabels } from './name-type-labels'

/** Names as search keeps them. */
export async function* listSearchNames(
  names: AsyncIterable<NameEntry>,
): AsyncGenerator<SearchName> {
  for await (const { text, reading, types, translations } of names) {
    yield {
      text,
      reading,
      types: types.map((code) => ({ code, label: nameTypeLabels.get(code) ?? code })),
      translations,
    }
  }
}
