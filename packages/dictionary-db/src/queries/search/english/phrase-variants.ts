import { tokenizeEnglish } from '../../../search-index/text/english-tokens'

/**
 * Words that name the same in a phrase, of which glosses have one or the other: `take an exam` is said
 * "to take an examination" there. Facts of English.
 */
const synonyms = `
exam examination test
photo picture photograph
tv television
phone telephone
bike bicycle
plane airplane
trash garbage rubbish
mom mother
dad father
kid child
movie film
fridge refrigerator
stomachache stomach
sick ill
begin start
close shut
finish end
buy purchase
quit resign
choose select
get receive
fix repair mend
angry mad
fast quickly
car automobile
job work
shop store
street road
present gift
glasses spectacles
bill account
email e-mail
money cash
boss superior
clothes clothing
dinner supper
lawn grass
mistake error
trip journey
class lesson
medicine drug
picture photograph
meal food
promise word
wear put_on
`

const synonymsOf = new Map<string, readonly string[]>()
for (const line of synonyms.trim().split('\n')) {
  const group = line.split(' ')
  for (const word of group) {
    const known = synonymsOf.get(word) ?? []
    synonymsOf.set(word, [...known, ...group.filter((other) => other !== word)])
  }
}

/** What a thing is one of, which glosses name where learners name the thing: 運転 is "driving (a vehicle)". */
const kinds = `
vehicle: car bus truck taxi motorcycle motorbike van
bicycle: bike
instrument: guitar piano violin flute drums
food: egg meat rice fish noodles vegetables potatoes soup chicken
liquid: water milk tea coffee juice soup oil
drink: beer wine tea coffee juice sake
clothes: shirt coat dress jacket sweater kimono suit uniform clothing
clothing: shirt coat dress jacket sweater pants trousers skirt jeans
footwear: shoes boots socks sandals slippers
pants: jeans trousers shorts
animal: dog cat bird horse cow rabbit
pet: dog cat bird rabbit hamster
plant: flower tree
vegetables: onion carrot cabbage
light: lamp
machine: computer engine
device: computer tv television phone radio
appliance: tv television heater
book: novel dictionary comic
sport: tennis soccer baseball basketball golf volleyball
game: chess cards
problem: puzzle equation riddle
door: window gate lid
window: curtain
person: friend guest teacher child
place: museum temple park school library
road: street bridge river
mountain: hill stairs ladder
building: house
letter: email message postcard
tooth: teeth
event: party concert meeting
meeting: party conference
disease: flu cold
illness: flu cold
telephone: phone
accessory: ring necklace earrings
glasses: sunglasses
hat: cap helmet
umbrella: parasol
money: cash
business: company shop store restaurant
`

const kindsOf = new Map<string, string[]>()
for (const line of kinds.trim().split('\n')) {
  const [kind = '', things = ''] = line.split(': ')
  for (const thing of things.split(' ')) kindsOf.set(thing, [...(kindsOf.get(thing) ?? []), kind])
}

/** Is it what one plays: golf and chess, but no guitar? */
export function isGame(thing: string): boolean {
  return kindsOf.get(thing)?.some((kind) => kind === 'sport' || kind === 'game') === true
}

/** The phrase with what the thing in it is one of; who wears something has put it on. */
export function listPhrasesOfKinds(text: string): string[] {
  // Who phones does nothing to a device.
  if (/^to \S+$/iu.test(text)) return []
  const worn = text.replace(/^(to )?wear /u, '$1put on ')
  return [text, ...(worn === text ? [] : [worn])].flatMap((each) => listReplaced(each, kindsOf))
}

/** A phrase in so many words is a sentence. */
const mostWords = 6

/** The phrase with another word for the same thing, one word at a time. */
export function listPhraseVariants(text: string): string[] {
  return listReplaced(text, synonymsOf)
}

/** `left-handed` is left-handedness, and `near sighted` nearsightedness, in the glosses of nouns. */
export function listTraits(text: string): string[] {
  const [, first = '', second] = /^([a-z]+)[ -]([a-z]{2,}ed)$/u.exec(text.toLowerCase()) ?? []
  if (second === undefined) return []
  return [`${first} ${second}ness`, `${first}${second}ness`]
}

/** `to be sick` is what a sickness or an illness is too, of which Japanese has the noun: 病気. */
export function listStates(text: string): string[] {
  const [, state] = /^to (?:be|get|feel) ([a-z]{3,})$/iu.exec(text.trim()) ?? []
  // Business is what keeps one busy.
  if (state === undefined || state === 'busy') return []
  const states = [state, ...(synonymsOf.get(state) ?? [])]
  return states.map((each) => `${each.replace(/y$/u, 'i')}ness`)
}

const subjectWithBe =
  /^(?:i['’]?m|(?:you|we|they)['’]re|(?:he|she|it)['’]s|i am|(?:you|we|they) are|(?:he|she|it) is|(?:i|you|we|they) feel|(?:he|she) feels) (?:so |very |really |feeling |not )?([a-z]{3,}|(?:in|on|at|off|under|out of) [a-z]+(?: [a-z]+){0,2})$/iu

/** `I'm cold` is what one is: `to be cold`. */
export function toPredicate(text: string): string | undefined {
  const state = subjectWithBe.exec(text.trim())?.[1]
  return state === undefined ? undefined : `to be ${state.toLowerCase()}`
}

const place = /^to be ((?:in|on|at|off|under|out of) [a-z ]+|[a-z]+(?:-| )[a-z]{2,}|fed up with)$/iu

/** Who is in a bad mood is 不機嫌, and who is left-handed 左利き, of which the gloss has no "to be". */
export function listPlacesOfBeing(text: string): string[] {
  const [, where] = place.exec(text.trim().replace(/^be /iu, 'to be ')) ?? []
  return where === undefined ? [] : [where]
}

const pain = /^(?:my |your |the )?([a-z]{3,}?)s? (?:hurts?|aches?|is (?:hurting|aching)|is sore)$/iu

/** `my head hurts` is a headache, and a pain in the head. */
export function listPains(text: string): string[] {
  const part = pain.exec(text.trim())?.[1]?.toLowerCase()
  return part === undefined || part === 'that'
    ? []
    : [`${part}ache`, `pain in the ${part}`, `sore ${part}`]
}

/** Who catches one's eye and who catches someone's eye are one in some glosses, and two in others. */
export function listOtherOwners(text: string): string[] {
  const other = text.replace(
    /\b(?:someone|somebody|other people|another person)['’]?s?['’]?s (?=[a-z])/iu,
    "one's ",
  )
  return other === text ? [] : [other]
}

const shortestPart = 3

/** `icecream` and `highschool` are written in two words in the glosses; only where both are words. */
export function listSplits(text: string, isWord: (part: string) => boolean): string[] {
  if (!/^[a-z]{7,}$/iu.test(text)) return []
  const word = text.toLowerCase()
  const splits: string[] = []
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (isWord(first) && isWord(second)) splits.push(`${first} ${second}`)
  }
  return splits
}

function listReplaced(text: string, others: ReadonlyMap<string, readonly string[]>): string[] {
  const words = tokenizeEnglish(text).map((token) => token.text)
  if (words.length < 2 || words.length > mostWords) return []
  return words.flatMap((word, place) =>
    (others.get(word) ?? []).map((other) =>
      [...words.slice(0, place), other.replace('_', ' '), ...words.slice(place + 1)].join(' '),
    ),
  )
}
