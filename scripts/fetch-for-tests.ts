/** Fetches what later suites need and a machine may lack: the browser of journeys, a newer Node. */
import { findOrInstallChromium } from '../apps/e2e/src/find-chromium'
import { getNewerNode } from './newer-node'

console.log(await findOrInstallChromium())
const node = getNewerNode()
console.log(node.kind === 'ready' ? node.program : node.reason)
