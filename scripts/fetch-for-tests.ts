/** Fetches what later suites need and a machine may lack: the browser of journeys, a newer Node. */
import { findOrInstallChromium } from '../apps/e2e/src/find-chromium'
import { fetchHeadlessShell } from '../apps/e2e/src/headless-shell'
import { getNewerNode } from './newer-node'

console.log(await findOrInstallChromium())
console.log(await fetchHeadlessShell())
const node = getNewerNode()
console.log(node.kind === 'ready' ? node.program : node.reason)
