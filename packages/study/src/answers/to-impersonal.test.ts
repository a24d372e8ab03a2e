import { describe, expect, test } from 'vitest'
import { isSameMeaning } from './same-meaning'

describe('a longer phrase is of nobody in particular', () => {
  test.each([
    ['house one grew up in', 'house you grew up in'],
    ['how one holds ones body', 'how you hold your body'],
    ['what someone means to do', 'what one means to do'],
    ['whats the reason', 'what is the reason'],
    ['chair for people who cannot walk', 'chair for people who cant walk'],
  ])('"%s" is "%s"', (one, other) => {
    expect(isSameMeaning(one, other)).toBe(true)
  })

  test.each([
    ['your house', 'house'],
    ['you', 'one'],
    ['see you later', 'see one later'],
    ['one of your friends', 'you of your friends'],
    ['someone who loves you', 'you who loves one'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(isSameMeaning(one, other)).toBe(false)
  })
})
