/** Adverbs that say something else than the adjective in them, or how much, how often or how sure. */
const ofTheirOwn = new Set(
  `hardly lately nearly shortly mostly highly barely scarcely fairly rarely merely presently possibly
  probably presumably supposedly likely unlikely early only extremely terribly awfully incredibly
  particularly considerably slightly greatly largely eventually finally exactly actually really
  usually normally commonly generally basically practically virtually literally absolutely
  completely totally entirely fully wholly utterly perfectly purely solely partly roughly directly
  instantly lovely lonely lively friendly homely costly deadly holy ugly silly daily weekly monthly
  yearly hourly orderly elderly family reply apply supply rely fly july assembly monopoly anomaly
  jelly belly bully curly oily wooly chilly smelly hilly`.split(/\s+/u),
)

/** The adjectives of which the word may say how something is done: `easily` easy, `gently` gentle; none of another word. */
export function listAdjectivesOf(adverb: string): string[] {
  const [, stem] = /^([a-z]{3,})ly$/u.exec(adverb) ?? []
  // truly and duly lose their e: truely is a slip.
  if (stem === undefined || stem.endsWith('ue') || ofTheirOwn.has(adverb)) return []
  return [...new Set([stem.replace(/i$/u, 'y'), `${stem}le`, stem.replace(/al$/u, '')])]
}
