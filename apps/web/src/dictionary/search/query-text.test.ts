import { describe, expect, test } from 'vitest'
import { lookupPartOfComposition, removeTerm } from './query-text'

describe('removing a chip takes its term out of the typed text', () => {
  test.each([
    ['eat #n5', '#n5', 'eat', 'the rest stays as typed'],
    ['#N5 eat', '#n5', 'eat', 'tags are written in any case'],
    ['食べる ＃ｎ５', '#n5', '食べる', 'an input method writes full-width tags'],
    ['strokes:8 grade:2', 'strokes:8', 'grade:2', 'fields are terms as well'],
    ['"to eat #n5" #n5', '#n5', '"to eat #n5"', 'what is quoted is text, not a tag'],
    ['#n5', '#n5', '', 'the last term leaves an empty query'],
    ['#n51 eat', '#n5', '#n51 eat', 'a longer term is another term'],
    ['raw"fish" #n5', '#n5', 'raw"fish"', 'no blank comes between what stood together'],
    ['#n5 «to eat»', '#n5', '«to eat»', 'other quotation marks quote as well'],
  ])('%s without %s is "%s": %s', (query, term, rest) => {
    expect(removeTerm(query, term)).toBe(rest)
  })
})

describe('while an input method composes, only finished kana are looked up', () => {
  test.each([
    ['たb', 'た', 'the b waits for its vowel'],
    ['たｂ', 'た', 'some methods show it full-width'],
    ['tab', 'tab', 'without kana the letters are the word'],
    ['食べ', '食べ', 'nothing is unfinished'],
  ])('%s is looked up as %s: %s', (typed, lookedUp) => {
    expect(lookupPartOfComposition(typed)).toBe(lookedUp)
  })
})
