import { toCompared } from '../../../search-index/text/compared-forms'
import { irregularForms, isPastForm, pastForms } from '../../../search-index/text/irregular-forms'
import { britishWords, thingsOfBritain } from './british-words'
import { phrasalVerbs } from './phrasal-verbs'
import { shortWords } from './short-words'

/**
 * What English says in several words and the glosses in others: `asked = said in glosses / …`. Facts
 * of English (which verbs share a sense in Merriam-Webster's Thesaurus), not of any one entry.
 */
const pairs = `
give back = return something
bring back = return something
take back = return something
put back = return something
come back = return
go back = return
get back = return
come home = return home
get home = return home
find out = discover / learn
look up = consult / investigate
look into = investigate
look after = take care of
take care of = look after
look like = resemble
take after = resemble
look forward to = anticipate
put up with = endure / tolerate
stand for = represent
make up = compose / invent
make up ones mind = decide
make a decision = decide
make sure = confirm
figure out = solve / understand
work out = solve / exercise
turn up = appear
show up = appear
turn down = reject / refuse
turn into = change into
turn out = prove to be
call off = cancel
put off = postpone
call up = telephone
ring up = telephone
make a call = telephone
make a phone call = telephone
give up = quit
give in = yield / surrender
hand in = submit
turn in = submit
hand out = distribute
give out = distribute
hand over = deliver
carry on = continue
keep on = continue
go on = continue
go ahead = proceed
go after = chase
run after = chase
get rid of = dispose of / throw away
do away with = abolish
throw out = throw away
run out = be used up
run out of = run short
fall out = quarrel
have a fight = quarrel
have an argument = quarrel
break up = part from / separate
split up = part from / separate
break down = be broken
blow up = explode
go off = explode
set off = depart / set out
set out = depart
set up = establish
put together = assemble
put up = raise
put out = extinguish
put away = put in order / store
tidy up = tidy
clean up = clean
do the laundry = washing / laundry
do laundry = washing / laundry
do the cleaning = cleaning
do the shopping = shopping
do homework = homework
do ones homework = homework
do ones best = try hard
do my best = do ones best
do your best = do ones best
hang out = play
hang on = wait
hold on = wait
hurry up = hurry
slow down = decelerate
speed up = accelerate
cut down = reduce
cut off = sever
cheer up = become cheerful / encourage
calm down = become calm
let down = disappoint
pass away = die
pass out = faint
throw up = vomit
dress up = dress
get dressed = wear clothes
put on = wear
go to sleep = fall asleep
go to bed = sleep
get to sleep = fall asleep
wake up = awake
be asleep = sleep
sit down = sit
stand up = stand
line up = stand in a line
queue up = stand in a line
get in = board
get on = board
get off = alight
get into = enter
go into = enter
come in = enter
go out = leave home
drop off = drop
pick up = gather
write down = note down
fill out = fill in
fill in = write in
sign up = register / apply
shut up = be silent
be quiet = be silent
point out = indicate
bring up = raise / rear
grow up = become an adult
use up = exhaust
deal with = handle
carry out = execute
take part = participate
take part in = participate
take place = occur
take off = remove
take turns = alternate
take a bath = bathe
have a bath = take a bath
have a shower = take a shower
take a walk = walk / stroll
go for a walk = take a walk / stroll
have a look = look
take a look = look
take a break = rest
have a rest = rest
have a break = rest
take a nap = nap
have a dream = dream
have fun = enjoy oneself
have a good time = enjoy oneself
have a baby = give birth
have a cold = catch a cold
get a cold = catch a cold
get sick = fall ill
become ill = fall ill
get hurt = be injured
get wet = be wet
get lost = lose ones way
get mad = get angry
get better = recover
get worse = worsen
get used to = become accustomed
be used to = become accustomed
be able to = can
be interested in = take an interest
be good at = skillful
be bad at = unskillful / poor at
be careful = take care
be in love = love
fall in love with = fall in love
ask out = invite
play the piano = play stringed or keyboard instrument
play the guitar = play stringed or keyboard instrument
play the violin = play stringed or keyboard instrument
play sports = sports
wear a hat = put on ones head
put on a hat = put on ones head
tell the truth = speak the truth
tell lies = tell a lie
make friends = become friends
make money = earn money
make fun of = ridicule / tease
make an effort = strive
make a promise = promise
make a reservation = reserve / reservation
make noise = be noisy
keep a promise = keep ones word
keep a diary = diary
save money = economize / savings
spend money = spend
pay attention = be careful
ask a question = question
pick up the phone = answer the phone
be late for = be late
be absent from = be absent
be absent from school = absence
catch up = overtake / catch up with
change ones clothes = change clothes
tell off = scold
as soon as = no sooner than
right now = immediately
right away = immediately
at once = immediately
at last = finally
all the time = always
all day = all day long
a lot = many / much
a lot of = many / much
lots of = many / much
plenty of = many / much
a bit = a little
a little bit = a little / few
little bit = a little / few
once again = once more
one more time = once more
over and over = many times / repeatedly
again and again = repeatedly
so far = until now
up to now = until now
from now on = after this
these days = recently / nowadays
the other day = recently
a long time ago = long ago
sooner or later = eventually
more or less = roughly
by chance = accidentally
on purpose = intentionally
by mistake = accidentally
of course = naturally
for sure = certainly
for free = free of charge
on time = punctually
next door = neighboring
each other = mutually / one another
one another = mutually
by oneself = alone
on ones own = alone
in front of = in front
next to = beside
because of = due to
instead of = in place of
in spite of = despite
even though = although
each time = every time
mobile phone = cell phone
cell phone = mobile phone
ride = get on
get on a train = board a train
get divorced = divorce
get a divorce = divorce
get fired = be dismissed
get drunk = become drunk / be intoxicated
get dark = become dark
get ready = prepare / preparation
get off work = leave work
go shopping = shopping
go fishing = fishing
go swimming = swim
go to work = commute / attendance at work
go to school = attend school
go abroad = going abroad / foreign travel
go home = return home
have breakfast = breakfast
have lunch = lunch
have dinner = dinner
have a headache = headache
have a fever = fever
have a stomachache = stomachache
do the dishes = dishwashing / wash dishes
wash the dishes = dishwashing
make tea = make tea
make a mistake = mistake / err
make a copy = copy
make a plan = plan
make a speech = speech
make a wish = wish
take medicine = drink
take a test = take an examination
take a trip = trip / travel
take a seat = sit
take a picture = take a photograph
take a photo = take a photograph
take notes = note down
take over = succeed to / inherit
tell a joke = joke
tell the time = tell time
turn on = switch on
turn off = switch off / extinguish
turn around = turn round
run away = escape
run into = collide / meet
think about = consider
think over = consider
wait for = await
pay back = repay
pay for = pay
talk about = discuss
look down on = despise
look up to = respect
make out = discern
get over = overcome
get up early = early rising
stay up late = stay up late
be afraid of = fear
be proud of = take pride in
be tired of = get tired of
be full of = be filled with
be made of = consist of
be born = birth
be hungry = become hungry
be thirsty = become thirsty
be right = correct
be wrong = mistaken
be left = remain
be left over = remain
hold hands = join hands
be lost = lose ones way
im lost = lose ones way
be famous = famous
be different from = differ
be similar to = resemble
be out of order = break down
be all right = all right
little sister = younger sister
kid sister = younger sister
baby sister = younger sister
little brother = younger brother
kid brother = younger brother
baby brother = younger brother
big sister = older sister
big brother = older brother
sick = illness / sickness
movie theater = cinema
gas station = filling station
zip code = postal code
garbage can = trash can
`

/** By the words that are asked, without `to` and articles. */
export const otherWords: ReadonlyMap<string, readonly string[]> = new Map(
  (pairs.trim() + britishWords.trimEnd() + shortWords.trimEnd() + phrasalVerbs)
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', said = ''] = line.split(' = ')
      return [withoutArticles(asked), said.split(' / ')]
    }),
)

/** The query in the words that a dictionary has for it; none where it needs none. */
export function listOtherWords(text: string): readonly string[] {
  const plain = withoutArticles(
    text
      .toLowerCase()
      .replace(/['’]/gu, '')
      .replace(/^to (?=.)/u, '')
      .replace(/^(?:i|you|we|they|he|she) (?=.)/u, ''),
  )
  const [first = '', ...rest] = plain.split(' ')
  const present = [toPresent(first, rest.length > 0), ...rest].join(' ')
  if (/^to /iu.test(text) && thingsOfBritain.has(plain)) return []
  const others =
    otherWords.get(plain) ?? otherWords.get(present) ?? otherWords.get(toPlainForm(plain)) ?? []
  return [...listWithoutSubject(text, present), ...others]
}

/** yummy of yummier, and wardrobe of wardrobes. */
function toPlainForm(word: string): string {
  const singular = word.replace(/s$/u, '')
  return toCompared(word) ?? (thingsOfBritain.has(singular) ? singular : word)
}

/** `he ate` is what one does: to eat. */
function listWithoutSubject(text: string, predicate: string): string[] {
  return /^(?:i|you|we|they|he|she) [a-z]/iu.test(text) ? [`to ${predicate}`] : []
}

/** gave up is give up; wound up is no wound, which is what it is alone. */
function toPresent(verb: string, isPhrase: boolean): string {
  const isVerb = pastForms.has(verb) || (isPhrase && isPastForm(verb))
  return isVerb ? (irregularForms.get(verb) ?? verb) : verb
}

function withoutArticles(text: string): string {
  return text.replace(/(?<=^| )(?:the|a|an) /gu, '')
}
