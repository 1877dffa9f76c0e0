import { invalid } from '../http/refused.ts'
import { type FileKind, SCANS } from './file-kinds.ts'

export const FILE_BYTES_MAX = 10 * 1024 * 1024
const NAME_MAX = 120

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

const inWords = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * A file that was sent with a form, of one of some kinds: a PDF, PNG or JPEG unless told otherwise.
 *
 * Refuses: 422 on `field` for an empty or too large one, and for one of another kind.
 */
export async function readUpload(
  file: File,
  field: string,
  kinds: readonly FileKind[] = SCANS,
): Promise<Upload> {
  if (file.size > FILE_BYTES_MAX) throw invalid(field, 'A file may have at most 10 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kinds.find(({ is }) => is(bytes))
  if (kind === undefined)
    throw invalid(field, `Send a ${inWords.format(kinds.map(({ name }) => name))} file.`)
  return { name: plainName(file.name), type: kind.type, bytes }
}
