import { glossWithRemark, infinitiveGloss } from '../english-index'
import { packGlossPlace } from '../gloss-place'
import { writePostings } from '../storage/postings'
import { toSortedKeys, writeSortedKeys } from '../storage/sorted-keys'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { toEnglishStem } from '../text/english-stem'
import {
  isInfinitive,
  listJoinedCompounds,
  tokenizeEnglish,
  withoutFillers,
} from '../text/english-tokens'

/** Takes glosses in the order of what they belong to and writes where each word stands. */
export class EnglishIndexBuilder {
  readonly #places = new Map<string, number[]>()
  readonly #coreLengths = new GrowingNumbers()
  readonly #marks = new GrowingNumbers()

  /** Glosses are numbered from 0 in the order in which they are added. */
  add(text: string): void {
    const gloss = this.#marks.length
    const tokens = tokenizeEnglish(text)
    const telling = withoutFillers(tokens)
    telling.forEach((token, position) => {
      this.#addPlace(
        token.text,
        packGlossPlace({ gloss, position, isRemark: token.isRemark, isJoined: false }),
      )
    })
    for (const compound of listJoinedCompounds(text)) {
      this.#addPlace(
        compound,
        packGlossPlace({ gloss, position: 0, isRemark: false, isJoined: true }),
      )
    }
    const coreLength = telling.filter((token) => !token.isRemark).length
    this.#coreLengths.push(Math.min(255, coreLength))
    this.#marks.push(
      (isInfinitive(tokens) ? infinitiveGloss : 0) |
        (coreLength < telling.length ? glossWithRemark : 0),
    )
  }

  #addPlace(token: string, place: number): void {
    const places = this.#places.get(token)
    if (places === undefined) this.#places.set(token, [place])
    else places.push(place)
  }

  write(writePart: WritePart, name: string): void {
    const { keys: tokens, packed } = toSortedKeys(this.#places.keys())
    writeSortedKeys(writePart, `${name}.token`, packed)
    writePostings(
      writePart,
      `${name}.place`,
      tokens.map((token) => this.#places.get(token) ?? []),
    )
    writeStems(writePart, name, tokens)
    writePart(`${name}.core-length`, Uint8Array.from(this.#coreLengths.toUint32()))
    writePart(`${name}.gloss-marks`, Uint8Array.from(this.#marks.toUint32()))
  }
}

function writeStems(writePart: WritePart, name: string, tokens: readonly string[]): void {
  const tokensOfStem = new Map<string, number[]>()
  tokens.forEach((token, place) => {
    const stem = toEnglishStem(token)
    const same = tokensOfStem.get(stem)
    if (same === undefined) tokensOfStem.set(stem, [place])
    else same.push(place)
  })
  const { keys: stems, packed } = toSortedKeys(tokensOfStem.keys())
  writeSortedKeys(writePart, `${name}.stem`, packed)
  writePostings(
    writePart,
    `${name}.stem-token`,
    stems.map((stem) => tokensOfStem.get(stem) ?? []),
  )
}
