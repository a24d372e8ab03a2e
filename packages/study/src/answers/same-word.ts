import { listNounBases } from './noun-of-word'

const fewestLetters = 3

/** The y of "cry" is one, too. */
const vowel = /[aeiouy]/

/**
 * Words that only look like a form of another, and where both are meanings that are taught: 報 is
 * "news" and 新 is "new", 平 is "even" and 夕 "evening".
 */
const noForms = new Set([
  ...['news', 'goods', 'customs', 'glasses', 'arms', 'means', 'rights', 'besides', 'clothes'],
  ...['evening', 'clothing', 'bedding', 'wedding', 'seasoning', 'longing', 'lasting', 'fasting'],
  ...['wicked', 'naked', 'crooked', 'tired', 'longed', 'deserted', 'noted', 'canned', 'willed'],
  ...['manned', 'early', 'only', 'hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly'],
  ...['manly', 'womanly', 'motherly', 'fatherly', 'brotherly', 'friendly', 'scholarly', 'priestly'],
  ...['heavenly', 'earthly', 'worldly', 'bodily', 'cowardly', 'leisurely', 'elderly', 'orderly'],
  ...['disorderly', 'timely', 'lovely', 'lively', 'likely', 'lately', 'hardly', 'nearly', 'barely'],
  ...['shortly', 'mostly', 'overly', 'lowly', 'chiefly', 'fairly', 'costly', 'deadly', 'homely'],
  ...['assembly', 'belly', 'bully', 'silly', 'family', 'apply', 'reply', 'supply', 'comply'],
])

/** The forms of number that no rule gives. */
const irregularPlurals = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['people', 'person'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['oxen', 'ox'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['wives', 'wife'],
  ['lives', 'life'],
  ['wolves', 'wolf'],
  ['halves', 'half'],
  ['shelves', 'shelf'],
])

/**
 * Verbs with forms that no rule gives. A form that is a word of its own, such as "saw", "rose",
 * "left", "felt", "found" or "done", is not among them: it would let that word through.
 */
const irregularVerbs = new Map(
  [
    'be been was were',
    'become became',
    'begin began begun',
    'bite bitten',
    'break broken',
    'bring brought',
    'build built',
    'buy bought',
    'catch caught',
    'choose chose chosen',
    'come came',
    'do did does doing',
    'draw drew drawn',
    'drink drank drunk',
    'drive drove driven',
    'eat ate eaten',
    'fall fallen',
    'fight fought',
    'fly flew flown',
    'forget forgot forgotten',
    'forgive forgave forgiven',
    'freeze froze',
    'get got gotten',
    'give gave given',
    'go goes going gone went',
    'grow grew grown',
    'have has had',
    'hear heard',
    'hide hid',
    'hold held',
    'keep kept',
    'know knew known',
    'lay laid',
    'lend lent',
    'lie lying',
    'die dying',
    'lose lost',
    'make made',
    'mean meant',
    'meet met',
    'ride rode ridden',
    'ring rang',
    'run ran',
    'say said',
    'see seen',
    'sell sold',
    'send sent',
    'shake shook shaken',
    'sing sang sung',
    'sit sat',
    'sleep slept',
    'speak spoken',
    'spend spent',
    'stand stood',
    'steal stole stolen',
    'sweep swept',
    'swim swam swum',
    'take took taken',
    'teach taught',
    'tear torn',
    'tell told',
    'throw threw thrown',
    'tie tying',
    'wake woke woken',
    'wear wore worn',
    'weep wept',
    'win won',
    'write wrote written',
  ].flatMap((line) => {
    const [verb = '', ...forms] = line.split(' ')
    return forms.map((form) => [form, verb] as const)
  }),
)

/** What a word may be a form of, itself included: "tries" of "try", "quickly" of "quick". */
function listBases(word: string): string[] {
  const bases = [word]
  if (noForms.has(word)) return bases
  const add = (base: string) => {
    if (base.length >= fewestLetters) bases.push(base)
  }
  const singular = irregularPlurals.get(word)
  if (singular !== undefined) add(singular)
  // Gentlemen, policemen; a specimen is none.
  if (/[^i]men$/.test(word)) add(word.replace(/men$/, 'man'))
  const verb = irregularVerbs.get(word)
  if (verb !== undefined) bases.push(verb)
  if (/[^su]s$/.test(word)) add(word.slice(0, -1))
  if (/(s|x|z|ch|sh|o)es$/.test(word)) add(word.slice(0, -2))
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`)
  if (word.endsWith('ied')) add(`${word.slice(0, -3)}y`)
  if (word.endsWith('ly')) for (const base of listAdjectives(word)) add(base)
  bases.push(...listNounBases(word))
  const stem = word.replace(/(ed|ing)$/, '')
  // "Bring" and "seed" are no forms of anything.
  if (stem !== word && vowel.test(stem) && !stem.endsWith('e')) {
    add(stem)
    add(`${stem}e`)
    if (/([bdfgklmnprtvz])\1$/.test(stem)) add(stem.slice(0, -1))
  }
  return bases
}

/** What an adverb may be made of: quick, happy, simple, basic. */
function listAdjectives(adverb: string): string[] {
  const stem = adverb.slice(0, -2)
  return [
    stem,
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
    ...(/[bdgpt]$/.test(stem) ? [`${stem}le`] : []),
    ...(stem.endsWith('ical') ? [stem.slice(0, -2)] : []),
  ]
}

/** Of a form that no rule gives, the word: "mouse" of "mice". */
export function findIrregularBase(form: string): string | undefined {
  return irregularPlurals.get(form) ?? irregularVerbs.get(form)
}

/**
 * Whether one word is a form of the other: a plural, a verb's -s, -ed or -ing, an adverb's -ly, or
 * the noun of a verb or adjective.
 */
export function isFormOf(word: string, other: string): boolean {
  if (word === other) return true
  const bases = listBases(other)
  return listBases(word).some((base) => bases.includes(base))
}
