import {
  aruStems,
  godanStems,
  honorificStems,
  ichidanStems,
  ikuStems,
  kureruStems,
  kuruStems,
  suruAfterGeminateStems,
  suruOfOneKanjiStems,
  suruStems,
  suStems,
  touStems,
  uruStems,
  type VerbStems,
  yukuStems,
  zuruStems,
} from './verb-stems'

/** Verb classes of JMdict that conjugate in modern Japanese, with the ending of their readings. */
export const godanEndings: Readonly<Record<string, string>> = {
  v5b: 'ぶ',
  v5g: 'ぐ',
  v5k: 'く',
  v5m: 'む',
  v5n: 'ぬ',
  v5r: 'る',
  v5s: 'す',
  v5t: 'つ',
  v5u: 'う',
  vn: 'ぬ',
  // Yodan verbs live on as godan verbs; those in ふ keep a spelling that no modern form has.
  v4b: 'ぶ',
  v4g: 'ぐ',
  v4k: 'く',
  v4m: 'む',
  v4n: 'ぬ',
  v4r: 'る',
  v4s: 'す',
  v4t: 'つ',
}

/**
 * How a verb of this class with this reading conjugates; undefined when the class is no verb class
 * of modern Japanese, or the reading does not end as the class demands.
 */
export function findVerbStems(partOfSpeech: string, reading: string): VerbStems | undefined {
  const stems = findStemsOfClass(partOfSpeech, reading)
  return stems !== undefined && reading.endsWith(stems.dictionary) ? stems : undefined
}

function findStemsOfClass(partOfSpeech: string, reading: string): VerbStems | undefined {
  switch (partOfSpeech) {
    case 'v1':
      return ichidanStems
    case 'v1-s':
      return kureruStems
    case 'v5k-s':
      return reading.endsWith('ゆく') ? yukuStems : ikuStems
    case 'v5u-s':
      return touStems
    case 'v5r-i':
      return aruStems
    case 'v5aru':
      return honorificStems
    case 'v5uru':
    case 'v2a-s':
      return uruStems
    case 'vk':
      return kuruStems
    case 'vs-i':
      return suruStems
    case 'vs-s':
      // After a particle the verb is する itself: 足蹴にする, 垂んとする.
      if (/[にとば]する$/.test(reading)) return suruStems
      return reading.endsWith('っする') ? suruAfterGeminateStems : suruOfOneKanjiStems
    case 'vs-c':
      return suStems
    case 'vz':
      return zuruStems
    default: {
      const ending = godanEndings[partOfSpeech]
      return ending === undefined ? undefined : godanStems(ending)
    }
  }
}
