/**
 * `npm run doctor`: looks at every part of this installation by the same variables and the same
 * `.env` as the server's, and says what works, what is off and what is wrong. It changes nothing,
 * and may run beside the server. Ends with 1 where anything is wrong.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examine } from '../apps/server/src/doctor/examine'
import type { Finding } from '../apps/server/src/doctor/finding'
import { conclude, toLine } from '../apps/server/src/doctor/report'

const environmentFile = join(import.meta.dirname, '..', '.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
const findings: Finding[] = []
for await (const finding of examine(process.env)) {
  findings.push(finding)
  console.log(toLine(finding))
}
const { line, exitCode } = conclude(findings)
console.log(`\n${line}`)
process.exitCode = exitCode
