/** However much ink there is, no more points are taken: the time of a query stays bounded. */
const maxPoints = 260
/** What fills up a row lies so far away that it is nobody's nearest. */
const outside: f32 = 1e4
/** Room for so many strokes. */
const maxStrokes = 64
const strokeLengths = memory.data(8 * maxStrokes, 16)
const strokePoints = memory.data(4 * maxStrokes, 16)

function readX(xy: usize, at: i32): f64 {
  return load<f32>(xy + ((<usize>at) << 3))
}

function readY(xy: usize, at: i32): f64 {
  return load<f32>(xy + ((<usize>at) << 3), 4)
}

/** Numbers in a row of a cloud of so many points: rows are read four at a time. */
export function toWidth(count: i32): i32 {
  return (count + 3) & ~3
}

/**
 * As toPointCloud: lays points at even distances along all strokes into the four rows of `cloud`,
 * x, y and the double angle's cosine and sine. Gives their number.
 */
export function layPoints(
  xy: usize,
  starts: usize,
  strokeCount: i32,
  step: f64,
  cloud: usize,
): i32 {
  let total: f64 = 0
  for (let stroke = 0; stroke < strokeCount; stroke++) {
    const end = load<i32>(starts + ((<usize>stroke) << 2), 4)
    let length: f64 = 0
    for (let at = load<i32>(starts + ((<usize>stroke) << 2)) + 1; at < end; at++) {
      const dx = readX(xy, at) - readX(xy, at - 1)
      const dy = readY(xy, at) - readY(xy, at - 1)
      length += Math.sqrt(dx * dx + dy * dy)
    }
    store<f64>(strokeLengths + ((<usize>stroke) << 3), length)
    total += length
  }
  const room = Math.max(step, total / <f64>(maxPoints - 2 * strokeCount))
  let count = 0
  for (let stroke = 0; stroke < strokeCount; stroke++) {
    const length = load<f64>(strokeLengths + ((<usize>stroke) << 3))
    const points = length < 1e-6 ? 1 : max(2, <i32>Math.floor(length / room + 0.5))
    store<i32>(strokePoints + ((<usize>stroke) << 2), points)
    count += points
  }
  const row = (<usize>toWidth(count)) << 2
  memory.fill(cloud, 0, 4 * row)
  for (let pad = count; pad < toWidth(count); pad++)
    store<f32>(cloud + ((<usize>pad) << 2), outside)
  let to = cloud
  for (let stroke = 0; stroke < strokeCount; stroke++) {
    const points = load<i32>(strokePoints + ((<usize>stroke) << 2))
    const length = load<f64>(strokeLengths + ((<usize>stroke) << 3))
    const first = load<i32>(starts + ((<usize>stroke) << 2))
    const end = load<i32>(starts + ((<usize>stroke) << 2), 4)
    layStroke(xy, first, end, length, points, to, row)
    to += (<usize>points) << 2
  }
  return count
}

function layStroke(
  xy: usize,
  first: i32,
  end: i32,
  length: f64,
  points: i32,
  to: usize,
  row: usize,
): void {
  if (points === 1 || end - first < 2) {
    store<f32>(to, <f32>readX(xy, first))
    store<f32>(to + row, <f32>readY(xy, first))
    return
  }
  let at = first
  let walked: f64 = 0
  let x = readX(xy, at)
  let y = readY(xy, at)
  let dx = readX(xy, at + 1) - x
  let dy = readY(xy, at + 1) - y
  let square = dx * dx + dy * dy
  let segment = Math.sqrt(square)
  for (let point = 0; point < points; point++) {
    const target = ((<f64>point + 0.5) * length) / <f64>points
    while (walked + segment < target && at < end - 2) {
      walked += segment
      at++
      x = readX(xy, at)
      y = readY(xy, at)
      dx = readX(xy, at + 1) - x
      dy = readY(xy, at + 1) - y
      square = dx * dx + dy * dy
      segment = Math.sqrt(square)
    }
    const share = segment > 0 ? Math.min(1, (target - walked) / segment) : 0
    const place = to + ((<usize>point) << 2)
    store<f32>(place, <f32>(x + share * dx))
    store<f32>(place + row, <f32>(y + share * dy))
    if (square > 0) {
      store<f32>(place + 2 * row, <f32>((dx * dx - dy * dy) / square))
      store<f32>(place + 3 * row, <f32>((2 * dx * dy) / square))
    }
  }
}
