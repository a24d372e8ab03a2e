/** The same number four times. */
export function four(value: f32): v128 {
  return f32x4.splat(value)
}

/** In the order of the four numbers, added up as numbers of 64 bits. */
export function sumLanes(four: v128): f64 {
  return (
    <f64>f32x4.extract_lane(four, 0) +
    <f64>f32x4.extract_lane(four, 1) +
    <f64>f32x4.extract_lane(four, 2) +
    <f64>f32x4.extract_lane(four, 3)
  )
}
