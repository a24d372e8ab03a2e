/**
 * Squared distances of a place to `count` others, of `dimensions` numbers each, a multiple of four.
 */
export function measureSquares(
  place: usize,
  others: usize,
  count: i32,
  dimensions: i32,
  distances: usize,
): void {
  const bytes = (<usize>dimensions) << 2
  let other = others
  for (let index = 0; index < count; index++) {
    let sum = f32x4.splat(0)
    for (let at: usize = 0; at < bytes; at += 16) {
      const gap = f32x4.sub(v128.load(place + at), v128.load(other + at))
      sum = f32x4.add(sum, f32x4.mul(gap, gap))
    }
    store<f32>(
      distances + ((<usize>index) << 2),
      f32x4.extract_lane(sum, 0) +
        f32x4.extract_lane(sum, 1) +
        f32x4.extract_lane(sum, 2) +
        f32x4.extract_lane(sum, 3),
    )
    other += bytes
  }
}
