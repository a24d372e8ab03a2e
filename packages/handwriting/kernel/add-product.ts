/** Room for the numbers of a row of `a` that are not 0. */
const maxInner: i32 = 4096
const factors = memory.data(4 * 4096, 16)
const rowsOfB = memory.data(4 * 4096, 16)

/**
 * As addProduct: out (rows × columns) += a (rows × inner) · b (inner × columns). Much of a row of
 * `a` is 0 and passed over; a multiple of eight columns is quickest, of four it must be.
 */
export function addProduct(
  out: usize,
  a: usize,
  b: usize,
  rows: i32,
  inner: i32,
  columns: i32,
): void {
  const rowBytes = (<usize>columns) << 2
  for (let row = 0; row < rows; row++) {
    const from = a + ((<usize>(row * inner)) << 2)
    const to = out + <usize>row * rowBytes
    let count = 0
    for (let k = 0; k < min(inner, maxInner); k++) {
      const factor = load<f32>(from + ((<usize>k) << 2))
      store<f32>(factors + ((<usize>count) << 2), factor)
      store<u32>(rowsOfB + ((<usize>count) << 2), <u32>(b + <usize>k * rowBytes))
      count += i32(factor !== 0)
    }
    let column: usize = 0
    for (; column + 64 <= rowBytes; column += 64) addFour(to + column, column, count)
    for (; column < rowBytes; column += 16) addOne(to + column, column, count)
  }
}

/** Sixteen numbers of a row of `out`. */
function addFour(to: usize, column: usize, count: i32): void {
  let sum0 = v128.load(to)
  let sum1 = v128.load(to, 16)
  let sum2 = v128.load(to, 32)
  let sum3 = v128.load(to, 48)
  for (let at: usize = 0; at < (<usize>count) << 2; at += 4) {
    const factor = v128.load32_splat(factors + at)
    const from = <usize>load<u32>(rowsOfB + at) + column
    sum0 = f32x4.add(sum0, f32x4.mul(factor, v128.load(from)))
    sum1 = f32x4.add(sum1, f32x4.mul(factor, v128.load(from, 16)))
    sum2 = f32x4.add(sum2, f32x4.mul(factor, v128.load(from, 32)))
    sum3 = f32x4.add(sum3, f32x4.mul(factor, v128.load(from, 48)))
  }
  v128.store(to, sum0)
  v128.store(to, sum1, 16)
  v128.store(to, sum2, 32)
  v128.store(to, sum3, 48)
}

/** Four numbers of a row of `out`. */
function addOne(to: usize, column: usize, count: i32): void {
  let sum = v128.load(to)
  for (let at: usize = 0; at < (<usize>count) << 2; at += 4) {
    const from = <usize>load<u32>(rowsOfB + at) + column
    sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(factors + at), v128.load(from)))
  }
  v128.store(to, sum)
}
