/** The same number four times. */
export function four(value: f32): v128 {
  return f32x4.splat(value)
}

/** The four numbers, in their order added up as numbers of 64 bits. */
export function sumLanes(lanes: v128): f64 {
  return (
    <f64>f32x4.extract_lane(lanes, 0) +
    <f64>f32x4.extract_lane(lanes, 1) +
    <f64>f32x4.extract_lane(lanes, 2) +
    <f64>f32x4.extract_lane(lanes, 3)
  )
}
