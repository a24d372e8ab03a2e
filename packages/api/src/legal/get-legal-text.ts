import type { LegalSource } from './legal-source'

const compiled = new WeakMap<LegalSource, Partial<Record<'notes' | 'plain', Promise<string>>>>()

/** The text as the contract has it; compiled when it is first asked for, and then kept. */
export async function getLegalText(
  source: LegalSource,
  { development } = { development: false },
): Promise<{ mdxContent: string; updatedOn: string }> {
  const kept = compiled.get(source) ?? {}
  compiled.set(source, kept)
  const form = development ? 'notes' : 'plain'
  kept[form] ??= compile(source, development)
  return { mdxContent: await kept[form], updatedOn: source.updatedOn }
}

async function compile({ mdx }: LegalSource, isDevelopment: boolean): Promise<string> {
  // Loaded now and not at start: few visits ever need the compiler.
  const { mdxToHtml } = await import('./mdx-to-html')
  return mdxToHtml(mdx, isDevelopment)
}
