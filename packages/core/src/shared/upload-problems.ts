import type { UploadedFile } from './files.ts'

/** A file type: the extension of the file name and the media type that a browser gives it. */
export interface FileKind {
  /** Lower case, without the dot. */
  readonly ending: string
  readonly type: string
}

/** Documents. */
export const PDF: FileKind = { ending: 'pdf', type: 'application/pdf' }

/** Scans or photographs of documents. */
export const PICTURES: readonly FileKind[] = [
  { ending: 'jpg', type: 'image/jpeg' },
  { ending: 'jpeg', type: 'image/jpeg' },
  { ending: 'png', type: 'image/png' },
]

/** The largest upload, in bytes: 10 MB. Choice: enough for a scan. */
const UPLOAD_BYTES_MAX = 10 * 1024 * 1024

const isOfKind =
  ({ name, type }: Pick<UploadedFile, 'name' | 'type'>) =>
  (kind: FileKind): boolean =>
    name.toLowerCase().endsWith(`.${kind.ending}`) && (type === '' || type.toLowerCase() === kind.type)

/**
 * The problems of a file for upload, given the accepted types; all at once, as messages.
 *
 * Empty: none, it may be sent. Refuses: another type, an empty file, and one of more than 10 MB. Choice: the extension
 * decides, and the media type has to match if the browser knows it. The server decides finally, as it checks the
 * content.
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
