/**
 * Words that are near in letters and far in meaning. A well-spelt one of them is never taken for
 * a slip of another.
 */
const sets: readonly (readonly string[])[] = [
  ['mother', 'brother', 'father', 'other', 'another', 'grandmother', 'grandfather'],
  ['mothers', 'brothers', 'fathers', 'others'],
  ['male', 'female'],
  ['man', 'men', 'woman', 'women', 'human'],
  ['he', 'she', 'his', 'hers', 'him', 'her'],
  ['import', 'export', 'report', 'support', 'transport'],
  ['increase', 'decrease'],
  ['internal', 'external', 'eternal'],
  ['interior', 'exterior', 'inferior', 'superior'],
  ['inside', 'outside', 'beside', 'aside'],
  ['inner', 'outer', 'utter'],
  ['upper', 'lower', 'under', 'over'],
  ['above', 'about', 'below'],
  ['up', 'down'],
  ['maximum', 'minimum'],
  ['major', 'minor'],
  ['employer', 'employee'],
  ['teach', 'reach', 'beach', 'peach', 'each'],
  ['lend', 'send', 'mend', 'bend', 'tend', 'end', 'land'],
  ['buy', 'sell', 'tell', 'seller', 'teller'],
  ['push', 'pull', 'full', 'fill'],
  ['hot', 'cold', 'cool', 'gold', 'hold', 'fold', 'old', 'sold', 'told'],
  ['wide', 'hide', 'side', 'ride', 'tide', 'wine', 'wild'],
  ['young', 'younger', 'older', 'elder'],
  ['before', 'after', 'afternoon'],
  ['morning', 'mourning', 'evening', 'warning'],
  ['yesterday', 'today', 'tomorrow'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'someday'],
  ['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ['august', 'september', 'october', 'november', 'december'],
  ['first', 'thirst', 'third', 'fifth', 'sixth', 'tenth', 'fourth', 'ninth'],
  ['four', 'for', 'five', 'nine', 'fine', 'line', 'mine', 'eight', 'height', 'weight', 'night'],
  ['seven', 'eleven', 'even', 'ever', 'never', 'seventh'],
  ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ['thirteen', 'thirty'],
  ['fourteen', 'forty'],
  ['fifteen', 'fifty', 'fifth'],
  ['sixteen', 'sixty', 'sixth'],
  ['seventeen', 'seventy'],
  ['eighteen', 'eighty', 'eighth'],
  ['nineteen', 'ninety'],
  ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  ['thousand', 'hundred'],
  ['million', 'billion', 'trillion'],
  ['once', 'twice', 'thrice'],
  ['word', 'world', 'sword', 'work', 'worm', 'ward', 'lord', 'wood', 'would'],
  ['water', 'waiter', 'later', 'wafer', 'winter', 'writer'],
  ['sea', 'see', 'seat', 'seal', 'meat', 'heat', 'beat', 'neat', 'eat'],
  ['river', 'rider', 'liver', 'diver', 'driver', 'silver', 'sliver'],
  ['house', 'horse', 'hose', 'mouse', 'nurse', 'course', 'curse', 'coarse'],
  ['hand', 'sand', 'band', 'wand', 'land', 'hard'],
  ['wind', 'wing', 'wine', 'mind', 'kind', 'bind', 'find', 'blind', 'window', 'widow', 'king'],
  ['fire', 'wire', 'hire', 'tire', 'fine', 'five', 'file'],
  ['tree', 'three', 'free'],
  ['stone', 'store', 'storm', 'stove'],
  ['light', 'right', 'fight', 'night', 'sight', 'eight', 'tight', 'flight', 'fright', 'bright'],
  ['lights', 'rights', 'fights', 'nights'],
  ['heart', 'earth', 'hear', 'heard', 'hearth', 'health', 'death'],
  ['snow', 'show', 'slow', 'know', 'now', 'grow', 'crow', 'row', 'low', 'flow', 'blow', 'glow'],
  ['rain', 'train', 'brain', 'grain', 'drain', 'gain', 'pain', 'main', 'vain', 'vein', 'chain'],
  ['book', 'look', 'cook', 'hook', 'took', 'brook'],
  ['long', 'song', 'lung', 'along', 'strong', 'wrong'],
  ['food', 'foot', 'wood', 'good', 'mood', 'flood', 'blood', 'god', 'gold', 'fool', 'root', 'roof'],
  [
    'place',
    'palace',
    'peace',
    'piece',
    'space',
    'plate',
    'lace',
    'price',
    'prince',
    'face',
    'race',
  ],
  ['state', 'stage', 'statue', 'status', 'stake', 'skate', 'slate'],
  ['study', 'sturdy', 'student'],
  ['angle', 'angel', 'ankle', 'anger', 'danger', 'eagle'],
  ['desert', 'dessert', 'deserted'],
  ['country', 'county', 'count'],
  ['plant', 'plan', 'plane', 'plain', 'planet'],
  ['clothes', 'cloth', 'clothe', 'close', 'closet'],
  ['marry', 'merry', 'carry', 'hurry', 'worry', 'sorry'],
  ['command', 'comment', 'commend', 'demand'],
  ['relation', 'revolution', 'evolution', 'resolution', 'relative'],
  ['invention', 'intention', 'convention', 'prevention', 'attention', 'intervention'],
  ['attack', 'attach', 'attract', 'retract'],
  ['respect', 'inspect', 'expect', 'aspect', 'suspect', 'prospect'],
  ['emission', 'mission', 'omission', 'admission', 'permission', 'submission', 'commission'],
  ['conscience', 'conscious', 'science', 'silence', 'absence', 'presence', 'essence'],
  ['construction', 'destruction', 'instruction', 'obstruction'],
  ['affect', 'effect', 'defect', 'perfect', 'infect', 'effort'],
  ['receive', 'deceive', 'perceive', 'conceive', 'relieve', 'believe', 'retrieve'],
  ['ascend', 'descend', 'attend', 'extend', 'defend', 'depend', 'offend', 'intend'],
  ['marine', 'machine', 'medicine', 'mandarin'],
  ['summer', 'simmer', 'hammer', 'drummer', 'summit'],
  ['tower', 'power', 'flower', 'shower', 'lower', 'towel', 'tour', 'flour', 'four'],
  ['paper', 'pepper', 'taper', 'upper', 'supper', 'dinner', 'inner', 'winner'],
  ['cherry', 'berry', 'ferry', 'fairy', 'dairy', 'diary', 'daily'],
  ['string', 'spring', 'sting', 'strong', 'strip', 'trip', 'sprint'],
  ['boat', 'goat', 'coat', 'coal', 'goal', 'boot', 'boar', 'board', 'bean', 'bear', 'beard'],
  ['fish', 'dish', 'wish', 'fist', 'fresh', 'flesh', 'finish', 'fishing'],
  ['bird', 'bind', 'birth', 'third', 'bride', 'bridge'],
  ['village', 'villa', 'villain', 'voyage', 'wage'],
]

const setsOfWord = new Map<string, Set<string>>()
for (const set of sets) {
  for (const word of set) {
    const others = setsOfWord.get(word) ?? new Set<string>()
    for (const other of set) others.add(other)
    setsOfWord.set(word, others)
  }
}

/** Whether two words are of one set and not the same. */
function isContrast(word: string, other: string): boolean {
  return word !== other && setsOfWord.get(word)?.has(other) === true
}

/** Whether a phrase has a well-spelt word where the other has its contrast. */
export function hasContrast(phrase: string, other: string): boolean {
  const words = phrase.split(' ')
  const others = other.split(' ')
  return words.some(
    (word) => !others.includes(word) && others.some((each) => isContrast(word, each)),
  )
}
