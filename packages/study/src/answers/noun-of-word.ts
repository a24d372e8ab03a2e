/** Shorter words end so by chance: "mention", "fence", "moment". */
const fewestLetters = 4

/** Words that only look like the noun of another. */
const noNouns = new Set([
  ...['apartment', 'department', 'compartment', 'ornament', 'garment', 'basement', 'statement'],
  ...['comment', 'shipment', 'business', 'witness', 'likeness', 'harness', 'highness', 'kindness'],
  ...['wilderness', 'fitness', 'finance', 'distance', 'instance', 'substance', 'sentence'],
  ...['science', 'audience', 'station', 'ration', 'nation', 'sensation', 'mission', 'passion'],
  ...['session', 'version', 'portion', 'auction', 'function', 'section', 'mansion', 'condition'],
  ...['position', 'tradition', 'petition', 'convention', 'union', 'question', 'companion'],
  ...['secretion', 'discretion', 'presence', 'patience', 'influence', 'accordance', 'instance'],
  ...['personality', 'nationality', 'priority', 'gravity', 'vanity', 'novelty', 'humanity'],
  ...['university', 'majority', 'minority', 'community', 'celebrity', 'facility', 'locality'],
  ...['principality', 'municipality', 'integrity', 'mortality', 'trinity', 'unity', 'deity'],
  ...['authority', 'electricity'],
])

/** Endings of nouns with what the verb or adjective has in their place. */
const endings: readonly (readonly [noun: string, ...others: string[]])[] = [
  ['ification', 'ify'],
  ['ication', 'y'],
  ['ation', '', 'e'],
  ['ition', 'e', 'ize'],
  ['ption', 'be'],
  ['ction', 'ce'],
  ['ion', '', 'e'],
  ['ision', 'ide'],
  ['usion', 'ude'],
  ['nsion', 'nd'],
  ['ssion', 't'],
  ['ment', '', 'e'],
  ['ance', '', 'e', 'ant'],
  ['ence', '', 'e', 'ent'],
  ['bility', 'ble'],
  ['ity', '', 'e'],
  ['iness', 'y'],
  ['ness', ''],
]

/** Most words end otherwise, which is seen at once. */
const endsAsNoun = /(?:ion|ment|ance|ence|ness|ity)$/

/** Nouns that no rule gives, after what they are made of. */
const irregularNouns = new Map(
  [
    'accompany accompaniment',
    'acknowledge acknowledgment acknowledgement',
    'act action',
    'accurate accuracy',
    'add addition',
    'advise advice',
    'analyze analysis',
    'angry anger',
    'apologize apology',
    'appraise appraisal',
    'approve approval',
    'arrive arrival',
    'beautiful beauty',
    'behave behavior',
    'believe belief',
    'betray betrayal',
    'broad breadth',
    'bury burial',
    'certain certainty',
    'choose choice',
    'compare comparison',
    'complain complaint',
    'criticize criticism',
    'cruel cruelty',
    'deep depth',
    'defend defense',
    'deliver delivery',
    'deny denial',
    'destroy destruction',
    'die death',
    'difficult difficulty',
    'discover discovery',
    'dismiss dismissal',
    'dispose disposal',
    'divide division',
    'enter entrance',
    'explain explanation',
    'fail failure',
    'free freedom',
    'grow growth',
    'hate hatred',
    'high height',
    'honest honesty',
    'humble humility',
    'hungry hunger',
    'ill illness',
    'inherit inheritance',
    'injure injury',
    'inquire inquiry',
    'judge judgment judgement',
    'know knowledge',
    'laugh laughter',
    'long length',
    'lose loss',
    'loyal loyalty',
    'marry marriage',
    'move motion',
    'offend offense',
    'pay payment',
    'please pleasure',
    'poor poverty',
    'press pressure',
    'prove proof',
    'private privacy',
    'propose proposal',
    'prosper prosperity',
    'pursue pursuit',
    'rebel rebellion',
    'repeat repetition',
    'receive reception',
    'reclaim reclamation',
    'recover recovery',
    'refuse refusal',
    'remove removal',
    'renew renewal',
    'resolve resolution',
    'respond response',
    'restrain restraint',
    'retain retention',
    'revive revival',
    'rob robbery',
    'sad sadness',
    'safe safety',
    'sell sale',
    'solve solution',
    'store storage',
    'strong strength',
    'succeed success',
    'survive survival',
    'suspect suspicion',
    'threaten threat',
    'true truth',
    'use usage',
    'warm warmth',
    'weigh weight',
    'wide width',
    'withdraw withdrawal',
    'young youth',
  ].flatMap((line) => {
    const [word = '', ...nouns] = line.split(' ')
    return nouns.map((noun) => [noun, word] as const)
  }),
)

/** What a noun may be made of: "approve" of "approval", "dark" of "darkness". */
export function listNounBases(noun: string): string[] {
  const irregular = irregularNouns.get(noun)
  if (irregular !== undefined) return [irregular]
  if (!endsAsNoun.test(noun) || noNouns.has(noun)) return []
  return endings.flatMap(([ending, ...others]) => {
    const stem = noun.endsWith(ending) ? noun.slice(0, -ending.length) : undefined
    if (stem === undefined || stem.length < fewestLetters - 1) return []
    return others.map((other) => stem + other).filter((base) => base.length >= fewestLetters)
  })
}

/** Whether one word is the noun of the other, or both are nouns of the same. */
export function isNounOf(word: string, other: string): boolean {
  const bases = [other, ...listNounBases(other)]
  return [word, ...listNounBases(word)].some((base) => bases.includes(base))
}
