import { invalid } from '../http/refused.ts'
import { type FileKind, readUpload, type Upload } from '../uploads/read-upload.ts'

/**
 * An uploaded document with marked changes, of one of some kinds, whose name has the ending of its kind.
 *
 * Refuses: 422 on `file` for an empty or too large one, one of another kind, and one whose name has another ending.
 * Choice: the carrier opens it by its name, so a `terms.exe` that begins like a PDF would be run.
 */
export async function readRedline(file: File, kinds: readonly FileKind[]): Promise<Upload> {
  const upload = await readUpload(file, 'file', kinds)
  const kind = kinds.find(({ type }) => type === upload.type)
  const name = upload.name.toLowerCase()
  if (!kind?.endings.some(ending => name.endsWith(`.${ending}`)))
    throw invalid('file', 'This file needs a name that ends in its type, like .pdf.')
  return upload
}
