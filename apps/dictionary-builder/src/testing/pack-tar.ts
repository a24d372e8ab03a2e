/** A ustar archive of the given files, for tests. */
export function packTar(files: Record<string, string>): Buffer {
  const blocks: Buffer[] = []
  for (const [path, text] of Object.entries(files)) {
    const contents = Buffer.from(text)
    const header = Buffer.alloc(512)
    header.write(path, 0, 'utf8')
    header.write('0000644\0', 100)
    header.write(`${contents.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('        ', 148)
    header.write('0', 156)
    header.write('ustar\0', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    blocks.push(header, contents, Buffer.alloc((512 - (contents.length % 512)) % 512))
  }
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}
