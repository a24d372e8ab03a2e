import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { readConfiguration } from './configuration'
import { serve } from './serve'

/** What `scripts/start.mjs` asks: is the configuration right, the dictionary usable? Then it serves. */
export const program = { readConfiguration, openDictionary, serve }
