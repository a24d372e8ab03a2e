import type { ListItem } from '@kotonoha/user-db/queries/lists/list-item'

// https://docs.ankiweb.net/importing/text-files.html: these lines set the import up.
const header = [
  '#separator:tab',
  '#html:true',
  '#columns:Text\tReading\tMeaning\tNote',
  '#tags:kotonoha',
]

/** A list as the text that Anki imports, one note a line. */
export function exportAsAnkiText(items: readonly ListItem[]): string {
  const lines = items.map(({ text, reading, meaning, note }) =>
    [text, reading, meaning, note].map(toField).join('\t'),
  )
  return [...header, ...lines].map((line) => `${line}\n`).join('')
}

/** As HTML, since only that can hold a line break; `"` at the start would begin a quoted field. */
function toField(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', ' ')
    .replaceAll(/\r?\n/g, '<br>')
}
