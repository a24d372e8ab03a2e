import type { Numbers, NumbersConstructor, ReadPart, WritePart } from './typed-parts'

/** For every key its list of numbers, all lists in one array. */
export class Postings<N extends Numbers> {
  constructor(
    readonly start: Uint32Array,
    readonly values: N,
  ) {}

  static read<N extends Numbers>(
    readPart: ReadPart,
    name: string,
    kind: NumbersConstructor<N>,
  ): Postings<N> {
    return new Postings(readPart(`${name}.start`, Uint32Array), readPart(`${name}.values`, kind))
  }

  startOf(key: number): number {
    return this.start[key] ?? 0
  }

  endOf(key: number): number {
    return this.start[key + 1] ?? 0
  }

  countOf(key: number): number {
    return this.endOf(key) - this.startOf(key)
  }

  valueAt(place: number): number {
    return this.values[place] ?? 0
  }

  /** A view, not a copy. */
  listOf(key: number): N {
    return this.values.subarray(this.startOf(key), this.endOf(key)) as N
  }
}

/** Writes the lists in the order given. */
export function writePostings(
  writePart: WritePart,
  name: string,
  lists: readonly ArrayLike<number>[],
): void {
  const start = new Uint32Array(lists.length + 1)
  let length = 0
  lists.forEach((list, key) => {
    start[key] = length
    length += list.length
  })
  start[lists.length] = length
  const values = new Uint32Array(length)
  lists.forEach((list, key) => {
    values.set(list, start[key])
  })
  writePart(`${name}.start`, start)
  writePart(`${name}.values`, values)
}
