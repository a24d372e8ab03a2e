/** As in run-distance.ts. */
const chordWeight: f32 = 0.25
const ceiling: f32 = 1.2
const dotLength: f32 = 0.25

/** Bytes of a run: x and y of eight places. */
const runBytes: usize = 64

function swapPlaces(two: v128): v128 {
  return i8x16.shuffle(two, two, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7)
}

function square(difference: v128): v128 {
  return f32x4.mul(difference, difference)
}

function sumLanes(four: v128): f32 {
  const two = f32x4.add(four, swapPlaces(four))
  return f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1)
}

/** As priceAllRuns: prices are numbers of 64 bits, a row of `templateRuns` for each drawn run. */
export function priceAllRuns(
  drawn: usize,
  drawnLengths: usize,
  drawnCount: i32,
  longestDrawn: i32,
  template: usize,
  templateLengths: usize,
  templateCount: i32,
  longestTemplate: i32,
  prices: usize,
): void {
  const templateRuns = templateCount * longestTemplate
  for (let size = 1; size <= longestTemplate; size++) {
    const longest = size === 1 ? longestDrawn : 1
    for (let first = 0; first + size <= templateCount; first++) {
      const run = (size - 1) * templateCount + first
      const from = template + <usize>run * runBytes
      const length = load<f32>(templateLengths + ((<usize>run) << 2))
      priceTemplateRun(
        from,
        length,
        drawn,
        drawnLengths,
        drawnCount,
        longest,
        prices + ((<usize>run) << 3),
        (<usize>templateRuns) << 3,
      )
    }
  }
}

/** What every drawn run costs in one of the template's: a column of the prices. */
function priceTemplateRun(
  template: usize,
  length: f32,
  drawn: usize,
  drawnLengths: usize,
  drawnCount: i32,
  longest: i32,
  prices: usize,
  rowBytes: usize,
): void {
  const b0 = v128.load(template)
  const b1 = v128.load(template, 16)
  const b2 = v128.load(template, 32)
  const b3 = v128.load(template, 48)
  const r0 = swapPlaces(b3)
  const r1 = swapPlaces(b2)
  const r2 = swapPlaces(b1)
  const r3 = swapPlaces(b0)
  const lineX = load<f32>(template, 56) - load<f32>(template)
  const lineY = load<f32>(template, 60) - load<f32>(template, 4)
  for (let size = 1; size <= longest; size++) {
    for (let first = 0; first + size <= drawnCount; first++) {
      const run = (size - 1) * drawnCount + first
      const from = drawn + <usize>run * runBytes
      const a0 = v128.load(from)
      const a1 = v128.load(from, 16)
      const a2 = v128.load(from, 32)
      const a3 = v128.load(from, 48)
      const forward = sumLanes(
        f32x4.add(
          f32x4.add(square(f32x4.sub(a0, b0)), square(f32x4.sub(a1, b1))),
          f32x4.add(square(f32x4.sub(a2, b2)), square(f32x4.sub(a3, b3))),
        ),
      )
      const backward = sumLanes(
        f32x4.add(
          f32x4.add(square(f32x4.sub(a0, r0)), square(f32x4.sub(a1, r1))),
          f32x4.add(square(f32x4.sub(a2, r2)), square(f32x4.sub(a3, r3))),
        ),
      )
      const isReversed = backward < forward
      const sense: f32 = isReversed ? -1 : 1
      const x = load<f32>(from, 56) - load<f32>(from) - sense * lineX
      const y = load<f32>(from, 60) - load<f32>(from, 4) - sense * lineY
      const mean = (isReversed ? backward : forward) * 0.125
      const distance = sqrt<f32>(mean + chordWeight * (x * x + y * y))
      const ink = (load<f32>(drawnLengths + ((<usize>run) << 2)) + length) * 0.5
      // Written so that what is no number becomes the ceiling: the assignment must come to an end.
      const price = (distance < ceiling ? distance : ceiling) * (dotLength + ink)
      store<f64>(prices + <usize>run * rowBytes, price)
    }
  }
}
