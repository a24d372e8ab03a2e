/** Builds what the journeys visit, while other tests run; the start finds it fresh then. */
import { join } from 'node:path'
import { buildServer } from './build-server.mjs'
import { buildSite } from './build-site.mjs'

const repository = join(import.meta.dirname, '..')
await buildServer(repository)
await buildSite(repository)
