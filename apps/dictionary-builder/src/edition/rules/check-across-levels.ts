import type { Edition } from '../edition'
import { listNamedParts } from '../story-parts'
import { splitMeanings } from '../written-meanings'
import type { Report } from './report-problem'

/** Kanji of so many levels are reviewed at the same time. */
const levelsTogether = 10
/** Kanji that no word of their level shows; most of them wait for a partner of a later one. */
const mostWithoutWord = 20
/** Of the runs of three words; more is the same story with other names. */
const mostShared = 0.5

/** What must hold between files: each word once, each shown meaning and story its own. */
export function checkAcrossLevels({ levels }: Edition, reportOf: (level: number) => Report): void {
  const ids = new Map<number, number>()
  const texts = new Map<string, number>()
  for (const { level, words } of levels) {
    for (const [index, { id, word }] of words.entries()) {
      const other = ids.get(id) ?? texts.get(word)
      if (other !== undefined) {
        reportOf(level)(['words', index, 'word'], `${word} stands in level ${other} too`)
      }
      ids.set(id, level)
      texts.set(word, level)
    }
  }
  const kanji = levels.flatMap((each) =>
    each.kanji.map((entry, index) => ({ level: each.level, index, ...entry })),
  )
  const withoutWord = kanji.filter(({ word }) => word === null)
  for (const { level, index } of withoutWord.slice(mostWithoutWord)) {
    reportOf(level)(['kanji', index, 'word'], `more than ${mostWithoutWord} kanji without a word`)
  }
  checkMeanings(kanji, reportOf)
  checkWordMeanings(levels, reportOf)
  checkStories(kanji, reportOf)
}

interface Placed {
  level: number
  index: number
  kanji: string
  meaning: string
  refuse: Readonly<Record<string, string>>
  story: string
}

/** Two kanji may both be shown as "order" where each refuses what else the other is, by its name. */
function checkMeanings(kanji: readonly Placed[], reportOf: (level: number) => Report): void {
  const byMeaning = new Map<string, Placed[]>()
  for (const each of kanji) {
    for (const shown of splitMeanings(each.meaning.toLowerCase())) {
      const { level, index, kanji: literal } = each
      const alike = byMeaning.get(shown) ?? []
      const other = alike.find(
        (before) =>
          level - before.level <= levelsTogether &&
          !(namesRefused(each, before.kanji) && namesRefused(before, literal)),
      )
      byMeaning.set(shown, [...alike, each])
      if (other === undefined) continue
      reportOf(level)(
        ['kanji', index, 'meaning'],
        `${literal} and ${other.kanji} (level ${other.level}) are both shown as "${shown}" and do not refuse each other`,
      )
    }
  }
}

/** A reason that begins with a kanji says whose answer was refused. */
function namesRefused({ refuse }: Placed, literal: string): boolean {
  return Object.values(refuse).some((reason) => reason.startsWith(`${literal} `))
}

/** Words that are shown alike are told apart by what stands in brackets: "train (of any kind)". */
function checkWordMeanings(levels: Edition['levels'], reportOf: (level: number) => Report): void {
  const last = new Map<string, { level: number; word: string }>()
  for (const { level, words } of levels) {
    for (const [index, { word, meaning }] of words.entries()) {
      const other = last.get(meaning)
      if (other !== undefined && level - other.level <= levelsTogether) {
        const where = `${word} and ${other.word} (level ${other.level})`
        reportOf(level)(['words', index, 'meaning'], `${where} are both shown as "${meaning}"`)
      }
      last.set(meaning, { level, word })
    }
  }
}

function checkStories(kanji: readonly Placed[], reportOf: (level: number) => Report): void {
  const holders = new Map<string, number[]>()
  const runs = kanji.map(({ story }) => listRuns(story))
  for (const [place, own] of runs.entries()) {
    const shared = new Map<number, number>()
    for (const run of own) {
      for (const other of holders.get(run) ?? []) {
        shared.set(other, (shared.get(other) ?? 0) + 1)
      }
      holders.set(run, [...(holders.get(run) ?? []), place])
    }
    const [alike] = [...shared].find(([, count]) => count > own.size * mostShared) ?? []
    const here = kanji[place]
    const other = alike === undefined ? undefined : kanji[alike]
    if (here === undefined || other === undefined) continue
    const where = `${other.kanji} (level ${other.level})`
    reportOf(here.level)(['kanji', here.index, 'story'], `is nearly the story of ${where}`)
  }
}

/** All runs of three words, parts and marks left out. */
function listRuns(story: string): Set<string> {
  let text = story
  for (const { literal } of listNamedParts(story)) text = text.replaceAll(`{${literal}}`, ' ')
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}
