/**
 * `npm run srs:evaluate -- LOG.csv`: how well FSRS foretells the answers of a review log, with the
 * default parameters and with parameters trained on the log's own past.
 */
import { evaluateLog } from './evaluate-log'
import { loadTrainer } from './load-trainer'

try {
  for (const line of await evaluateLog(process.argv.slice(2), loadTrainer)) console.log(line)
} catch (error) {
  // Whatever goes wrong here comes from the arguments or the file: one line says what.
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
