import { measureAspect } from '../geometry/aspect'
import { countStrokes, type Stroke, toDrawing, toStrokes } from '../geometry/drawing'
import { dropSpecks } from '../geometry/drop-specks'
import { normalise } from '../geometry/normalise'
import { smooth } from '../geometry/smooth'
import { toKanaFeatures } from '../kana/kana-features'
import { noKana } from '../kana/kana-network'
import { toDirectionGrid } from '../pruning/direction-grid'
import { findLookAlike } from '../templates/look-alikes'
import type { Template } from '../templates/template'
import { findBox } from './distort-shape'
import { addOne, forgetOne, join, reverseThird, split } from './distort-strokes'
import type { Sample } from './learn-weights'
import { changeForm } from './practice-drawings'
import { pickIndex, type Random } from './random'

/** What a kana network learns from: a drawing's features, its class, and how much it counts. */
export interface PracticeKana {
  features: Float32Array
  name: string
  weight: number
}

const kana = /^[ぁ-ゖァ-ヺー]$/u
/** Templates are drawn on KanjiVG's square, distortions are measured in thousandths. */
const toThousandths = 1000 / 109
/** What is no kana is learnt from kanji of so many strokes at most: others are none anyway. */
const mostStrokes = 6
/** Distorted drawings of each template, of each person's drawing, and of one with a template's marks. */
const drawingsOf = { kana: 150, kanji: 20, person: 60, marked: 30 }
/** Of a collection with one person's drawings so many times more, for there are few. */
const timesOnePerson = 2
const fewDrawings = 100
/** How freely a template is distorted, and what somebody drew. */
const freely = { least: 0.4, most: 1.8 }
const carefully = { least: 0.2, most: 1.2 }
/** People's drawings count so many times: they are what drawings look like. */
const weightOfPeople = 2
/** A body narrower than this is not stretched to the width of a template's. */
const narrowest = 60

/** All drawings to learn from, in no particular order. */
export function* practiseKana(
  templates: readonly Template[],
  people: readonly (readonly Sample[])[],
  random: Random,
): Generator<PracticeKana> {
  const strokesOf = new Map(templates.map((each) => [each.character, toPlainStrokes(each)]))
  const names = new Set([...strokesOf.keys()].filter(isKana).map(findLookAlike))
  const toPractice = (character: string, strokes: readonly Stroke[], weight: number) => {
    const name = findLookAlike(character)
    return { features: measureKana(strokes), name: names.has(name) ? name : noKana, weight }
  }
  for (const [character, strokes] of strokesOf) {
    if (!isKana(character) && strokes.length > mostStrokes) continue
    const count = isKana(character) ? drawingsOf.kana : drawingsOf.kanji
    for (let time = 0; time < count; time++) {
      yield toPractice(character, drawKana(strokes, freely, random), 1)
    }
  }
  for (const samples of people) {
    const times = samples.length < fewDrawings ? timesOnePerson : 1
    for (const { character, strokes } of samples.filter((each) => isKana(each.character))) {
      for (let time = 0; time < times * drawingsOf.person; time++) {
        yield toPractice(character, drawKana(strokes, carefully, random), weightOfPeople)
      }
      for (const mark of ['\u3099', '\u309a']) {
        const marked = `${character}${mark}`.normalize('NFC')
        const [whole, body] = [strokesOf.get(marked), strokesOf.get(character)]
        if (whole === undefined || body === undefined) continue
        const drawn = addMarks(strokes, body, whole)
        for (let time = 0; time < times * drawingsOf.marked; time++) {
          yield toPractice(marked, drawKana(drawn, carefully, random), weightOfPeople)
        }
      }
    }
  }
}

function isKana(character: string): boolean {
  return kana.test(character)
}

function toPlainStrokes({ drawing }: Template): Stroke[] {
  return toStrokes(drawing).map((stroke) =>
    stroke.map(([x, y]) => [x * toThousandths, y * toThousandths] as const),
  )
}

/** The features that the recogniser sees of a drawing. */
function measureKana(strokes: readonly Stroke[]): Float32Array {
  const smoothed = smooth(dropSpecks(toDrawing(strokes)))
  const drawn = normalise(smoothed)
  const aspect = countStrokes(drawn) === 0 ? 1 : measureAspect(smoothed, drawn)
  return toKanaFeatures(drawn, toDirectionGrid(drawn), aspect)
}

/** A kana as somebody may draw it. Joined or left incomplete, little is left of one: few are. */
function drawKana(
  strokes: readonly Stroke[],
  { least, most }: typeof freely,
  random: Random,
): Stroke[] {
  const strength = least + (most - least) * random()
  return mistake(changeForm(strokes, strength, random), random)
}

function mistake(strokes: Stroke[], random: Random): Stroke[] {
  const way = random()
  if (way < 0.72) return strokes
  if (way < 0.77) return forgetOne(strokes, random)
  if (way < 0.85) return join(1)(strokes, random)
  if (way < 0.88) return join(1 + pickIndex(random, 3))(strokes, random)
  if (way < 0.91) return split(strokes, random)
  if (way < 0.94) return addOne(strokes, random)
  return reverseThird(strokes, random)
}

/** Somebody's body of a kana in the place of the template's, with the template's marks. */
function addMarks(drawn: readonly Stroke[], body: Stroke[], whole: Stroke[]): Stroke[] {
  const from = findBox(drawn.flat())
  const to = findBox(whole.slice(0, body.length).flat())
  const scaleX = (to.right - to.left) / Math.max(narrowest, from.right - from.left)
  const scaleY = (to.bottom - to.top) / Math.max(narrowest, from.bottom - from.top)
  const scale = Math.sqrt(scaleX * scaleY)
  const placed = drawn.map((stroke) =>
    stroke.map(
      ([x, y]) =>
        [
          (x - (from.left + from.right) / 2) * scale + (to.left + to.right) / 2,
          (y - (from.top + from.bottom) / 2) * scale + (to.top + to.bottom) / 2,
        ] as const,
    ),
  )
  return [...placed, ...whole.slice(body.length)]
}
