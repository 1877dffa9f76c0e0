import type { UploadedFile } from '../shared/files.ts'
import type { Problem } from '../shared/refusal.ts'
import { type FileKind, PDF, PICTURES, uploadProblems } from '../shared/upload-problems.ts'

/** What a redlined contract may be. Choice: what people mark changes in. Source: section 3, "Contract upload". */
export const CONTRACT_FILE_KINDS: readonly FileKind[] = [
  PDF,
  { ending: 'doc', type: 'application/msword' },
  { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
]

/** What a redlined tax form may be. Choice: forms are often scanned. Source: section 3, "Tax form submission". */
export const TAX_FORM_FILE_KINDS: readonly FileKind[] = [PDF, ...PICTURES]

/**
 * What is wrong with a file, every problem at once, under the field `file`. Empty: none, it may be sent.
 *
 * Source: section 8, "Redlined upload".
 */
export const redlinedFileProblems = (
  file: Pick<UploadedFile, 'name' | 'type' | 'size'>,
  kinds: readonly FileKind[],
): readonly Problem[] => uploadProblems(file, kinds).map(message => ({ field: 'file', message }))
