/**
 * A small network that maps direction grids to places where drawings of one character lie near to
 * each other: one hidden layer and a straight path beside it.
 */
export interface Embedding {
  inputs: number
  hidden: number
  outputs: number
  /** Of every input, what it adds to the hidden units. */
  entry: Float32Array
  bias: Float32Array
  /** Of every hidden unit, what it adds to the outputs. */
  exit: Float32Array
  /** Of every input, what it adds to the outputs past the hidden layer. */
  straight: Float32Array
}
