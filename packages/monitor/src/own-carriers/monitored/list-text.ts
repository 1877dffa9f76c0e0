import { invalid } from '../../http/refused.ts'
import type { AcceptedFiles } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'

/** The first bytes of ZIP-based, OLE and PDF files. */
const NO_TEXT: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

const starts = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** Spreadsheets save "Unicode text" as UTF-16, and CSV as UTF-8 with a byte order mark or as windows-1252. */
const decoded = (bytes: Uint8Array): string => {
  if (starts(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (starts(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Empty: null for binary content. */
const textOf = (bytes: Uint8Array): string | null => {
  if (NO_TEXT.some(signature => starts(bytes, signature))) return null
  const text = decoded(bytes)
  return text.includes('\u0000') ? null : text
}

const NO_TEXT_MESSAGE = 'Send a text or CSV file. Save a spreadsheet as CSV.'

const LISTS: AcceptedFiles = {
  kinds: [
    {
      name: 'text',
      type: 'text/plain',
      endings: ['csv', 'txt', 'tsv', 'tab'],
      is: async (_, whole) => textOf(await whole()) !== null,
    },
  ],
  // Enough for the longest list with names and addresses.
  bytesMax: 1_000_000,
  tooLargeMessage: 'A list can have at most 1 MB.',
  otherKindMessage: NO_TEXT_MESSAGE,
}

/**
 * The text of an uploaded list, detected by its content, not by its declared type.
 *
 * Refuses: 422 on `file` for more than 1 MB, for binary content, as a spreadsheet has to be saved as CSV, and for what
 * `readUpload` refuses.
 */
export async function listText(file: File): Promise<string> {
  const { content } = await readUpload(file, 'file', LISTS)
  const text = textOf(new Uint8Array(await content.arrayBuffer()))
  if (text === null) throw invalid('file', NO_TEXT_MESSAGE)
  return text
}
