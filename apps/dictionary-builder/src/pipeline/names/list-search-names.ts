import type { SearchName } from '@kotonoha/dictionary-db/search-index/search-document'
import type { NameEntry } from '../../sources/names/name-entry'
import { nameTypeLabels } from './name-type-labels'

/** Names as search keeps them. The id is made of what the name is, so it survives rebuilds. */
export async function* listSearchNames(
  names: AsyncIterable<NameEntry>,
): AsyncGenerator<SearchName> {
  for await (const { text, reading, types, translations } of names) {
    yield {
      nameId: [text, reading, types.join(',')].join('|'),
      text,
      reading,
      types: types.map((code) => ({ code, label: nameTypeLabels.get(code) ?? code })),
      translations,
    }
  }
}
