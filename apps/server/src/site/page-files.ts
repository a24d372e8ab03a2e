/** Which files go with a pattern of the path, as the build writes it into the page. */
const allFiles = /(<script type="application\/json" id="page-files">)([\s\S]*?)(?=<\/script>)/

type FilesOfPattern = [pattern: string, files: string[]]

/** Leaves in a page the files of the page at that path. */
export type TakeFiles = (page: string, path: string) => string

/**
 * The start-up script fetches what the page at its address needs. The names of all pages' files are
 * most of a kilobyte that every page would bring along.
 */
export function createTakeFiles(page: string): TakeFiles {
  const [element, start, json] = allFiles.exec(page) ?? []
  if (element === undefined || json === undefined) return (text) => text
  const patterns = (JSON.parse(json) as FilesOfPattern[]).map((entry) => ({
    entry,
    regExp: new RegExp(entry[0]),
  }))
  return (text, path) => {
    const taken = patterns.filter(({ regExp }) => regExp.test(path)).map(({ entry }) => entry)
    return text.replace(element, () => start + JSON.stringify(taken))
  }
}
