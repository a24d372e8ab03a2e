import { readLines } from './read-lines'

/** One word in two spellings: first as in Britain, then as in America, which the sources follow. */
const britishSpellings = `
grey gray
tyre tire
plough plow
programme program
aeroplane airplane
cheque check
mould mold
jewellery jewelry
jeweller jeweler
pyjamas pajamas
kerb curb
storey story
sceptical skeptical
sceptic skeptic
scepticism skepticism
draught draft
moustache mustache
aluminium aluminum
yoghurt yogurt
cosy cozy
judgement judgment
acknowledgement acknowledgment
skilful skillful
wilful willful
enrol enroll
enrolment enrollment
fulfil fulfill
fulfilment fulfillment
instalment installment
defence defense
offence offense
licence license
practise practice
pretence pretense
ageing aging
manoeuvre maneuver
anaemia anemia
anaesthetic anesthetic
anaesthesia anesthesia
archaeology archeology
paediatric pediatric
paediatrician pediatrician
gynaecology gynecology
haemorrhage hemorrhage
leukaemia leukemia
oesophagus esophagus
foetus fetus
diarrhoea diarrhea
encyclopaedia encyclopedia
orthopaedic orthopedic
mediaeval medieval
mum mom
mummy mommy
artefact artifact
chilli chili
cypher cipher
disc disk
doughnut donut
gaol jail
liquorice licorice
maths math
omelette omelet
sulphur sulfur
speciality specialty
towards toward
whisky whiskey
woollen woolen
marvellous marvelous
traveller traveler
counsellor counselor
councillor councilor
dialled dialed
modelling modeling
counselling counseling
cancelled canceled
cancelling canceling
cancellation cancelation
smoulder smolder
furore furor
sombre somber
`

/** Things that have another name in Britain, where the sources mostly give the American one. */
const britishWords = `
lorry truck
aubergine eggplant
courgette zucchini
nappy diaper
petrol gasoline
motorway highway
rubbish garbage
`

/** What Britain spells or calls otherwise, with what America says. */
export const americanForms: ReadonlyMap<string, string> = new Map(
  [britishSpellings, britishWords].flatMap((table) =>
    readLines(table).map(([british = '', american = '']) => [british, american] as const),
  ),
)
