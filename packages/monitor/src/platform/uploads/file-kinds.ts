import { documentRefusal } from './document-archive.ts'
import { pictureRefusal, pixelsOfJpeg, pixelsOfPng } from './picture-size.ts'

/** A kind of file, detected by its content. The declared type is ignored, as anyone can set it. */
export interface FileKind {
  /** The name for people. */
  readonly name: string
  readonly type: string
  /** The extension, in lower case: the program of the user who downloads it goes by that. */
  readonly endings: readonly string[]
  /** Whether a file is of this kind, by its first bytes alone; `whole` has all of them where a kind needs them. */
  readonly is: (head: Uint8Array, whole: () => Promise<Uint8Array>) => boolean | Promise<boolean>
  /** Why one of this kind is refused by what it says of itself, as a sentence; null for one that is taken. */
  readonly refusal?: (whole: () => Promise<Uint8Array>) => Promise<string | null>
}

/** As many of its first bytes tell a file's kind, or that more are needed. */
export const HEAD_BYTES = 64

/** Choice: 10 MB, which scans and contracts do not have. */
const BYTES_MAX = 10 * 1024 * 1024

/** What an uploaded file may be. */
export interface AcceptedFiles {
  readonly kinds: readonly FileKind[]
  readonly bytesMax: number
  readonly tooLargeMessage: string
  readonly otherKindMessage: string
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
  refusal: async whole => pictureRefusal(pixelsOfPng(await whole())),
}

const JPEG: FileKind = {
  name: 'JPEG',
  type: 'image/jpeg',
  endings: ['jpg', 'jpeg'],
  is: bytes => starts(bytes, 0xff, 0xd8, 0xff),
  refusal: async whole => pictureRefusal(pixelsOfJpeg(await whole())),
}

/** The old Word format: a compound file that names its document, in two bytes per letter. */
const DOC: FileKind = {
  name: 'DOC',
  endings: ['doc'],
  type: 'application/msword',
  is: async (head, whole) =>
    starts(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) &&
    holds(await whole(), [...'WordDocument'].join('\0')),
}

/** The new Word format: a ZIP with the document in it; no other ZIP is accepted. */
const DOCX: FileKind = {
  name: 'DOCX',
  endings: ['docx'],
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  is: async (head, whole) => starts(head, 0x50, 0x4b, 0x03, 0x04) && holds(await whole(), 'word/document'),
  refusal: async whole => documentRefusal(await whole(), BYTES_MAX),
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

const documents = (kinds: readonly FileKind[]): AcceptedFiles => ({
  kinds,
  bytesMax: BYTES_MAX,
  tooLargeMessage: 'A file can have at most 10 MB.',
  otherKindMessage: `Send a ${listed.format(kinds.map(({ name }) => name))} file.`,
})

/** The formats of a scan or a photograph of a document. */
export const SCANS: AcceptedFiles = documents([PDF, PNG, JPEG])

/** The formats in which people mark changes of a contract. */
export const WRITINGS: AcceptedFiles = documents([PDF, DOC, DOCX])
