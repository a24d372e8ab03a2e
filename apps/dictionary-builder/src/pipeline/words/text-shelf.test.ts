import { describe, expect, it } from 'vitest'
import { TextShelf } from './text-shelf'

describe('TextShelf', () => {
  it('gives back what was put on it', () => {
    const shelf = new TextShelf()
    const texts = ['', 'eat', '["食","た"]', '𠮟る', 'café', '\u0000\n', 'x'.repeat(5_000_000)]
    const places = [...texts, ...texts].map((text) => shelf.add(text))
    expect(new Set(places).size).toBe(places.length)
    expect(places.map((place) => shelf.get(place))).toEqual([...texts, ...texts])
  })

  it('fills many chunks', () => {
    const shelf = new TextShelf()
    const texts = Array.from(
      { length: 20_000 },
      (_, index) => `${index} ${'語'.repeat(index % 900)}`,
    )
    const places = texts.map((text) => shelf.add(text))
    expect(places.every((place, index) => shelf.get(place) === texts[index])).toBe(true)
  })

  it('knows nothing of a place beyond', () => {
    expect(() => new TextShelf().get(0)).toThrow('no text at 0')
  })
})
