/*
 * The inner work of the recogniser, four numbers at a time, in AssemblyScript: TypeScript's syntax
 * over the machine types of WebAssembly. Nothing is allocated here: whoever calls says where in
 * the memory things are. Each function does what its namesake under src does, which is what is run
 * where there is no WebAssembly and what a test compares this with.
 */
// biome-ignore lint/performance/noBarrelFile: the compiler is given one file, whose exports it makes.
export { addProduct } from './add-product'
export { compareInk, getExchange } from './compare-ink'
export { fitBending } from './fit-bending'
export { layPoints } from './lay-points'
export { measureSquares } from './measure-squares'
export { paintGrid, setGrid } from './paint-grid'
export { priceAllRuns } from './price-runs'
export { sampleRuns } from './sample-runs'

/** Where the memory begins to be free. */
export function getHeapBase(): usize {
  return __heap_base
}
