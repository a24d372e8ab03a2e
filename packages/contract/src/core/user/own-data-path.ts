/**
 * Where an account's data is downloaded as a ZIP of JSON and CSV: a GET with the bearer token in
 * the header, as for every call. It is no procedure because the archive is streamed.
 */
export const ownDataPath = '/download/own-data'
