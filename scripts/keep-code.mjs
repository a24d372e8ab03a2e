/**
 * Keeps the compiled code of a bundle beside it, with all that is compiled while it is loaded: in a
 * process of its own, because that is a start without serving.
 */
import { writeFileSync } from 'node:fs'
import { codePathOf, loadProgram } from './load-program.mjs'

const [folder] = process.argv.slice(2)
const { script } = loadProgram(folder)
writeFileSync(codePathOf(folder), script.createCachedData())
// What the program's modules have begun is of no use here.
process.exit(0)
