/** Numbers that are learnt, with the slope of the error in each. */
export interface Learnt {
  value: Float32Array
  gradient: Float32Array
}

/** Kingma and Ba, "Adam: a method for stochastic optimization" (2015), with their constants. */
export class Adam {
  steps = 0
  private readonly parts: (Learnt & { m: Float32Array; v: Float32Array })[]

  constructor(
    learnt: readonly Learnt[],
    private readonly decay: number,
  ) {
    this.parts = learnt.map(({ value, gradient }) => ({
      value,
      gradient,
      m: new Float32Array(value.length),
      v: new Float32Array(value.length),
    }))
  }

  /** Goes one step down the slopes, each multiplied by `scale`, and sets them to 0. */
  step(rate: number, scale: number): void {
    this.steps++
    const mScale = 1 / (1 - 0.9 ** this.steps)
    const vScale = 1 / (1 - 0.999 ** this.steps)
    for (const { value, gradient, m, v } of this.parts) {
      for (let at = 0; at < value.length; at++) {
        const slope = (gradient[at] as number) * scale + this.decay * (value[at] as number)
        m[at] = 0.9 * (m[at] as number) + 0.1 * slope
        v[at] = 0.999 * (v[at] as number) + 0.001 * slope * slope
        const down = ((m[at] as number) * mScale) / (Math.sqrt((v[at] as number) * vScale) + 1e-8)
        value[at] = (value[at] as number) - rate * down
        gradient[at] = 0
      }
    }
  }
}
