/**
 * Words of which either may stand beside the same other words: "business trip" and "business travel".
 * Alone they are answers of their own, for 海 is the sea and 洋 the ocean.
 */
const groups = `
  cloth fabric
  clothes clothing garment dress
  trip travel journey tour
  movie film cinema
  picture image
  house home
  following next subsequent
  previous preceding last prior former
  area region district zone
  neighborhood vicinity surroundings
  place location spot site
  small little tiny
  big large great huge
  older elder
  fast quick rapid speedy
  start begin commence
  end finish conclude
  stop halt
  speak talk say
  tell inform
  look see watch
  hear listen
  buy purchase
  sell vend
  get obtain acquire receive
  give provide
  make create produce
  build construct
  show display
  choose select pick
  help assist aid
  try attempt
  want wish desire
  like love
  hate dislike
  fix repair mend
  gather collect
  join participate
  reply answer respond
  ask inquire
  hit strike beat
  throw cast toss
  cut chop slice
  close shut
  hide conceal
  return go-back
  child kid
  children kids
  man male guy
  woman female lady
  person people human
  friend pal buddy
  boss chief head leader
  worker employee staff
  doctor physician
  teacher instructor tutor
  student pupil
  soldier troop
  farmer peasant
  money cash
  price cost charge fee
  pay wage salary
  job work occupation
  task duty
  company firm corporation business
  shop store
  road street way path
  car automobile vehicle
  ship boat vessel
  train railway railroad
  airplane plane aircraft
  forest woods wood
  sea ocean
  river stream
  stone rock
  hill mountain
  ground earth soil land
  country nation state
  town city
  sickness illness disease
  pain ache
  food meal dish
  drink beverage
  fall autumn
  story tale
  book volume
  letter mail
  law rule regulation
  idea thought
  feeling emotion sentiment
  fear fright
  anger rage
  joy happiness delight
  sorrow sadness grief
  error mistake
  problem issue trouble
  chance opportunity
  goal aim purpose objective
  plan scheme
  method way manner
  kind type sort
  part portion section
  amount quantity
  whole entire
  front forward
  center middle
  edge border rim
  top summit peak
  bottom base foot
  hole opening
  line row
  side flank
  trash garbage rubbish waste
  parcel package
  bag sack
  box case chest
  container vessel receptacle
  pot pan
  cup glass
  stick rod pole
  rope cord string
  oven furnace
  pottery ceramic ceramics
  inn hotel
  toilet bathroom restroom lavatory
  apartment flat
  elevator lift
  luggage baggage
  soccer football
  study learning
  exam test examination
  school academy
  university college
  parliament diet
  chamber house
  election vote
  war battle conflict
  weapon arms
  enemy foe
  police cop
  crime offense
  thief robber burglar
  strong powerful
  weak feeble
  smart clever intelligent
  stupid foolish silly
  beautiful pretty lovely
  ugly unsightly
  rich wealthy affluent
  poor needy
  happy glad
  sad unhappy
  angry mad
  afraid scared
  tired weary exhausted
  busy occupied
  quiet silent calm
  noisy loud
  dirty filthy
  clean pure
  correct right accurate
  wrong incorrect mistaken
  difficult hard tough
  easy simple
  important significant essential
  necessary required needed
  enough sufficient
  special particular
  strange odd weird
  rare unusual uncommon
  usual ordinary normal
  famous well-known
  near close nearby
  far distant remote
  later after afterwards
  early prior
  new recent
  old ancient
  elegant refined
  polite courteous
  rude impolite
  brave courageous
  honest sincere
  secret hidden
  empty vacant
  full filled
  various different diverse
  every each
  almost nearly
  often frequently
  humbly modestly
  suddenly abruptly
  quickly rapidly fast
  together jointly
  traditional classical
  infectious contagious
  wrapping packing
  residence dwelling
  death dying
  birth childbirth
  marriage wedding
  funeral burial
  festival celebration
  gift present
  award prize
  victory win
  defeat loss
  you one
`

const groupsOf = new Map<string, number[]>()
for (const [number, line] of groups.trim().split('\n').entries()) {
  for (const word of line.trim().split(' '))
    groupsOf.set(word, [...(groupsOf.get(word) ?? []), number])
}

/** Whether one may stand for the other beside words that make clear what is meant. */
export function areInterchangeable(word: string, other: string): boolean {
  const others = listGroups(other)
  return listGroups(word).some((group) => others.includes(group))
}

/** Of a word, and of the one of which it is the plural. */
function listGroups(word: string): readonly number[] {
  return groupsOf.get(word) ?? groupsOf.get(word.replace(/s$/, '')) ?? []
}
