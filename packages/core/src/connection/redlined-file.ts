import type { UploadedFile } from '../shared/files.ts'
import type { Problem } from '../shared/refusal.ts'

/** A kind of file by the ending of its name, with the type that a browser gives it. */
export interface FileKind {
  /** Lower case, without the dot. */
  readonly ending: string
  readonly type: string
}

const PDF: FileKind = { ending: 'pdf', type: 'application/pdf' }

/** What a redlined contract may be. Choice: what people mark changes in. Source: section 3, "Contract upload". */
export const CONTRACT_FILE_KINDS: readonly FileKind[] = [
  PDF,
  { ending: 'doc', type: 'application/msword' },
  { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
]

/** What a redlined tax form may be. Choice: forms are often scanned. Source: section 3, "Tax form submission". */
export const TAX_FORM_FILE_KINDS: readonly FileKind[] = [
  PDF,
  { ending: 'jpg', type: 'image/jpeg' },
  { ending: 'jpeg', type: 'image/jpeg' },
  { ending: 'png', type: 'image/png' },
]

/** Bytes of a redlined file, at most: 10 MB. Choice: room for a scan. */
export const REDLINED_FILE_BYTES_MAX = 10 * 1024 * 1024

const isOfKind =
  ({ name, type }: Pick<UploadedFile, 'name' | 'type'>) =>
  (kind: FileKind): boolean =>
    name.toLowerCase().endsWith(`.${kind.ending}`) && (type === '' || type === kind.type)

const endingsText = (kinds: readonly FileKind[]): string =>
  kinds.map(({ ending }) => ending.toUpperCase()).join(', ')

/**
 * What is wrong with a file, every problem at once, under the field `file`. Empty: none, it may be sent.
 *
 * Choice: the name's ending says what a file is, and its type has to agree where the browser knows one.
 * Source: section 8, "Redlined upload".
 */
export const redlinedFileProblems = (
  file: Pick<UploadedFile, 'name' | 'type' | 'size'>,
  kinds: readonly FileKind[],
): readonly Problem[] => {
  const messages = [
    kinds.some(isOfKind(file)) ? null : `Choose a file of one of these kinds: ${endingsText(kinds)}.`,
    file.size === 0 ? 'This file is empty.' : null,
    file.size > REDLINED_FILE_BYTES_MAX ? 'Choose a file of at most 10 MB.' : null,
  ]
  return messages.flatMap(message => (message === null ? [] : [{ field: 'file', message }]))
}
