import { glossOfName, glossWithRemark, infinitiveGloss, unattestedGloss } from '../english-index'
import { packGlossPlace } from '../gloss-place'
import { writePostings } from '../storage/postings'
import { toSortedKeys, writeSortedKeys } from '../storage/sorted-keys'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { toEnglishRoot } from '../text/english-root'
import {
  isInfinitive,
  listJoinedCompounds,
  tokenizeEnglish,
  withoutFillers,
} from '../text/english-tokens'

const name = /^the \p{Lu}/u

/** Takes glosses in the order of what they belong to and writes where each word stands. */
export class EnglishIndexBuilder {
  readonly #places = new Map<string, number[]>()
  readonly #coreLengths = new GrowingNumbers()
  readonly #marks = new GrowingNumbers()
  #isAttested: readonly boolean[] = []

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
        (coreLength < telling.length ? glossWithRemark : 0) |
        (name.test(text) ? glossOfName : 0),
    )
  }

  /** Is it a word of some gloss that was added? */
  has(token: string): boolean {
    return this.#places.has(token)
  }

  /** Says of each gloss in turn whether some sentence attests it. */
  setAttested(isAttested: readonly boolean[]): void {
    this.#isAttested = isAttested
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
    writeRoots(writePart, name, tokens, (token) => this.#places.has(token))
    writePart(`${name}.core-length`, Uint8Array.from(this.#coreLengths.toUint32()))
    const marks = Uint8Array.from(
      this.#marks.toUint32(),
      (mark, gloss) => mark | (this.#isAttested[gloss] === false ? unattestedGloss : 0),
    )
    writePart(`${name}.gloss-marks`, marks)
  }
}

function writeRoots(
  writePart: WritePart,
  name: string,
  tokens: readonly string[],
  isKnown: (token: string) => boolean,
): void {
  const tokensOfRoot = new Map<string, number[]>()
  tokens.forEach((token, place) => {
    const root = toEnglishRoot(token, isKnown)
    const same = tokensOfRoot.get(root)
    if (same === undefined) tokensOfRoot.set(root, [place])
    else same.push(place)
  })
  const { keys: roots, packed } = toSortedKeys(tokensOfRoot.keys())
  writeSortedKeys(writePart, `${name}.stem`, packed)
  writePostings(
    writePart,
    `${name}.stem-token`,
    roots.map((root) => tokensOfRoot.get(root) ?? []),
  )
}
