/** The stroke types of KanjiVG, which names them by Unicode's CJK strokes (U+31C0–U+31E3). */
const strokes: Record<string, string> = {
  '㇐': 'horizontal, left to right',
  '㇑': 'vertical, top to bottom',
  '㇒': 'sweep down to the left',
  '㇏': 'sweep down to the right',
  '㇔': 'dot, down to the right',
  '㇀': 'flick up to the right',
  '㇇': 'horizontal, then a sweep down to the left',
  '㇕': 'horizontal, then a turn down',
  '㇆': 'horizontal, then a turn down that ends in a hook to the left',
  '㇖': 'horizontal that ends in a hook down',
  '㇚': 'vertical that ends in a hook to the left',
  '㇙': 'vertical that ends in a flick up to the right',
  '㇗': 'vertical, then a turn to the right',
  '㇄': 'vertical, then a curve to the right',
  '㇟': 'vertical, then a curve to the right that ends in a hook up',
  '㇓': 'vertical that bends to the left at its end',
  '㇁': 'bent vertical that ends in a hook to the left',
  '㇂': 'slant down to the right that ends in a hook up',
  '㇃': 'flat curve to the right that ends in a hook up',
  '㇛': 'sweep down to the left, then a turn down to the right',
  '㇜': 'sweep down to the left, then a turn to the right',
  '㇅': 'horizontal, down, then horizontal again',
  '㇈': 'horizontal, down, then a curve to the right that ends in a hook up',
  '㇉': 'vertical, to the right, then down with a hook to the left',
  '㇊': 'horizontal, down, then a flick up to the right',
  '㇋': 'horizontal, down, horizontal, then a sweep down to the left',
  '㇌': 'horizontal, a sweep to the left, then a bend with a hook to the left',
  '㇍': 'horizontal, then a curve down and to the right',
  '㇎': 'horizontal, down, horizontal, then down again',
  '㇘': 'vertical, to the right, then a turn',
  '㇝': 'flick up, then a sweep down to the right',
  '㇞': 'vertical, to the right, then down',
  '㇠': 'horizontal, then a slanting curve that ends in a hook up',
  '㇡': 'horizontal, down, horizontal, then down with a hook to the left',
  '㇢': 'sweep down to the left that ends in a hook',
  '㇣': 'circle',
}

/**
 * A stroke in words, for whoever does not see the drawing; undefined where the type is unknown.
 *
 * KanjiVG adds a letter for small differences of shape (㇐a) and a second type where the stroke
 * may be taken for another (㇔/㇏): the first one is the stroke as it is drawn.
 */
export function describeStrokeType(type: string | null): string | undefined {
  const [drawn] = type ?? ''
  return drawn === undefined ? undefined : strokes[drawn]
}
