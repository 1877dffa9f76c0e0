import type { UploadedFile } from '../shared/files.ts'

/** The largest file that goes with an override, in bytes: 10 MB. Source: section 4, "Override lifecycle". */
export const OVERRIDE_FILE_BYTES_MAX = 10 * 1024 * 1024

/**
 * The kinds of file that go with an override, each with the endings it is known by.
 *
 * Source: section 4, "Override lifecycle". Choice: what a certificate comes as, a document or a photograph of one.
 */
export const OVERRIDE_FILE_KINDS = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
} as const satisfies Record<string, readonly string[]>

const TYPES: ReadonlySet<string> = new Set(Object.keys(OVERRIDE_FILE_KINDS))
const ENDINGS: ReadonlySet<string> = new Set(Object.values(OVERRIDE_FILE_KINDS).flat())

const isKnownKind = ({ name, type }: Pick<UploadedFile, 'name' | 'type'>): boolean =>
  type === ''
    ? ENDINGS.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
    : TYPES.has(type.toLowerCase())

/**
 * What is wrong with a file for an override, in words.
 *
 * Empty: undefined when nothing is.
 * Refuses: a kind that is none of ours, an empty file, and one of more than 10 MB.
 * Source: section 4, "Override lifecycle". Choice: a browser that does not know the type leaves it empty; the name's
 * ending speaks then. The server has the last word, as it looks into the file.
 */
export const overrideFileProblem = (
  file: Pick<UploadedFile, 'name' | 'type' | 'size'>,
): string | undefined => {
  if (!isKnownKind(file)) return 'Choose a PDF, PNG or JPEG file.'
  if (file.size === 0) return 'This file is empty.'
  return file.size > OVERRIDE_FILE_BYTES_MAX ? 'This file is larger than 10 MB.' : undefined
}
