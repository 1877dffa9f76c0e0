import yauzl from 'yauzl'

const UNREADABLE = 'This document cannot be read. Send another one, or a PDF of it.'
const HAS_PROGRAM = 'This document has a program in it. Save it without macros, or send a PDF of it.'
/** No text has more parts, not even with a picture on each page. */
const PARTS_MAX = 2_000

const megabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))

/**
 * Why a document that is an archive is refused, by its directory alone: without unpacking it, as that may fill a disk.
 *
 * Choice: unpacked it has at most the size that any file may have; a name that leads out of the archive or is there
 * twice opens differently in each program.
 */
export async function documentRefusal(bytes: Uint8Array, bytesMax: number): Promise<string | null> {
  const tooLarge = `Unpacked, this document has more than ${megabytes(bytesMax)} MB. Send a PDF of it.`
  const names = new Set<string>()
  let size = 0
  try {
    // It throws for a name that is absolute or leads upward.
    const archive = await yauzl.fromBufferPromise(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    )
    for await (const { fileName, uncompressedSize } of archive.eachEntry()) {
      const name = fileName.toLowerCase()
      size += uncompressedSize
      if (size > bytesMax) return tooLarge
      if (names.has(name) || names.size >= PARTS_MAX) return UNREADABLE
      names.add(name)
    }
  } catch {
    return UNREADABLE
  }
  if ([...names].some(name => name.endsWith('vbaproject.bin'))) return HAS_PROGRAM
  return names.has('[content_types].xml') && [...names].some(name => name.startsWith('word/document'))
    ? null
    : UNREADABLE
}
