/** Places of a run. */
const places: i32 = 8
/** Room for so many points of one drawing: more than toDrawing lets through. */
const maxPoints: i32 = 8192
const movedPoints = memory.data(8 * 8192, 16)
const segments = memory.data(8 * 8192, 16)

function readX(at: i32): f64 {
  return load<f32>(movedPoints + ((<usize>at) << 3))
}

function readY(at: i32): f64 {
  return load<f32>(movedPoints + ((<usize>at) << 3), 4)
}

/**
 * As toStrokeRuns, of a drawing transformed by the six numbers at `affine`: every stroke and every
 * run of neighbouring ones up to `longest`, at eight places each, and the lengths of their ways.
 */
export function sampleRuns(
  xy: usize,
  starts: usize,
  strokeCount: i32,
  longest: i32,
  affine: usize,
  samples: usize,
  lengths: usize,
): void {
  const points = min(maxPoints, load<i32>(starts + ((<usize>strokeCount) << 2)))
  transform(xy, points, affine)
  for (let at = 0; at + 1 < points; at++) {
    const dx = readX(at + 1) - readX(at)
    const dy = readY(at + 1) - readY(at)
    store<f64>(segments + ((<usize>at) << 3), Math.sqrt(dx * dx + dy * dy))
  }
  for (let size = 1; size <= longest; size++) {
    for (let first = 0; first + size <= strokeCount; first++) {
      const run = <usize>((size - 1) * strokeCount + first)
      const from = load<i32>(starts + ((<usize>first) << 2))
      const end = min(maxPoints, load<i32>(starts + ((<usize>(first + size)) << 2)))
      store<f32>(lengths + (run << 2), <f32>resample(from, end, samples + (run << 6)))
    }
  }
}

function transform(xy: usize, points: i32, affine: usize): void {
  const a = load<f64>(affine)
  const b = load<f64>(affine, 8)
  const c = load<f64>(affine, 16)
  const d = load<f64>(affine, 24)
  const e = load<f64>(affine, 32)
  const f = load<f64>(affine, 40)
  for (let at: usize = 0; at < (<usize>points) << 3; at += 8) {
    const x = <f64>load<f32>(xy + at)
    const y = <f64>load<f32>(xy + at, 4)
    store<f32>(movedPoints + at, <f32>(a * x + b * y + c))
    store<f32>(movedPoints + at, <f32>(d * x + e * y + f), 4)
  }
}

/** As resample: puts the places at even distances along the points `first` to `end`. */
function resample(first: i32, end: i32, to: usize): f64 {
  let length: f64 = 0
  for (let at = first; at + 1 < end; at++) length += load<f64>(segments + ((<usize>at) << 3))
  let at = first
  let walked: f64 = 0
  let segment: f64 = 0
  for (let place = 0; place < places; place++) {
    const target = (<f64>place * length) / <f64>(places - 1)
    while (at < end - 1) {
      segment = load<f64>(segments + ((<usize>at) << 3))
      if (walked + segment >= target - 1e-6 || at === end - 2) break
      walked += segment
      at++
    }
    const isInside = at < end - 1 && segment > 0
    const share = isInside ? Math.min(1, Math.max(0, (target - walked) / segment)) : 0
    const next = isInside ? at + 1 : at
    const x = readX(at)
    const y = readY(at)
    store<f32>(to + ((<usize>place) << 3), <f32>(x + share * (readX(next) - x)))
    store<f32>(to + ((<usize>place) << 3), <f32>(y + share * (readY(next) - y)), 4)
  }
  return length
}
