import { invalid } from '../http/refused.ts'
import { type FileKind, readUpload, type Upload } from '../uploads/read-upload.ts'

/**
 * A document with changes marked, of one of some kinds, that is named as what it is.
 *
 * Refuses: 422 on `file` for an empty or too large one, one of another kind, and one whose name ends as another kind
 * does. Choice: the carrier opens it by its name; `terms.exe` that begins as a PDF does would be run.
 */
export async function readRedline(file: File, kinds: readonly FileKind[]): Promise<Upload> {
  const upload = await readUpload(file, 'file', kinds)
  const kind = kinds.find(({ type }) => type === upload.type)
  const name = upload.name.toLowerCase()
  if (!kind?.endings.some(ending => name.endsWith(`.${ending}`)))
    throw invalid('file', 'The name of this file does not say what it is.')
  return upload
}
