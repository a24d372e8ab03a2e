/** Serves with the bundle of a folder as it is, building nothing: `node scripts/serve.mjs FOLDER`. */
import { resolve } from 'node:path'
import { loadProgram } from './load-program.mjs'

const [folder] = process.argv.slice(2)
await loadProgram(resolve(folder)).program.serve()
