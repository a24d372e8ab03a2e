/** Where in a level file something is wrong, as a path of fields. */
export type Report = (field: readonly PropertyKey[], message: string) => void
