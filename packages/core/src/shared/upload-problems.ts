import type { UploadedFile } from './files.ts'

/** A kind of file by the ending of its name, with the type that a browser gives it. */
export interface FileKind {
  /** Lower case, without the dot. */
  readonly ending: string
  readonly type: string
}

/** A document as it is printed or signed. */
export const PDF: FileKind = { ending: 'pdf', type: 'application/pdf' }

/** What a scan or a photograph of a document comes as. */
export const PICTURES: readonly FileKind[] = [
  { ending: 'jpg', type: 'image/jpeg' },
  { ending: 'jpeg', type: 'image/jpeg' },
  { ending: 'png', type: 'image/png' },
]

/** The largest file that is sent with anything, in bytes: 10 MB. Choice: room for a scan. */
export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024

const isOfKind =
  ({ name, type }: Pick<UploadedFile, 'name' | 'type'>) =>
  (kind: FileKind): boolean =>
    name.toLowerCase().endsWith(`.${kind.ending}`) && (type === '' || type.toLowerCase() === kind.type)

/**
 * What is wrong with a file that is to be one of some kinds, in words, every problem at once.
 *
 * Empty: none, it may be sent.
 * Refuses: another kind, an empty file, and one of more than 10 MB. Choice: the name's ending says what a file is, and
 * its type has to agree where the browser knows one. The server has the last word, as it looks into the file.
 */
export const uploadProblems = (
  file: Pick<UploadedFile, 'name' | 'type' | 'size'>,
  kinds: readonly FileKind[],
): readonly string[] => {
  const endings = kinds.map(({ ending }) => ending.toUpperCase()).join(', ')
  return [
    ...(kinds.some(isOfKind(file)) ? [] : [`Choose a file of one of these kinds: ${endings}.`]),
    ...(file.size === 0 ? ['This file is empty.'] : []),
    ...(file.size > UPLOAD_BYTES_MAX ? ['Choose a file of at most 10 MB.'] : []),
  ]
}
