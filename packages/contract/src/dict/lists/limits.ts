/** More lists than this are a mistake of some program; deleted ones do not count. */
export const maxListsPerUser = 200

/** A list is shown, ordered and exported as a whole. */
export const maxItemsPerList = 1000

/** As many as a page of results offers to save at once. */
export const maxItemsPerAddition = 100

export const maxListNameLength = 100

export const maxNoteLength = 2000
