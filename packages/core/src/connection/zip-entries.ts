/** A file inside a zip archive, as the archive declares it. */
export interface ZipEntry {
  readonly name: string
  /** Bytes when it is unpacked. Infinity: it does not say. */
  readonly bytes: number
  /** Where its own header begins, behind which its packed bytes are. */
  readonly at: number
  readonly packedBytes: number
  /** Whether it is packed (deflate), or stored as it is. */
  readonly isPacked: boolean
  /** The CRC-32 of what is unpacked. */
  readonly checksum: number
}

const END = 0x06054b50
const END_BYTES = 22
/** The end of an archive stands in front of a comment of at most so many bytes. */
const COMMENT_BYTES_MAX = 0xffff
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
/** Sizes that are in another place, as they need more than four bytes. */
const IN_EXTRA_FIELD = 0xffffffff
/** The bytes of an empty file, packed. */
const NOTHING_BYTES = 2
const SIZES_BEHIND = 0x08
const STORED = 0

const endOf = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES_MAX)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at
  return undefined
}

/** What an entry says of its size, where that can be trusted: a packed file of no bytes is a trick. */
const bytesOf = (view: DataView, at: number, name: string): number => {
  const [flags, packed, bytes] = [
    view.getUint16(at + 8, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
  ]
  const isFile = !name.endsWith('/')
  const hidesSize = bytes === 0 && (packed > NOTHING_BYTES || (flags & SIZES_BEHIND) !== 0)
  return bytes === IN_EXTRA_FIELD || (isFile && hidesSize) ? Number.POSITIVE_INFINITY : bytes
}

/**
 * The files of a zip archive with their sizes, without unpacking any.
 *
 * Empty: an archive without files. Refuses: undefined for one that is damaged or cut off. Source: section 4,
 * "Subscription".
 */
export const zipEntries = (bytes: Uint8Array): readonly ZipEntry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined
    const length = view.getUint16(at + 28, true)
    const name = String.fromCharCode(...bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length))
    entries.push({
      name,
      bytes: bytesOf(view, at, name),
      at: view.getUint32(at + 42, true),
      packedBytes: view.getUint32(at + 20, true),
      isPacked: view.getUint16(at + 10, true) !== STORED,
      checksum: view.getUint32(at + 16, true),
    })
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
