import { holdFaces } from '../../kit/fonts/hold-faces'
import type { SharedDefinition } from './shared-definition'
import { wrapText } from './wrap-text'

/** Pixels of the picture: the shape that messengers and social networks show whole. */
export const cardSize = { width: 1200, height: 630 }

const margin = 72
const sans = '"Noto Sans JP Variable", "Noto Sans JP", Roboto, Helvetica, Arial, sans-serif'
/** The schoolbook face of large kanji; a word stands in the face of its page. */
const schoolbook = '"Klee One", "YuKyokasho", "UD Digi Kyokasho N-R", "Hiragino Mincho ProN", serif'

/** Fonts that do not come in time are done without. */
const fontTimeoutMs = 3000

const credit = {
  kanji: 'Kotonoha · KANJIDIC2, © EDRDG, CC BY-SA 4.0',
  word: 'Kotonoha · JMdict, © EDRDG, CC BY-SA 4.0',
}

/** Draws the card, once with what is there and once more when its fonts have come. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  definition: SharedDefinition,
): Promise<void> {
  canvas.width = cardSize.width
  canvas.height = cardSize.height
  const context = canvas.getContext('2d')
  if (context === null) return
  draw(context, definition)
  await loadFonts(definition)
  draw(context, definition)
}

/** The picture as a file; undefined where the browser makes none. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** Fonts come in slices: those are fetched that hold these very characters. */
async function loadFonts({ text, readings, meanings }: SharedDefinition): Promise<void> {
  const everything = [text, ...readings, ...meanings].join('')
  const loading = Promise.all([
    holdFaces([
      { families: ['Klee One'], letters: text },
      { families: ['Noto Sans JP Variable'], letters: everything },
    ]),
    document.fonts.load(`400 100px ${schoolbook}`, text),
    document.fonts.load(`400 40px ${sans}`, everything),
  ]).catch(() => undefined)
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, fontTimeoutMs))])
}

function draw(context: CanvasRenderingContext2D, definition: SharedDefinition): void {
  const { width, height } = cardSize
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#1a73e8'
  context.fillRect(0, 0, width, 12)
  context.textBaseline = 'alphabetic'
  if (definition.kind === 'kanji') drawKanji(context, definition)
  else drawWord(context, definition)
  drawFoot(context, definition)
}

function drawKanji(context: CanvasRenderingContext2D, definition: SharedDefinition): void {
  context.fillStyle = '#202124'
  context.font = `400 380px ${schoolbook}`
  context.textBaseline = 'middle'
  context.fillText(definition.text, margin - 16, 300)
  context.textBaseline = 'alphabetic'
  const left = margin + 420
  const shown = definition.readings.slice(0, 8)
  const bottom = drawLines(context, {
    pieces: toPieces(definition.meanings.slice(0, 6).join(', ')),
    font: `500 48px ${sans}`,
    colour: '#202124',
    left,
    top: 190,
    lineHeight: 64,
    maxLines: 3,
  })
  drawLines(context, {
    pieces: shown.map((reading, index) => (index < shown.length - 1 ? `${reading}、` : reading)),
    font: `400 40px ${sans}`,
    colour: '#5f6368',
    left,
    top: bottom + 24,
    lineHeight: 58,
    maxLines: 2,
  })
}

function drawWord(context: CanvasRenderingContext2D, definition: SharedDefinition): void {
  const [reading = ''] = definition.readings
  context.fillStyle = '#5f6368'
  context.font = `400 44px ${sans}`
  context.fillText(reading, margin, 128)
  context.fillStyle = '#202124'
  context.font = fitFont(context, definition.text)
  context.fillText(definition.text, margin, 272)
  drawLines(context, {
    pieces: toPieces(definition.meanings.slice(0, 6).join('; ')),
    font: `400 44px ${sans}`,
    colour: '#202124',
    left: margin,
    top: 370,
    lineHeight: 60,
    maxLines: 3,
  })
}

/** The largest size at which the headword fits on its line. */
function fitFont(context: CanvasRenderingContext2D, text: string): string {
  const maxWidth = cardSize.width - 2 * margin
  const largestPx = 136
  context.font = `400 ${largestPx}px ${sans}`
  const width = context.measureText(text).width
  const px = width <= maxWidth ? largestPx : Math.floor((largestPx * maxWidth) / width)
  return `400 ${px}px ${sans}`
}

function drawFoot(context: CanvasRenderingContext2D, { kind, jlpt }: SharedDefinition): void {
  const baseline = cardSize.height - 44
  context.font = `400 26px ${sans}`
  context.fillStyle = '#5f6368'
  context.fillText(credit[kind], margin, baseline)
  if (jlpt === null) return
  context.font = `500 30px ${sans}`
  context.textAlign = 'right'
  context.fillText(`JLPT ${jlpt}`, cardSize.width - margin, baseline)
  context.textAlign = 'left'
}

/** English is broken between its words. */
function toPieces(text: string): string[] {
  return text.split(/(?<= )/)
}

interface Lines {
  pieces: readonly string[]
  font: string
  colour: string
  left: number
  /** Baseline of the first line. */
  top: number
  lineHeight: number
  maxLines: number
}

/** Returns the baseline of the line that would come next. */
function drawLines(context: CanvasRenderingContext2D, lines: Lines): number {
  const { pieces, font, colour, left, top, lineHeight, maxLines } = lines
  context.font = font
  context.fillStyle = colour
  const wrapped = wrapText(pieces, {
    maxWidth: cardSize.width - margin - left,
    maxLines,
    measure: (piece) => context.measureText(piece).width,
  })
  for (const [index, line] of wrapped.entries()) {
    context.fillText(line, left, top + index * lineHeight)
  }
  return top + wrapped.length * lineHeight
}
