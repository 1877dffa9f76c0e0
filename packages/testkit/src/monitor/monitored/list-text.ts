import { invalid } from '../http/refused.ts'
import { refuseOtherEnding, refuseUnusableFile } from '../uploads/read-upload.ts'

/** Enough for the longest list with names and addresses. */
const LIST_BYTES_MAX = 1_000_000

/** The first bytes of ZIP-based, OLE and PDF files. */
const NO_TEXT: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

/** What a list may be called. */
const LIST = { name: 'text', endings: ['csv', 'txt', 'tsv', 'tab'] }

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

/**
 * The text of an uploaded list, detected by its content, not by its declared type.
 *
 * Refuses: 422 on `file` for more than 1 MB, for binary content, as a spreadsheet has to be saved as CSV, and for a
 * file that no upload may be: empty, or with a name that says another kind.
 */
export async function listText(file: File): Promise<string> {
  if (file.size > LIST_BYTES_MAX) throw invalid('file', 'A list can have at most 1 MB.')
  refuseUnusableFile(file, 'file')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = NO_TEXT.some(signature => starts(bytes, signature)) ? '\u0000' : decoded(bytes)
  if (text.includes('\u0000')) throw invalid('file', 'Send a text or CSV file. Save a spreadsheet as CSV.')
  refuseOtherEnding(file, LIST, 'file')
  return text
}
