import type { UploadedFile } from '../shared/files.ts'
import type { Problem } from '../shared/refusal.ts'
import { type FileKind, PDF, PICTURES, uploadProblems } from '../shared/upload-problems.ts'

/**
 * The file types of a redlined contract. Choice: the ones that people track changes in. Source: section 3, "Contract
 * upload".
 */
export const CONTRACT_FILE_KINDS: readonly FileKind[] = [
  PDF,
  { ending: 'doc', type: 'application/msword' },
  { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
]

/** The file types of a redlined tax form. Choice: forms are often scanned. Source: section 3, "Tax form submission". */
export const TAX_FORM_FILE_KINDS: readonly FileKind[] = [PDF, ...PICTURES]

/**
 * The problems with a file, all at once, under the field `file`. Empty: none, it can be sent.
 *
 * Source: section 8, "Redlined upload".
 */
export const redlinedFileProblems = (
  file: Pick<UploadedFile, 'name' | 'type' | 'size'>,
  kinds: readonly FileKind[],
): readonly Problem[] => uploadProblems(file, kinds).map(message => ({ field: 'file', message }))
