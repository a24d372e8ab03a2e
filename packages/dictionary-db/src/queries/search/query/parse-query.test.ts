import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse-query'
import { understandTag } from './understand-tag'

describe('a query is read by its grammar', () => {
  test.each([
    ['eat food', ['eat', 'food'], 'terms are parted by spaces'],
    ['しけん　test', ['しけん', 'test'], 'a full-width space parts terms too'],
    ['ｃａｔ', ['cat'], 'full-width letters are letters'],
    ['ﾃﾚﾋﾞ', ['テレビ'], 'half-width katakana are katakana, the voicing mark joined'],
    ['"to eat" fish', ['to eat', 'fish'], 'a phrase in quotation marks is one term'],
    ['“to eat”', ['to eat'], 'curly quotation marks quote as well'],
    ['"to eat', ['to eat'], 'a phrase that is still being typed is a phrase'],
    ['""', [], 'nothing in quotation marks is nothing'],
    ['   ', [], 'spaces ask for nothing'],
    ['\u0000cat\u0007', ['cat'], 'control characters are none of it'],
    ['\ud800cat', ['cat'], 'half of a surrogate pair is no character'],
    ['- cat', ['cat'], 'a minus with nothing behind it excludes nothing'],
    ['-さん', ['さん'], 'nor does one in front of all there is'],
    ['cat?', ['cat'], 'a question mark at the end is one'],
    ['; 猫', ['猫'], 'a stray mark beside a word is none'],
    ['食べる【たべる】', ['食べる'], 'a reading in brackets says the word again'],
    ['#', ['#'], 'a number sign alone is no tag'],
    ['re:zero', ['re:zero'], 'a colon makes a field only after the name of one'],
  ])('%j has the terms %j: %s', (query, terms) => {
    expect(parseQuery(query).terms.map((term) => term.text)).toEqual(terms)
  })

  test.each([
    ['eat -fish', ['fish'], 'a minus excludes'],
    ['eat -"raw fish"', ['raw fish'], 'a phrase can be excluded'],
    ['e-mail', [], 'a hyphen inside a word is no minus'],
  ])('%j excludes %j: %s', (query, excluded) => {
    expect(parseQuery(query).excluded.map((term) => term.text)).toEqual(excluded)
  })

  test.each([
    ['食*', true, 'a star is a wildcard'],
    ['食＊', true, 'a full-width star too'],
    ['食?', false, 'a question mark at the end is one first'],
    ['か？く', true, 'and a full-width question mark'],
    ['"what?"', false, 'a phrase has no wildcards'],
    ['***', false, 'stars alone fit everything, so they narrow nothing'],
  ])('%j has a wildcard: %s (%s)', (query, hasWildcard) => {
    expect(parseQuery(query).terms[0]?.hasWildcard).toBe(hasWildcard)
  })

  test('an endless query is cut, not refused', () => {
    expect(parseQuery('あ'.repeat(5000)).normalized).toHaveLength(500)
    expect(parseQuery('ﷺ'.repeat(400)).normalized.length).toBeLessThanOrEqual(500)
  })
})

describe('tags and fields', () => {
  test.each([
    ['#n5', 'JLPT N5', { kind: 'jlpt', levels: [5] }],
    ['#jlpt-n2', 'JLPT N2', { kind: 'jlpt', levels: [2] }],
    ['＃ｎ１', 'JLPT N1', { kind: 'jlpt', levels: [1] }],
    ['#common', 'common words', { kind: 'common' }],
    ['#loanword', 'loanwords', { kind: 'loanword' }],
    ['#kanji', 'only kanji', { kind: 'show', shows: 'kanji' }],
    ['#words', 'only words', { kind: 'show', shows: 'words' }],
    ['#adj-i', 'い-adjective', { kind: 'codes', codes: ['adj-i'] }],
    ['strokes:8', '8 strokes', { kind: 'strokes', from: 8, to: 8 }],
    ['strokes:8-10', '8-10 strokes', { kind: 'strokes', from: 8, to: 10 }],
    ['strokes:20-', '20- strokes', { kind: 'strokes', from: 20, to: 999 }],
    ['grade:1', 'grade 1', { kind: 'grade', from: 1, to: 1 }],
    ['skip:1-4-3', 'SKIP 1-4-3', { kind: 'skip', code: '1-4-3' }],
    ['radical:水', 'radical 水', { kind: 'radical', characters: ['水'] }],
    ['radical:85', 'radical 85', { kind: 'radical-number', from: 85, to: 85 }],
    ['component:口', 'made of 口', { kind: 'component', characters: ['口'] }],
    ['kanji:食', 'written with 食', { kind: 'has-kanji', characters: ['食'] }],
    ['on:ショク', 'on reading ショク', { kind: 'on', readings: ['しょく'] }],
    ['on:shoku', 'on reading shoku', { kind: 'on', readings: ['しょく'] }],
    ['kun:たべる', 'kun reading たべる', { kind: 'kun', readings: ['たべる'] }],
    ['#nonsense', 'nonsense', { kind: 'unknown' }],
    ['strokes:many', 'strokes:many', { kind: 'unknown' }],
  ])('%s is understood as "%s"', (text, label, filter) => {
    const [tag] = parseQuery(text).tags
    expect(tag && understandTag(tag)).toMatchObject({ label, filter })
  })

  test('#verb asks for every class of verb', () => {
    const [tag] = parseQuery('#verb').tags
    const filter = tag && understandTag(tag).filter
    expect(filter?.kind === 'codes' && filter.codes).toEqual(
      expect.arrayContaining(['v1', 'v5k', 'vk']),
    )
  })
})
