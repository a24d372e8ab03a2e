import { expect, test } from 'vitest'
import { toEnglishRoot } from './english-root'

const known = new Set(
  'dog box bus city glass make eat run walk love hate hat go be see child color center realize rise four travel cook even news new need use big study stop open freeze throw shelf criterion big happy nice defense truck traveling colors wide late tie cancel canceled'.split(
    ' ',
  ),
)

test.each([
  ['dogs', 'dog', 'a plural'],
  ['boxes', 'box', 'a plural with es'],
  ['cities', 'city', 'y becomes ies'],
  ['glasses', 'glass', 'not glasse'],
  ['children', 'child', 'an old plural'],
  ['eating', 'eat', 'two vowels before the consonant: there was no e'],
  ['making', 'make', 'a short syllable had an e'],
  ['hating', 'hate', 'and hat would be hatting'],
  ['running', 'run', 'a doubled consonant'],
  ['stopped', 'stop', 'doubled in the past too'],
  ['walked', 'walk', 'the past'],
  ['loved', 'love', 'the past of a word in e'],
  ['studied', 'study', 'ied comes from y'],
  ['ate', 'eat', 'an irregular past'],
  ['went', 'go', 'a past of another stem'],
  ['was', 'be', 'forms of be'],
  ['froze', 'freeze', 'another irregular past'],
  ['thrown', 'throw', 'an irregular participle'],
  ['shelves', 'shelf', 'f becomes ves'],
  ['criteria', 'criterion', 'a Greek plural'],
  ['bigger', 'big', 'a comparative, doubled'],
  ['happiest', 'happy', 'a superlative of y'],
  ['nicer', 'nice', 'a comparative of e'],
  ['wider', 'wide', 'a comparative of e after a short vowel'],
  ['latest', 'latest', 'a word of its own'],
  ['latter', 'latter', 'which is another word'],
  ['tying', 'tie', 'ie becomes y'],
  ['cancelled', 'cancel', 'a British spelling of a form'],
  ['defence', 'defense', 'British c'],
  ['lorry', 'truck', 'a British word'],
  ['colour', 'color', 'British our'],
  ['colours', 'color', 'and its plural'],
  ['centre', 'center', 'British re'],
  ['realised', 'realize', 'British s, inflected'],
  ['travelling', 'travel', 'British doubling'],
  ['four', 'four', 'our of its own'],
  ['rise', 'rise', 'ise of its own'],
  ['news', 'news', 'no plural of new'],
  ['evening', 'evening', 'no form of even'],
  ['need', 'need', 'no past'],
  ['hate', 'hate', 'hat is another word'],
  ['bus', 'bus', 'us is no plural'],
  ['cooker', 'cooker', 'endings that make other words stay'],
  ['zzzs', 'zzzs', 'what has no known root is its own'],
])('%s is a form of %s: %s', (token, root) => {
  expect(toEnglishRoot(token, (each) => known.has(each))).toBe(root)
})
