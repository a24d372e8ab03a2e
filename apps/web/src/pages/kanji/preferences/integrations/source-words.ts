import type { ImportSource } from './import-item'

export const sourceNames: Record<ImportSource, string> = {
  wanikani: 'WaniKani',
  anki: 'Anki',
  jpdb: 'jpdb',
  table: 'A list',
}

export function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
