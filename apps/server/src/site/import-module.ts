/** Given by `scripts/load-program.mjs`: the bundle is a script, and only modules can import. */
declare const importInto: ((address: string) => Promise<unknown>) | undefined

/** Imports a module that is found at run time, by the address of its file. */
export async function importModule(address: string): Promise<unknown> {
  if (typeof importInto === 'function') return await importInto(address)
  return await import(/* @vite-ignore */ address)
}
