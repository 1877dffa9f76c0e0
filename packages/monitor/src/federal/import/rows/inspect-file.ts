import { open, stat } from 'node:fs/promises'

export interface InspectedFile {
  readonly path: string
  readonly bytes: number
  readonly modifiedOn: Date
}

/** A file cannot be read at all, and why. Nothing of it was stored. */
export class FileRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'FileRefused'
  }
}

const SNAPSHOT_BYTES = 4096

const startsWith = (bytes: Buffer, ...start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte)

/** The title of a web page, as it is named to people: ` ("Sign in")`. Empty: it has none. */
export const pageTitle = (html: string): string => {
  const title = /<title[^>]*>([^<]{1,80})/i.exec(html)?.[1]?.trim()
  return title === undefined ? '' : ` ("${title}")`
}

/** Whether a text begins as a web page does, and no row. */
export const isWebPage = (text: string): boolean => /^\ufeff?\s*</.test(text)

const whyNotText = (head: Buffer): string | undefined => {
  if (startsWith(head, 0x50, 0x4b))
    return 'it is a .zip or an .xlsx file. Unpack it, or save the sheet as CSV (UTF-8).'
  if (startsWith(head, 0x1f, 0x8b)) return 'it is compressed (gzip). Unpack it first.'
  const utf16 = startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)
  const zeros = head.filter(byte => byte === 0).length
  if (utf16 || (zeros > head.length / 4 && zeros < (head.length * 3) / 4))
    return 'it is encoded in UTF-16. Save it as "CSV UTF-8", or run: iconv -f UTF-16 -t UTF-8 FILE > NEW-FILE'
  if (zeros > 0) return 'it holds binary data, not text.'
  const text = head.toString('utf8')
  return isWebPage(text) ? `it is a web page${pageTitle(text)}, not a file of the agency.` : undefined
}

/**
 * Checks a file before its first row is read.
 *
 * Refuses: a missing file, a folder, an empty file, a compressed one, UTF-16, other data that is not text, and a web page.
 */
export const inspectFile = async (path: string): Promise<InspectedFile> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefused(
      error.code === 'ENOENT' ? 'there is no such file.' : `it cannot be read (${error.code}).`,
    )
  })
  if (found.isDirectory()) throw new FileRefused('it is a folder. Name the files in it.')
  if (!found.isFile()) throw new FileRefused('it is not a file.')
  if (found.size === 0) throw new FileRefused('it is empty.')
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefused(`it cannot be read (${error.code}).`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNAPSHOT_BYTES), 0, SNAPSHOT_BYTES, 0)
    const why = whyNotText(buffer.subarray(0, bytesRead))
    if (why !== undefined) throw new FileRefused(why)
  } finally {
    await file.close()
  }
  return { path, bytes: found.size, modifiedOn: found.mtime }
}
