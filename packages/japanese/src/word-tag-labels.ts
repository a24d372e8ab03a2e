/** JMdict's codes with our own words for them, one `code: label` a line. */
export const fieldLabels = `
agric: agriculture
anat: anatomy
archeol: archaeology
archit: architecture
art: art
astron: astronomy
audvid: audio and video
aviat: aviation
baseb: baseball
biochem: biochemistry
biol: biology
bot: botany
boxing: boxing
Buddh: Buddhism
bus: business
cards: card games
chem: chemistry
chmyth: Chinese mythology
Christn: Christianity
civeng: civil engineering
cloth: clothing
comp: computing
cryst: crystallography
dent: dentistry
ecol: ecology
econ: economics
elec: electrical engineering
electr: electronics
embryo: embryology
engr: engineering
ent: entomology
figskt: figure skating
film: film
finc: finance
fish: fishing
food: food and cooking
gardn: gardening
genet: genetics
geogr: geography
geol: geology
geom: geometry
go: the game of go
golf: golf
gramm: grammar
grmyth: Greek mythology
hanaf: hanafuda cards
horse: horse racing
internet: the internet
jpmyth: Japanese mythology
kabuki: kabuki theatre
law: law
ling: linguistics
logic: logic
MA: martial arts
mahj: mahjong
manga: manga
math: mathematics
mech: mechanical engineering
med: medicine
met: weather and climate
mil: military
min: mineralogy
mining: mining
motor: motor sport
music: music
noh: noh theatre
ornith: birds
paleo: palaeontology
pathol: pathology
pharm: pharmacology
phil: philosophy
photo: photography
physics: physics
physiol: physiology
politics: politics
print: printing
prowres: professional wrestling
psy: psychiatry
psyanal: psychoanalysis
psych: psychology
rail: railways
rommyth: Roman mythology
Shinto: Shinto
shogi: shogi
ski: skiing
sports: sport
stat: statistics
stockm: stock market
sumo: sumo
surg: surgery
telec: telecommunications
tradem: trademark
tv: television
vet: veterinary medicine
vidg: video games
zool: zoology
`

export const usageLabels = `
uk: usually written in kana
abbr: abbreviation
arch: archaic
char: character
chn: children's word
col: colloquial
company: company
creat: creature
dated: dated
dei: deity
derog: derogatory
doc: document
euph: euphemism
ev: event
fam: familiar
fem: women's speech
fict: fiction
form: formal or literary
given: given name
group: group
hist: historical
hon: honorific
hum: humble
id: idiom
joc: humorous
leg: legend
m-sl: manga slang
male: men's speech
myth: mythology
net-sl: internet slang
obj: object
obs: obsolete
on-mim: onomatopoeia or mimetic word
organization: organization
oth: other
person: full name of a person
place: place name
poet: poetic
pol: polite
product: product
proverb: proverb
quote: quotation
rare: rare
relig: religion
sens: sensitive
serv: service
ship: ship
sl: slang
station: railway station
surname: family name
unclass: name of unknown kind
vulg: vulgar
work: work of art
X: crude
yoji: four-character compound (yojijukugo)
`

export const dialectLabels = `
bra: Brazilian Japanese
hob: Hokkaidō dialect
ksb: Kansai dialect
ktb: Kantō dialect
kyb: Kyōto dialect
kyu: Kyūshū dialect
nab: Nagano dialect
osb: Ōsaka dialect
rkb: Ryūkyū dialect
thb: Tōhoku dialect
tsb: Tosa dialect
tsug: Tsugaru dialect
`

export const formNoteLabels = `
ateji: ateji (kanji used for their sound)
gikun: read by meaning, not by its kanji
iK: irregular kanji
ik: irregular kana
io: irregular okurigana
oK: outdated kanji
ok: outdated kana
rK: rarely written so
rk: rarely read so
sK: for search only
sk: for search only
uK: usually written in kanji
`
