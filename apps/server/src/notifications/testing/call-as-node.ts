/**
 * A program for tests: one node on a database that several share. It says that it is ready; then it
 * calls whoever is due, at the moment and through the push service named in its arguments.
 */
import { once } from 'node:events'
import { deriveVapidKeys } from '@kotonoha/auth-server/secrets/vapid-keys'
import { createVault } from '@kotonoha/auth-server/secrets/vault'
import { connect } from '@kotonoha/user-db/connection/connect'
import { callDueLearners } from '../notification-job'
import { createWebPush } from '../web-push'

const [name = '', target = '', service = '', moment = ''] = process.argv.slice(2)
const clock = () => new Date(moment)
const log = { info() {}, warn: (text: string) => console.error(text), error: console.error }

const userDb = connect(JSON.parse(target), { log, random: Math.random })
const push = createWebPush({
  keys: deriveVapidKeys(createVault(Buffer.alloc(32, 7))),
  subject: 'https://kotonoha.example',
  furtherServices: [service],
  clock,
  fetch: (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-node', name)
    return fetch(url, { ...init, headers })
  },
})
console.log('ready')
await once(process.stdin, 'data')
const postDigest = () => Promise.reject(new Error('nobody wants one here'))
await callDueLearners({ userDb, push, postDigest, clock, log })
await userDb.close()
process.exit(0)
