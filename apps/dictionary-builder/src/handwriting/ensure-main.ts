import { ensureTemplates } from './ensure-templates'

console.log(await ensureTemplates())
