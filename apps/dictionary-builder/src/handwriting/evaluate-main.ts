import { evaluate } from './evaluate'
import { printReport } from './print-report'

// `--json` is for those who make something else of the figures, as the benchmarks do; `--grader`
// measures the grader alone.
const [templateFile = '', ...options] = process.argv.slice(2)
const report = evaluate(
  templateFile,
  options.filter((each) => !each.startsWith('--')),
  options.includes('--grader'),
)
if (options.includes('--json')) console.log(JSON.stringify(report))
else printReport(report)
