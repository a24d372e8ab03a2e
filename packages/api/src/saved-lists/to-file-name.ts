/** Long enough to tell lists apart, short enough for every file system. */
const maxNameLength = 60

// What some system forbids in names or reads as a path; a dot at the start hides a file.
const unsafe = /[\\/:*?"<>|\p{Cc}]|^\.+/gu

/** `Chapter 3.csv` for the list "Chapter 3"; always a name that can be saved. */
export function toFileName(listName: string, extension: string): string {
  const name = Array.from(listName.replaceAll(unsafe, '-')).slice(0, maxNameLength).join('').trim()
  return `${name || 'list'}.${extension}`
}
