/**
 * Inverse of a symmetric positive definite matrix of `size` rows, in place (Gauss and Jordan,
 * without a choice of pivots, which such matrices do not need).
 */
export function invertInPlace(matrix: Float64Array, size: number): void {
  for (let pivot = 0; pivot < size; pivot++) {
    const row = pivot * size
    const value = matrix[row + pivot] as number
    const inverse = 1 / value
    matrix[row + pivot] = 1
    for (let column = 0; column < size; column++) {
      matrix[row + column] = (matrix[row + column] as number) * inverse
    }
    for (let other = 0; other < size; other++) {
      if (other === pivot) continue
      const start = other * size
      const factor = matrix[start + pivot] as number
      if (factor === 0) continue
      matrix[start + pivot] = 0
      for (let column = 0; column < size; column++) {
        matrix[start + column] =
          (matrix[start + column] as number) - factor * (matrix[row + column] as number)
      }
    }
  }
}
