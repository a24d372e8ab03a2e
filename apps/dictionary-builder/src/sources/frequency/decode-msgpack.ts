/** MessagePack as far as wordfreq uses it. */
export type MsgpackValue = string | number | MsgpackValue[] | { [key: string]: MsgpackValue }

const textDecoder = new TextDecoder('utf-8', { fatal: true })

/** Decodes one value (https://github.com/msgpack/msgpack/blob/master/spec.md); throws RangeError. */
export function decodeMsgpack(bytes: Uint8Array): MsgpackValue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let index = 0

  const readUnsigned = (byteCount: 1 | 2 | 4): number => {
    const at = index
    index += byteCount
    if (byteCount === 1) return view.getUint8(at)
    return byteCount === 2 ? view.getUint16(at) : view.getUint32(at)
  }
  const readString = (byteCount: number): string => {
    if (index + byteCount > bytes.byteLength) throw new RangeError('a text is cut off')
    index += byteCount
    return textDecoder.decode(bytes.subarray(index - byteCount, index))
  }
  const readArray = (count: number): MsgpackValue[] => {
    const values: MsgpackValue[] = []
    for (let number = 0; number < count; number++) values.push(readValue())
    return values
  }
  const readMap = (count: number): MsgpackValue => {
    const map: { [key: string]: MsgpackValue } = {}
    for (let number = 0; number < count; number++) {
      const key = readValue()
      if (typeof key !== 'string') throw new RangeError('a key of a map is not text')
      map[key] = readValue()
    }
    return map
  }
  const readValue = (): MsgpackValue => {
    const kind = readUnsigned(1)
    if (kind < 0x80) return kind
    if (kind < 0x90) return readMap(kind - 0x80)
    if (kind < 0xa0) return readArray(kind - 0x90)
    if (kind < 0xc0) return readString(kind - 0xa0)
    if (kind === 0xcc || kind === 0xd9) {
      const value = readUnsigned(1)
      return kind === 0xcc ? value : readString(value)
    }
    if (kind === 0xcd) return readUnsigned(2)
    if (kind === 0xce) return readUnsigned(4)
    if (kind === 0xda) return readString(readUnsigned(2))
    if (kind === 0xdb) return readString(readUnsigned(4))
    if (kind === 0xdc) return readArray(readUnsigned(2))
    if (kind === 0xdd) return readArray(readUnsigned(4))
    if (kind === 0xde) return readMap(readUnsigned(2))
    throw new RangeError(`unknown kind 0x${kind.toString(16)} at byte ${index - 1}`)
  }

  const value = readValue()
  if (index !== bytes.byteLength) throw new RangeError(`more data after byte ${index}`)
  return value
}
