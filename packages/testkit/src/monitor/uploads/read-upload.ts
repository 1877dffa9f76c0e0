import { invalid } from '../http/refused.ts'

export const FILE_BYTES_MAX = 10 * 1024 * 1024
const NAME_MAX = 120

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** What the first bytes say a file is. Names and declared types are not asked: anyone can write those. */
const KINDS: readonly { readonly type: string; readonly is: (bytes: Uint8Array) => boolean }[] = [
  { type: 'application/pdf', is: bytes => starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d) },
  { type: 'image/png', is: bytes => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { type: 'image/jpeg', is: bytes => starts(bytes, 0xff, 0xd8, 0xff) },
]

/** The last piece of a name, without what could steer a terminal, a header or a file system. */
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

/** A file that was sent with a form. Refuses: 422 on `field` for an empty, too large or other than a PDF, PNG or JPEG. */
export async function readUpload(file: File, field: string): Promise<Upload> {
  if (file.size > FILE_BYTES_MAX) throw invalid(field, 'A file may have at most 10 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = KINDS.find(({ is }) => is(bytes))
  if (kind === undefined) throw invalid(field, 'Send a PDF, PNG or JPEG file.')
  return { name: plainName(file.name), type: kind.type, bytes }
}
