import { evaluate } from './evaluate'
import { printReport } from './print-report'

// `--json` is for those who make something else of the figures, as the benchmarks do.
const [templateFile = '', ...options] = process.argv.slice(2)
const report = evaluate(
  templateFile,
  options.filter((each) => each !== '--json'),
)
if (options.includes('--json')) console.log(JSON.stringify(report))
else printReport(report)
