/** Forms that no ending explains, as learners type them. */
const irregular = new Map(
  Object.entries({
    ate: 'eat',
    eaten: 'eat',
    went: 'go',
    gone: 'go',
    ran: 'run',
    saw: 'see',
    seen: 'see',
    bought: 'buy',
    thought: 'think',
    brought: 'bring',
    taught: 'teach',
    caught: 'catch',
    drank: 'drink',
    drunk: 'drink',
    wrote: 'write',
    written: 'write',
    spoke: 'speak',
    spoken: 'speak',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    came: 'come',
    knew: 'know',
    known: 'know',
    made: 'make',
    said: 'say',
    told: 'tell',
    sold: 'sell',
    slept: 'sleep',
    kept: 'keep',
    felt: 'feel',
    left: 'leave',
    met: 'meet',
    sat: 'sit',
    stood: 'stand',
    swam: 'swim',
    sang: 'sing',
    flew: 'fly',
    forgot: 'forget',
    forgotten: 'forget',
    chose: 'choose',
    chosen: 'choose',
    broke: 'break',
    broken: 'break',
    wore: 'wear',
    worn: 'wear',
    sent: 'send',
    spent: 'spend',
    lost: 'lose',
    won: 'win',
    heard: 'hear',
    held: 'hold',
    built: 'build',
    died: 'die',
    dying: 'die',
    lying: 'lie',
    feet: 'foot',
    teeth: 'tooth',
    children: 'child',
    men: 'man',
    women: 'woman',
    mice: 'mouse',
    people: 'person',
    geese: 'goose',
    knives: 'knife',
    wives: 'wife',
    lives: 'life',
    leaves: 'leaf',
    wolves: 'wolf',
    is: 'be',
    are: 'be',
    was: 'be',
    were: 'be',
    am: 'be',
    been: 'be',
    has: 'have',
    had: 'have',
    does: 'do',
    did: 'do',
    done: 'do',
    // One word on each side of the Atlantic.
    grey: 'gray',
    tyre: 'tire',
    plough: 'plow',
    programme: 'program',
    aeroplane: 'airplane',
    cheque: 'check',
    mould: 'mold',
    jewellery: 'jewelry',
    pyjamas: 'pajamas',
    kerb: 'curb',
    storey: 'story',
    sceptical: 'skeptical',
    draught: 'draft',
    moustache: 'mustache',
    aluminium: 'aluminum',
    yoghurt: 'yogurt',
    cosy: 'cozy',
    judgement: 'judgment',
    skilful: 'skillful',
    enrol: 'enroll',
    fulfil: 'fulfill',
    defence: 'defense',
    offence: 'offense',
    licence: 'license',
    practise: 'practice',
    pretence: 'pretense',
    ageing: 'aging',
    manoeuvre: 'maneuver',
    anaemia: 'anemia',
    paediatric: 'pediatric',
    oesophagus: 'esophagus',
    foetus: 'fetus',
    diarrhoea: 'diarrhea',
    encyclopaedia: 'encyclopedia',
  }),
)

/** -our that is no British -or: four, hour, flour … */
const ourOfItsOwn = /^(?:f|h|s|p|t|y|d|det|cont|vel|tamb|am|gl|par|sc|dev|fl)?our$/u

/**
 * What a word of English and its plain inflections and spellings have in common. Not a word
 * itself: `make`, `makes`, `making` give `mak`. Too little is undone rather than too much,
 * because the exact form always ranks first anyway.
 */
export function toEnglishStem(token: string): string {
  const plain = irregular.get(token) ?? token
  return toAmericanEnding(withoutEnding(irregular.get(withoutPlural(plain)) ?? plain))
}

function withoutEnding(token: string): string {
  const singular = withoutPlural(token)
  for (const ending of ['ing', 'ed']) {
    const stem = singular.slice(0, -ending.length)
    if (singular.endsWith(ending) && stem.length >= 3 && /[aeiouy]/u.test(stem)) {
      return withoutFinalE(withoutDoubling(stem))
    }
  }
  return withoutFinalE(withoutDoubling(singular))
}

function withoutPlural(token: string): string {
  if (token.length < 4) return token
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/u.test(token)) return token.slice(0, -2)
  if (token.endsWith('s') && !/(?:ss|us|is)$/u.test(token)) return token.slice(0, -1)
  return token
}

/** running → run, travelled → travel; the doubled l of `tell` goes the same way on both sides. */
function withoutDoubling(stem: string): string {
  return stem.length > 3 && /([bdglmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem
}

function withoutFinalE(stem: string): string {
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

function toAmericanEnding(stem: string): string {
  return (
    stem
      .replace(/is(?=$|ation$)/u, (ending) => (stem.length > 5 ? 'iz' : ending))
      .replace(/ys$/u, (ending) => (stem.length > 5 ? 'yz' : ending))
      // centre, theatre; the final e is gone already.
      .replace(/([aeiou]n?t|b)r$/u, '$1er')
      .replace(/ogu$/u, 'og')
      .replace(/our/u, (ending) => (ourOfItsOwn.test(stem) ? ending : 'or'))
  )
}
