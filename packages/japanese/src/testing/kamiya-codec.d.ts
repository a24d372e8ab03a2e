/** The library ships its types as loose source that our compiler settings refuse. */
declare module 'kamiya-codec' {
  export function conjugate(verb: string, conjugation: string, isIchidan: boolean): string[]
  export function conjugateAuxiliaries(
    verb: string,
    auxiliaries: readonly string[],
    conjugation: string,
    isIchidan: boolean,
  ): string[]
}
