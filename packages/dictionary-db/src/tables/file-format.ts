/**
 * The layout of the dictionary file. Raised whenever a table or a stored JSON shape changes, so
 * that a server never reads a file it would misunderstand.
 */
export const formatVersion = 12

/** SQLite's `application_id` of a dictionary file: "KTNH" in ASCII. */
export const applicationId = 0x4b544e48
