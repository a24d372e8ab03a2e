/** Given by `scripts/load-program.mjs`: the bundle is a script, and only modules can import. */
declare const dynamicImport: ((address: string) => Promise<unknown>) | undefined

/** Imports a module that is found at run time, by the address of its file. */
export async function importModule(address: string): Promise<unknown> {
  if (typeof dynamicImport === 'function') return await dynamicImport(address)
  return await import(/* @vite-ignore */ address)
}
