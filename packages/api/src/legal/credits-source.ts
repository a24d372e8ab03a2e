import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { getAbout } from '@kotonoha/dictionary-db/queries/about/get-about'
import type { LegalSource } from './legal-source'

const sources = new WeakMap<Dictionary, LegalSource>()

/** The credits of an open dictionary, as MDX: each source with its licence and attribution. */
export function creditsOf(dictionary: Dictionary): LegalSource {
  const known = sources.get(dictionary)
  if (known !== undefined) return known
  const { sources: all, version } = getAbout(dictionary)
  const latest = all
    .map(({ date }) => date ?? '')
    .sort()
    .at(-1)
  const source: LegalSource = {
    mdx: [
      '# Credits',
      'Kotonoha stands on the work of many people who gave it to everybody. Thank you.',
      ...all.map(toSection),
      `This is dictionary ${escapeMdx(version)}.`,
    ].join('\n\n'),
    updatedOn: /^\d{4}-\d{2}-\d{2}/.exec(latest ?? '')?.[0] ?? '1970-01-01',
  }
  sources.set(dictionary, source)
  return source
}

type Source = ReturnType<typeof getAbout>['sources'][number]

function toSection({ name, use, version, date, licence, licenceUrl, url, attribution }: Source) {
  const licenceText = escapeMdx(licence)
  return [
    `## [${escapeMdx(name)}](<${url}>)`,
    escapeMdx(attribution),
    [
      `- **Used for:** ${escapeMdx(use)}`,
      `- **Version:** ${escapeMdx([version, date].filter(Boolean).join(', '))}`,
      `- **Licence:** ${licenceUrl === null ? licenceText : `[${licenceText}](<${licenceUrl}>)`}`,
    ].join('\n'),
  ].join('\n\n')
}

/** Text of a source is text: nothing in it is markup or code. */
function escapeMdx(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>()#+\-.!|~&:]/g, '\\$&')
}
