import { readWordPairs } from './word-pairs'

/**
 * The noun of how somebody or something is, where it is more than the adjective with -ness: glosses of words that
 * Japanese uses as adjectives or with する give the noun (不満, "dissatisfaction"; 妊娠, "pregnancy"), and learners
 * type the adjective. Facts of English.
 */
const pairs = `
able ability, absent absence, abundant abundance, accurate accuracy, affectionate affection,
agile agility, alcoholic alcoholism, allergic allergy, ambitious ambition, angry anger, anxious anxiety,
arrogant arrogance, ashamed shame, beautiful beauty, bored boredom, brave bravery, brutal brutality,
calm calmness, capable capability, cautious caution, certain certainty, charming charm, chaotic chaos,
clear clarity, coincidental coincidence, compatible compatibility, competent competence,
complex complexity, concerned concern, confident confidence, confidential confidentiality, confused confusion,
constipated constipation, convenient convenience, courageous courage, courteous courtesy, cowardly cowardice,
creative creativity, cruel cruelty, curious curiosity, deep depth, delayed delay, delicious deliciousness,
dependent dependence, depressed depression, desperate desperation, determined determination, different difference,
difficult difficulty, diligent diligence, disabled disability, disappointed disappointment,
discontented discontent, dishonest dishonesty, disobedient disobedience, dissatisfied dissatisfaction,
distant distance, diverse diversity, doubtful doubt, dizzy dizziness, eager eagerness, elegant elegance,
eloquent eloquence, embarrassed embarrassment, energetic energy, enthusiastic enthusiasm, envious envy,
eternal eternity, excellent excellence, excited excitement, exhausted exhaustion, famous fame, feverish fever,
flexible flexibility, fluent fluency, foolish folly, fragrant fragrance, free freedom, frequent frequency,
friendly friendliness, frustrated frustration, generous generosity, grateful gratitude, greedy greed,
guilty guilt, healthy health, homesick homesickness, honest honesty, hostile hostility, humble humility,
humid humidity, humorous humor, hungry hunger, hypocritical hypocrisy, ignorant ignorance, immature immaturity,
immoral immorality, impatient impatience, impolite impoliteness, important importance, impossible impossibility,
inconvenient inconvenience, independent independence, indifferent indifference, inferior inferiority,
infertile infertility, injured injury, innocent innocence, insane insanity, insecure insecurity,
insomniac insomnia, intelligent intelligence, intense intensity, intimate intimacy, jealous jealousy,
joyful joy, lonely loneliness, loyal loyalty, luxurious luxury, mad madness, modest modesty, moral morality,
mysterious mystery, necessary necessity, noble nobility, obedient obedience, obese obesity, obscene obscenity,
opposed opposition, overweight obesity, passionate passion, patient patience, peaceful peace, perfect perfection,
pessimistic pessimism, popular popularity, possible possibility, powerful power, precise precision,
pregnant pregnancy, private privacy, profitable profit, prosperous prosperity, proud pride, prudent prudence,
pure purity, rational rationality, relaxed relaxation, reliable reliability, relieved peace_of_mind, responsible responsibility,
retired retirement, rude rudeness, safe safety, satisfied satisfaction, sensitive sensitivity, serious seriousness,
severe severity, shocked shock, silent silence, similar similarity, simple simplicity, sincere sincerity,
skillful skill, solitary solitude, stable stability, stupid stupidity, successful success, superior superiority,
superstitious superstition, surprised surprise, suspicious suspicion, sympathetic sympathy, thirsty thirst,
tired fatigue, toxic toxicity, unable inability, uncertain uncertainty, uncomfortable discomfort,
unconscious unconsciousness, uneasy uneasiness, unemployed unemployment, unequal inequality, unfair unfairness,
unhappy unhappiness, unjust injustice, unlucky misfortune, unstable instability, upset upset, urgent urgency,
useful usefulness, valuable value, violent violence, virtuous virtue, warm warmth, wealthy wealth,
wise wisdom, worried worry, young youth
`

/** By the adjective, in American spelling. */
const nounsOfStates: ReadonlyMap<string, string> = new Map(readWordPairs(pairs))

const adjectivesOf = new Map([...nounsOfStates].map(([adjective, noun]) => [noun, adjective]))

/** How the noun of an adjective ends, where nothing else of it changes. */
const endings: readonly (readonly [adjective: RegExp, nouns: readonly string[]])[] = [
  [/(?<=[ai]b)le$/u, ['ility']],
  [/(?<=[a-z]{3})ent$/u, ['ence', 'ency']],
  [/(?<=[a-z]{3})ant$/u, ['ance', 'ancy']],
  [/(?<=[a-z]{2}(?:iv|il|s|v|t|r))e$/u, ['ity']],
  [/(?<=[a-z]{2})ous$/u, ['osity', 'ity']],
  [/(?<=[a-z]{2}(?:al|id|ar|ic|an))$/u, ['ity']],
]

const denying = /^(un|in|im|ir|il|dis)(?=[a-z]{4})/u

/**
 * The nouns that some gloss may have for how one is: `irresponsible` is 無責任, which glosses say by its noun,
 * irresponsibility.
 */
export function listNounsOfState(adjective: string): string[] {
  const told = nounsOfStates.get(adjective)
  if (told !== undefined) return [told]
  const [prefix = ''] = denying.exec(adjective) ?? []
  const ofDenied = nounsOfStates.get(adjective.slice(prefix.length))
  const denied = prefix === '' || ofDenied === undefined ? [] : [prefix + ofDenied]
  const formed = endings.flatMap(([ending, nouns]) =>
    ending.test(adjective) ? nouns.map((noun) => adjective.replace(ending, noun)) : [],
  )
  return [...new Set([...denied, ...formed])]
}

const endingsOfNouns: readonly (readonly [noun: RegExp, adjectives: readonly string[]])[] = [
  [/(?<=[a-z]{3})ness$/u, ['']],
  [/(?<=[ai]b)ility$/u, ['le']],
  [/(?<=[a-z]{3})(?:ence|ency)$/u, ['ent']],
  [/(?<=[a-z]{3})(?:ance|ancy)$/u, ['ant']],
  [/(?<=[a-z]{3})ity$/u, ['', 'e', 'ous']],
]

/** The adjective of which the noun may be said: `heaviness` is what 重い is, and `stupidity` what ばか. */
export function listAdjectivesOfState(noun: string): string[] {
  const told = adjectivesOf.get(noun)
  if (told !== undefined) return [told]
  const [prefix = ''] = denying.exec(noun) ?? []
  const ofDenied = adjectivesOf.get(noun.slice(prefix.length))
  const denied = prefix === '' || ofDenied === undefined ? [] : [prefix + ofDenied]
  const formed = endingsOfNouns.flatMap(([ending, adjectives]) =>
    ending.test(noun)
      ? adjectives.map((adjective) => noun.replace(ending, adjective).replace(/i$/u, 'y'))
      : [],
  )
  return [...new Set([...denied, ...formed])]
}
