import { readFileSync } from 'node:fs'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { evaluate } from './evaluate'

const [templateFile = '', ...files] = process.argv.slice(2)
const set = decodeTemplates(new Uint8Array(readFileSync(templateFile)))
evaluate(set, templateFile, files)
