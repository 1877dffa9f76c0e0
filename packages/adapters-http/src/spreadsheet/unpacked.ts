import type { ZipEntry } from '@fairhaul/core'

const HEADER = 0x04034b50
const HEADER_BYTES = 30

/** The checksums of one byte. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

const packedPart = (file: Uint8Array, { at, packedBytes }: ZipEntry): Uint8Array<ArrayBuffer> => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(at, true) !== HEADER) throw new RangeError('There is no part of the archive here.')
  const start = at + HEADER_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return file.slice(start, start + packedBytes)
}

/**
 * The text of one file of a zip archive, in pieces, so that it is never in memory as a whole. Throws: where it is not what
 * the archive says of it, in length or checksum.
 */
export async function* unpackedTexts(
  file: Uint8Array,
  entry: ZipEntry,
): AsyncGenerator<string, void, undefined> {
  const packed = new Blob([packedPart(file, entry)]).stream()
  const reader = (
    entry.isPacked ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
  ).getReader()
  const decoder = new TextDecoder()
  let [bytes, sum] = [0, 0xffffffff]
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.length
      if (bytes > entry.bytes) break
      for (const byte of read.value) sum = (sum >>> 8) ^ (CHECKSUMS[(sum ^ byte) & 0xff] ?? 0)
      yield decoder.decode(read.value, { stream: true })
    }
    yield decoder.decode()
  } finally {
    await reader.cancel()
  }
  if (bytes !== entry.bytes || ~sum >>> 0 !== entry.checksum) throw new RangeError('The archive is damaged.')
}
