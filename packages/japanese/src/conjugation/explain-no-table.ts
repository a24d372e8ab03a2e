/**
 * What became of the endings of classical verbs: 受く became 受ける, 過ぐ became 過ぎる. Lower
 * bigrade verbs (v2*-s) took the vowel e, upper ones (v2*-k) the vowel i (the merger of the bigrade and
 * monograde classes, of which every grammar of classical Japanese tells).
 */
const bigradeRows: Readonly<Record<string, readonly [lower: string, upper: string]>> = {
  k: ['ける', 'きる'],
  g: ['げる', 'ぎる'],
  s: ['せる', ''],
  z: ['ぜる', ''],
  t: ['てる', 'ちる'],
  d: ['でる', 'ぢる'],
  n: ['ねる', ''],
  h: ['える', 'いる'],
  b: ['べる', 'びる'],
  m: ['める', 'みる'],
  y: ['える', 'いる'],
  r: ['れる', 'りる'],
  w: ['える', ''],
}

interface Change {
  kind: 'verb' | 'adjective'
  /** How words of the class end today; empty where that is not one ending. */
  modern: string
}

function findChange(partOfSpeech: string): Change | undefined {
  const [, row = '', grade] = /^v2([a-z])-([ks])$/u.exec(partOfSpeech) ?? []
  const [lower, upper] = bigradeRows[row] ?? []
  if (lower !== undefined) return { kind: 'verb', modern: (grade === 's' ? lower : upper) ?? '' }
  switch (partOfSpeech) {
    case 'v4h':
      return { kind: 'verb', modern: 'う' }
    case 'vr':
      return { kind: 'verb', modern: 'る' }
    case 'adj-ku':
      return { kind: 'adjective', modern: 'い' }
    case 'adj-shiku':
      return { kind: 'adjective', modern: 'しい' }
    case 'adj-nari':
    case 'adj-kari':
      return { kind: 'adjective', modern: '' }
    default:
      return undefined
  }
}

/**
 * Why a word of the class has no table of forms, in a sentence; undefined for classes that have one and for
 * those of words that never change. Classical forms are those of another grammar, and nobody's speech.
 */
export function explainNoTable(partOfSpeech: string, text: string): string | undefined {
  const change = findChange(partOfSpeech)
  if (change === undefined) return undefined
  const { kind, modern } = change
  const today = modern === '' ? '' : ` Such ${kind}s end in 〜${modern} today.`
  return `${text} is ${kind === 'verb' ? 'a verb' : 'an adjective'} of the classical language.${today} Its old forms are not shown here.`
}
