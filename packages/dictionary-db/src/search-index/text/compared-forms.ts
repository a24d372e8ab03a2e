import { readLines } from './read-lines'

/** Adjectives that are compared by -er and -est; later, latest and other words in -er (cooker) are words of their own. */
const comparedByEndings = `
angry big bitter black bold brave brief bright broad busy calm cheap clean clear clever close cloudy cold cool
crazy cute damp dark deep dense dirty dry dull early easy fair faint fast fat few fierce fine firm flat fresh friendly full
funny gentle great green happy hard harsh healthy heavy high hot huge hungry kind large lazy light lonely long loose
loud lovely low lucky mad mean messy mild narrow near neat new nice noisy odd old pale plain polite poor pretty proud pure
quick quiet rare red rich ripe rough rude sad safe salty scary shallow sharp short shy silly simple slim slow small smart
smooth soft sore sour spicy steep strange strict strong sweet tall tasty thick thin tidy tight tiny tired tough ugly vague
warm weak wealthy wet white wide wild windy wise worthy young
blunt bulky bumpy chilly coarse cosy costly crisp cruel curly deadly dim dusty fancy filthy fluffy foggy grand greasy greedy
guilty hairy humble icy itchy juicy keen lengthy likely lively mature mighty moist muddy nasty naughty noble oily pleasant raw
risky rusty scarce severe shady shiny skinny sleepy slender slippery snowy solid stable sticky stiff stingy stormy stout
subtle sunny swift tender thirsty tricky vast
sick weird bland plump grim sleek stern bleak frail dumb lame sane shrewd snug sly tame tense true nimble feeble blue brown
gray pink dear fit glad
able ample brisk brittle chic curt deaf deft fond foul frank gross handsome hoarse hollow idle lean limp lush mellow
numb quaint remote secure serene sincere slight smug sparse stale stark stupid supple tart terse vile
bald bare blond cozy free grey meek straight sure vain yellow
bossy chubby creamy creepy crunchy dizzy fizzy flabby fussy fuzzy gloomy glossy grumpy handy hasty hazy hilly holy homely
jolly lumpy merry misty moody mushy nosy petty prickly rainy ready rocky rosy sandy shabby shaggy shaky silky slimy sloppy
smelly smoky spiky spooky steady sturdy sweaty tangy wary wavy weary witty yummy
`

/** Compared in another way; better, best and worst are glosses of their own, and not those of good and bad. */
const compared = `
bad worse
common commonest
cruel crueller cruellest
far farther farthest furthest
shy shyer shyest
sly slyer slyest
soon soonest
`

/** By the form: bigger, worse. */
export const comparisons: ReadonlyMap<string, string> = new Map([
  ...listComparisons(),
  ...readLines(compared).flatMap(([base = '', ...forms]) =>
    forms.map((form) => [form, base] as const),
  ),
])

/** Does the word compare: bigger, flatter? */
export function isComparison(word: string): boolean {
  return comparisons.has(word)
}

/** Things, rather than how one is. */
const thingsInEr = new Set([
  'cleaner',
  'cooler',
  'drier',
  'lighter',
  'number',
  'opener',
  'stranger',
])

/** What is compared: happy of happier, unhappier and more happy; undefined where nothing is. */
export function toCompared(text: string): string | undefined {
  const [, word = text] = /^(?:the )?(?:more|most) ([a-z]+)$/u.exec(text) ?? []
  const [, denial = '', form = word] = /^(un)?([a-z]+)$/u.exec(word) ?? []
  if (thingsInEr.has(text)) return undefined
  const base = comparisons.get(word) ?? comparisons.get(form)
  if (base === undefined) return word === text ? undefined : word
  return comparisons.has(word) ? base : denial + base
}

/** bigger, happiest, nicer: a consonant is doubled after a short vowel, y becomes i, e is not written twice. */
function listComparisons(): (readonly [form: string, base: string])[] {
  return comparedByEndings
    .trim()
    .split(/\s+/u)
    .flatMap((base) => {
      const stem = base.endsWith('e')
        ? base.slice(0, -1)
        : base
            .replace(/(?<=[^aeiou])y$/u, 'i')
            .replace(/(?<=^[^aeiou]*[aeiou])([bdgmnpt])$/u, '$1$1')
      return ['er', 'est'].map((ending) => [stem + ending, base] as const)
    })
}
