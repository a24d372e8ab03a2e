import type { FoundName, NameFinder } from './find-names'

/** What English puts beside a place's name, and how the Japanese name ends there: reading and writing. */
const endings: Readonly<Record<string, readonly (readonly [reading: string, writing: string])[]>> =
  {
    mount: [
      ['san', '山'],
      ['yama', '山'],
      ['zan', '山'],
      ['dake', '岳'],
    ],
    lake: [['ko', '湖']],
    river: [
      ['gawa', '川'],
      ['kawa', '川'],
    ],
    castle: [['jō', '城']],
    temple: [
      ['ji', '寺'],
      ['dera', '寺'],
    ],
    shrine: [
      ['jinja', '神社'],
      ['jingū', '神宮'],
      ['taisha', '大社'],
    ],
    station: [['eki', '駅']],
    island: [
      ['shima', '島'],
      ['jima', '島'],
      ['tō', '島'],
    ],
    bridge: [
      ['bashi', '橋'],
      ['hashi', '橋'],
    ],
    prefecture: [
      ['ken', '県'],
      ['fu', '府'],
    ],
    city: [['shi', '市']],
    bay: [['wan', '湾']],
    airport: [['kūkō', '空港']],
    university: [['daigaku', '大学']],
  }
const otherWords: Readonly<Record<string, string>> = { mt: 'mount', mountain: 'mount' }

/** A place by its name in romaji and its kind in English: `mount fuji`, `lake biwa`, `osaka castle`. */
export function findPlaceNames(finder: NameFinder, parts: readonly string[]): FoundName[] {
  const [first = '', second = '', ...others] = parts.map((part) => part.toLowerCase())
  if (others.length > 0) return []
  return [
    [first, second],
    [second, first],
  ].flatMap(([kind = '', name = '']) =>
    (endings[otherWords[kind] ?? kind] ?? []).flatMap(([reading, writing]) =>
      finder
        .findWhole(name + reading)
        .filter(({ row }) => row.text.endsWith(writing) && row.text.length > writing.length),
    ),
  )
}
