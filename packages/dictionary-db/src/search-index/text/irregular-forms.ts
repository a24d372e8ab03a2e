import { americanForms } from './british-words'
import { comparisons } from './compared-forms'
import { readLines } from './read-lines'

/** Verbs with the forms that no ending explains, as learners type them. */
const verbs = `
arise arose arisen
awake awoke awoken
be is are was were am been being
bear bore borne born
beat beaten
become became
befall befell befallen
begin began begun
behold beheld
bend bent
beseech besought
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
come came
creep crept
deal dealt
die died dying
tie tied tying
untie untied untying
vie vied vying
dig dug
do does did done doing
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown flies
forbid forbade forbidden
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
forsake forsook forsaken
freeze froze frozen
get got gotten
give gave given
go went gone goes going
grind ground
grow grew grown
hang hung
have has had having
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
lie lied lain lying
light lit
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
misunderstand misunderstood
mow mown
outgrow outgrew outgrown
overcome overcame
overhear overheard
oversleep overslept
overtake overtook overtaken
overthrow overthrew overthrown
pay paid
plead pled
prove proven
rebuild rebuilt
repay repaid
retell retold
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk shrunken
sing sang sung
sink sank sunk sunken
sit sat
slay slew slain
sleep slept
slide slid
sling slung
smell smelt
sow sown
speak spoke spoken
spell spelt
spend spent
spill spilt
spin spun
spit spat
spoil spoilt
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
stride strode stridden
strike struck stricken
string strung
strive strove striven
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
tread trod trodden
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
use used using
wake woke woken
wear wore worn
weave wove woven
weep wept
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
wring wrung
write wrote written
age aged
bestride bestrode bestridden
clothe clad
foretell foretold
hew hewn
inlay inlaid
knit knitted
melt molten
outdo outdid outdone
overdo overdid overdone
overeat overate overeaten
override overrode overridden
oversee oversaw overseen
partake partook partaken
panic panicked panicking
picnic picnicked picnicking
mimic mimicked mimicking
frolic frolicked frolicking
traffic trafficked trafficking
bivouac bivouacked bivouacking
singe singed singeing
dye dyed dyeing
hoe hoed hoeing
ski skied
paste pasted pasting
owe owed
shave shaven
shear shorn
sneak snuck
speed sped
strew strewn
thrive throve thriven
unwind unwound
saw sawn
lade laden
babysit babysat
bid bade bidden
breastfeed breastfed
forgo forwent forgone
ghostwrite ghostwrote ghostwritten
handwrite handwrote handwritten
interweave interwove interwoven
mislay mislaid
outshine outshone
slink slunk
smite smote smitten
troubleshoot troubleshot
underlie underlay underlain
waylay waylaid
beget begot begotten
forbear forbore forborne
forswear forswore forsworn
crossbreed crossbred
interbreed interbred
spoonfeed spoonfed
daydream daydreamt
browbeat browbeaten
hamstring hamstrung
`

/** Nouns with a plural of their own kind. */
const nouns = `
addendum addenda
alga algae
alumnus alumni
analysis analyses
antenna antennae
antithesis antitheses
appendix appendices
automaton automata
axis axes
bacillus bacilli
bacterium bacteria
basis bases
bureau bureaux
cactus cacti
calf calves
child children
codex codices
cookie cookies
corpus corpora
crisis crises
criterion criteria
curriculum curricula
datum data
diagnosis diagnoses
dwarf dwarves
elf elves
ellipsis ellipses
emphasis emphases
erratum errata
focus foci
foot feet
formula formulae
fungus fungi
genus genera
goose geese
half halves
hippie hippies
hoodie hoodies
hoof hooves
hypothesis hypotheses
index indices
junkie junkies
knife knives
larva larvae
leaf leaves
life lives
loaf loaves
locus loci
louse lice
man men
matrix matrices
medium media
memorandum memoranda
metamorphosis metamorphoses
millennium millennia
mouse mice
nebula nebulae
neurosis neuroses
nova novae
nucleus nuclei
oasis oases
ovum ova
ox oxen
paralysis paralyses
parenthesis parentheses
passerby passersby
person people
phenomenon phenomena
pixie pixies
plateau plateaux
prognosis prognoses
psychosis psychoses
radius radii
scarf scarves
self selves
sheaf sheaves
shelf shelves
spectrum spectra
stimulus stimuli
stratum strata
supernova supernovae
syllabus syllabi
symposium symposia
synthesis syntheses
tableau tableaux
terminus termini
thesis theses
thief thieves
tooth teeth
vertebra vertebrae
vertex vertices
virtuoso virtuosi
vortex vortices
wharf wharves
wife wives
wolf wolves
woman women
yuppie yuppies
`

/** They are the past of a verb as well, but nearly always something else. */
export const nounsToo: ReadonlySet<string> = new Set([
  'found',
  'ground',
  'left',
  'saw',
  'felt',
  'fell',
  'rose',
  'wound',
  'lay',
  'bore',
])

/** The word that a form belongs to, or that America spells another way. */
export const irregularForms: ReadonlyMap<string, string> = new Map([
  ...comparisons,
  ...[verbs, nouns].flatMap((table) =>
    readLines(table).flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const)),
  ),
  ...americanForms,
])

/** Forms that only a verb has, so that who types one means the verb. */
export const pastForms: ReadonlySet<string> = new Set(
  readLines(verbs).flatMap(([, ...forms]) => forms.filter((form) => !nounsToo.has(form))),
)

/** Verbs of which some form is explained by no ending. */
export const irregularVerbs: ReadonlySet<string> = new Set(
  readLines(verbs).map(([base = '']) => base),
)

const allPastForms: ReadonlySet<string> = new Set(readLines(verbs).flatMap(([, ...forms]) => forms))

/** May the word be the past of a verb: felt and left, which are nouns too, and excited? */
export function isPastForm(word: string): boolean {
  return allPastForms.has(word) || /.{3}ed$/u.test(word)
}
