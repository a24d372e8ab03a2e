/** Puts a file that the page made into the visitor's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The download has its own hold on the data once the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
