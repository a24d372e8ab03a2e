/**
 * British beginnings of words and their American twins. What follows a beginning stays:
 * `colour` covers coloured, colours and colourful.
 */
const beginnings: readonly (readonly [british: string, american: string])[] = [
  ...[
    ...['arm', 'behavi', 'cand', 'clam', 'col', 'demean', 'discol', 'disfav', 'dishon', 'endeav'],
    ...['enam', 'fav', 'ferv', 'flav', 'glam', 'harb', 'hon', 'hum', 'lab', 'misbehavi', 'neighb'],
    ...['od', 'parl', 'ranc', 'rig', 'rum', 'sav', 'savi', 'splend', 'succ', 'tum', 'val', 'vap'],
    ...['vig', 'watercol'],
  ].map((each) => [`${each}our`, `${each}or`] as const),
  ...[
    ...[
      'agon',
      'apolog',
      'author',
      'brutal',
      'capital',
      'categor',
      'central',
      'character',
      'civil',
    ],
    ...['colon', 'critic', 'crystall', 'emphas', 'energ', 'equal', 'familiar', 'fertil', 'final'],
    ...['general', 'harmon', 'hypnot', 'ideal', 'industrial', 'item', 'legal', 'local', 'maxim'],
    ...['memor', 'minim', 'mobil', 'modern', 'monopol', 'national', 'neutral', 'normal', 'organ'],
    ...['patron', 'penal', 'popular', 'privat', 'real', 'recogn', 'reorgan', 'scrutin'],
    ...['social', 'special', 'stabil', 'standard', 'steril', 'styl', 'subsid', 'summar', 'symbol'],
    ...['sympath', 'synchron', 'terror', 'traumat', 'urban', 'util', 'vandal', 'vapor', 'visual'],
    ...['vocal', 'fantas', 'jeopard', 'moral', 'optim', 'pressur', 'victim', 'computer', 'digit'],
  ].map((each) => [`${each}is`, `${each}iz`] as const),
  ['catalys', 'catalyz'],
  ['dialys', 'dialyz'],
  ['analys', 'analyz'],
  ['paralys', 'paralyz'],
  ...['cancel', 'channel', 'counsel', 'duel', 'fuel', 'jewel', 'label', 'level', 'marvel'].flatMap(
    (each) => ['led', 'ling', 'ler', 'lor', 'lous'].map(toSingleL(each)),
  ),
  ...[
    'model',
    'panel',
    'quarrel',
    'rival',
    'shovel',
    'signal',
    'spiral',
    'travel',
    'tunnel',
  ].flatMap((each) => ['led', 'ling', 'ler', 'lous'].map(toSingleL(each))),
  ['jewellery', 'jewelry'],
  ['woollen', 'woolen'],
  ['skilful', 'skillful'],
  ['wilful', 'willful'],
  ['fulfil', 'fulfill'],
  ['enrol', 'enroll'],
  ['instalment', 'installment'],
  ['centre', 'center'],
  ['centred', 'centered'],
  ['theatre', 'theater'],
  ['fibre', 'fiber'],
  ['calibre', 'caliber'],
  ['litre', 'liter'],
  ['metre', 'meter'],
  ['centimetre', 'centimeter'],
  ['kilometre', 'kilometer'],
  ['millimetre', 'millimeter'],
  ['lustre', 'luster'],
  ['meagre', 'meager'],
  ['sabre', 'saber'],
  ['sceptre', 'scepter'],
  ['sombre', 'somber'],
  ['spectre', 'specter'],
  ['ochre', 'ocher'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['pretence', 'pretense'],
  ['licence', 'license'],
  ['practis', 'practic'],
  ['catalogue', 'catalog'],
  ['dialogue', 'dialog'],
  ['analogue', 'analog'],
  ['monologue', 'monolog'],
  ['prologue', 'prolog'],
  ['epilogue', 'epilog'],
  ['programme', 'program'],
  ['grey', 'gray'],
  ['cheque', 'check'],
  ['chequered', 'checkered'],
  ['plough', 'plow'],
  ['tyre', 'tire'],
  ['kerb', 'curb'],
  ['mould', 'mold'],
  ['moult', 'molt'],
  ['smoulder', 'smolder'],
  ['sceptic', 'skeptic'],
  ['draught', 'draft'],
  ['aeroplane', 'airplane'],
  ['aluminium', 'aluminum'],
  ['pyjamas', 'pajamas'],
  ['moustache', 'mustache'],
  ['mum', 'mom'],
  ['maths', 'math'],
  ['storey', 'story'],
  ['storeys', 'stories'],
  ['manoeuvr', 'maneuver'],
  ['manoeuvre', 'maneuver'],
  ['foetus', 'fetus'],
  ['anaemia', 'anemia'],
  ['anaesthe', 'anesthe'],
  ['archaeolog', 'archeolog'],
  ['diarrhoea', 'diarrhea'],
  ['encyclopaedia', 'encyclopedia'],
  ['haemorrhage', 'hemorrhage'],
  ['leukaemia', 'leukemia'],
  ['mediaeval', 'medieval'],
  ['oesophagus', 'esophagus'],
  ['paediatric', 'pediatric'],
  ['cosy', 'cozy'],
  ['judgement', 'judgment'],
  ['acknowledgement', 'acknowledgment'],
  ['ageing', 'aging'],
  ['artefact', 'artifact'],
  ['furore', 'furor'],
  ['sulphur', 'sulfur'],
  ['yoghurt', 'yogurt'],
  ['whisky', 'whiskey'],
  ['towards', 'toward'],
  ['afterwards', 'afterward'],
  ['backwards', 'backward'],
  ['forwards', 'forward'],
  ['upwards', 'upward'],
  ['downwards', 'downward'],
  ['learnt', 'learned'],
  ['burnt', 'burned'],
  ['spelt', 'spelled'],
  ['spilt', 'spilled'],
  ['dreamt', 'dreamed'],
  ['snowplough', 'snowplow'],
  // Different words, but never for two different things in a dictionary of Japanese.
  ['lorry', 'truck'],
  ['lorries', 'trucks'],
  ['petrol', 'gasoline'],
  ['motorway', 'highway'],
  ['aubergine', 'eggplant'],
  ['courgette', 'zucchini'],
  ['pavement', 'sidewalk'],
  ['spanner', 'wrench'],
  ['nappy', 'diaper'],
  ['rubbish', 'garbage'],
]

function toSingleL(stem: string): (ending: string) => readonly [string, string] {
  return (ending) => [`${stem}${ending}`, `${stem}${ending.slice(1)}`]
}

const twins = new Map(beginnings)
const longest = Math.max(...beginnings.map(([british]) => british.length))
const shortest = 3
/** Few words begin as any of them does. */
const starts = new Set(beginnings.map(([british]) => british.slice(0, shortest)))

/** Letters a word may go on with after its British beginning; 'four' never begins with 'fo'. */
const ending =
  /^(?:|s|e|es|ed|d|er|ers|r|rs|ing|ings|ful|fully|less|ly|able|ably|ite|ites|hood|ist|ists|ism|ation|ations|ational|y|ies|al|ally|ical|ically|ic|ics|tic|tist|tize|ty|ment|ments|cal|man|men|work|share|plane)$/

/** What may stand before a word that is spelt in two ways: "unfavourable", "reorganise". */
const before = /^(?:un|dis|re|mis|over|out|non)(?=[a-z]{4})/

/** One word in American spelling; a word without a British twin stays as it is. */
export function toAmericanSpelling(word: string): string {
  const whole = toAmerican(word)
  const [prefix = ''] = before.exec(word) ?? []
  if (whole !== word || prefix === '') return whole
  return prefix + toAmerican(word.slice(prefix.length))
}

function toAmerican(word: string): string {
  if (!starts.has(word.slice(0, shortest))) return word
  for (let length = Math.min(longest, word.length); length >= shortest; length--) {
    const american = twins.get(word.slice(0, length))
    const rest = word.slice(length)
    if (american !== undefined && ending.test(rest)) return american + rest
  }
  return word
}
