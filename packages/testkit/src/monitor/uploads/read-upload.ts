import { invalid } from '../http/refused.ts'

/** A kind of file, detected by its content. The declared type is ignored, as anyone can set it. */
export interface FileKind {
  /** The name for people. */
  readonly name: string
  readonly type: string
  /** The extension, in lower case: the program of the user who downloads it goes by that. */
  readonly endings: readonly string[]
  readonly is: (bytes: Uint8Array) => boolean
}

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

const holds = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text, 0, 'latin1')

const PDF: FileKind = {
  name: 'PDF',
  endings: ['pdf'],
  type: 'application/pdf',
  is: bytes => starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d),
}

const PNG: FileKind = {
  name: 'PNG',
  endings: ['png'],
  type: 'image/png',
  is: bytes => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
}

const JPEG: FileKind = {
  name: 'JPEG',
  type: 'image/jpeg',
  endings: ['jpg', 'jpeg'],
  is: bytes => starts(bytes, 0xff, 0xd8, 0xff),
}

/** The old Word format: a compound file that names its document, in two bytes per letter. */
const DOC: FileKind = {
  name: 'DOC',
  endings: ['doc'],
  type: 'application/msword',
  is: bytes =>
    starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) &&
    holds(bytes, [...'WordDocument'].join('\0')),
}

/** The new Word format: a ZIP with the document in it; no other ZIP is accepted. */
const DOCX: FileKind = {
  name: 'DOCX',
  endings: ['docx'],
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  is: bytes => starts(bytes, 0x50, 0x4b, 0x03, 0x04) && holds(bytes, 'word/document'),
}

/** The formats of a scan or a photograph of a document. */
export const SCANS: readonly FileKind[] = [PDF, PNG, JPEG]

/** The formats in which people mark changes of a contract. */
export const WRITINGS: readonly FileKind[] = [PDF, DOC, DOCX]

const FILE_BYTES_MAX = 10 * 1024 * 1024
const NAME_MAX = 120

/** The last segment of a name, without characters with a meaning in a terminal, a header or a file system. */
const plainName = (name: string) =>
  name
    .replaceAll(/^.*[/\\]/gs, '')
    .replaceAll(/[\p{Cc}\p{Cf}"]/gu, '')
    .trim()
    .slice(-NAME_MAX) || 'file'

export interface Upload {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * An uploaded file of a form, of one of some kinds, by default PDF, PNG or JPEG.
 *
 * Refuses: 422 on `field` for an empty or too large file, and for one of another kind.
 */
export async function readUpload(
  file: File,
  field: string,
  kinds: readonly FileKind[] = SCANS,
): Promise<Upload> {
  if (file.size > FILE_BYTES_MAX) throw invalid(field, 'A file may have at most 10 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kinds.find(({ is }) => is(bytes))
  if (kind === undefined) throw invalid(field, `Send a ${listed.format(kinds.map(({ name }) => name))} file.`)
  return { name: plainName(file.name), type: kind.type, bytes }
}
