import { expect, test } from 'vitest'
import { listEverydayWords } from './everyday-words'

const words = new Set('taste poor gift interest apartment kneel smoke beach'.split(' '))
const read = (text: string) => listEverydayWords(text, (token) => words.has(token))

test.each([
  ['taste', '味', 'as it is'],
  ['apartments', 'アパート', 'several'],
  ['poorer', '貧しい', 'what compares'],
  ['gifted', '才能', 'a state with a line of its own'],
  ['beached', undefined, 'what was done to it is no thing'],
  ['beaching', undefined, 'nor what is being done'],
  ['to beach', undefined, 'nor what one does'],
  ['tasted', '味わう', 'but a verb with a line of its own'],
  ['knelt', 'ひざまずく', 'a verb that was done'],
  ['kneels', 'ひざまずく', 'a verb in any form'],
  ['to smoke', '吸う', 'a verb that is a thing too, where it is done'],
  ['smoked', '吸う', 'and where it was'],
  ['smoke', undefined, 'but the thing is none'],
  ['gift', undefined, 'the glosses tell'],
  ['more careless', '不注意', 'what compares in two words'],
  ['cosiest', '居心地の良い', 'as Britain spells it'],
  ['cheques', '小切手', 'several of what another word is spelled as as well'],
  ['categorised', '分類', 'a verb that no gloss has'],
  ['outsold', '売れる', 'and a longer one in the past'],
])('%s is %s first: %s', (english, japanese, _why) => {
  expect(read(english)[0]).toBe(japanese)
})
