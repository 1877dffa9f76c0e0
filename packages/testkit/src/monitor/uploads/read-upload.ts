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
const MEGAPIXELS_MAX = 40

/** An ending before the last one, by which a program or a person may take the file for another kind. */
const TWO_ENDINGS =
  /\.(?:pdf|png|jpe?g|docx?|xlsx?|zip|jar|exe|com|bat|cmd|msi|scr|lnk|ps1|sh|js|vbs|html?|svg)\.[^.]+$/i

/** The last ending of a name, in lower case. Empty: null. */
const endingOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? null

/** The pixels of a PNG, as its header says. Empty: null for a header that is cut off. */
function pixelsOfPng(view: DataView): number | null {
  return view.byteLength < 24 ? null : view.getUint32(16) * view.getUint32(20)
}

/** The pixels of a JPEG, as its first frame says. Empty: null without one. */
function pixelsOfJpeg(view: DataView): number | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** Refuses a picture that would fill the memory of the program that opens it: by what its header says, without decoding it. */
function refuseHuge(kind: FileKind, bytes: Uint8Array, field: string): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pixels = kind === PNG ? pixelsOfPng(view) : kind === JPEG ? pixelsOfJpeg(view) : null
  if ((pixels ?? 0) > MEGAPIXELS_MAX * 1_000_000)
    throw invalid(field, `A picture can have at most ${MEGAPIXELS_MAX} megapixels.`)
}

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

/** Refuses what is wrong with any uploaded file: no bytes, or a name that no one can tell a kind by. */
export function refuseUnusableFile(file: File, field: string): void {
  if (file.size === 0) throw invalid(field, 'This file is empty.')
  if (/\p{Cc}/u.test(file.name))
    throw invalid(
      field,
      'The name of this file has characters that cannot be used. Rename it and send it again.',
    )
  if (TWO_ENDINGS.test(file.name))
    throw invalid(field, 'The name of this file has two endings. Rename it and send it again.')
}

/** Refuses a name that says another kind than the content is. One without an ending is taken, as some phones send none. */
export function refuseOtherEnding(
  { name }: File,
  { name: kind, endings }: Pick<FileKind, 'name' | 'endings'>,
  field: string,
): void {
  const ending = endingOf(name)
  if (ending !== null && !endings.includes(ending))
    throw invalid(
      field,
      `This is a ${kind} file, but its name ends with .${ending}. Rename it and send it again.`,
    )
}

/**
 * An uploaded file of a form, of one of some kinds, by default PDF, PNG or JPEG.
 *
 * Refuses: 422 on `field` for an empty or too large file, for one of another kind, for a name that says another kind or
 * two, or has control characters, and for a picture of more than 40 megapixels.
 */
export async function readUpload(
  file: File,
  field: string,
  kinds: readonly FileKind[] = SCANS,
): Promise<Upload> {
  if (file.size > FILE_BYTES_MAX) throw invalid(field, 'A file can have at most 10 MB.')
  refuseUnusableFile(file, field)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kinds.find(({ is }) => is(bytes))
  if (kind === undefined) throw invalid(field, `Send a ${listed.format(kinds.map(({ name }) => name))} file.`)
  refuseOtherEnding(file, kind, field)
  refuseHuge(kind, bytes, field)
  return { name: plainName(file.name), type: kind.type, bytes }
}
