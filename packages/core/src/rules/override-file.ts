import type { UploadedFile } from '../shared/files.ts'
import { type FileKind, PDF, PICTURES, uploadProblems } from '../shared/upload-problems.ts'

/**
 * The kinds of file that go with an override.
 *
 * Source: section 4, "Override lifecycle". Choice: what a certificate comes as, a document or a photograph of one.
 */
export const OVERRIDE_FILE_KINDS: readonly FileKind[] = [PDF, ...PICTURES]

/**
 * What is wrong with a file for an override, in words.
 *
 * Empty: undefined when nothing is.
 * Refuses: a kind that is none of ours, then an empty file, then one that is too large.
 * Source: section 4, "Override lifecycle".
 */
export const overrideFileProblem = (file: Pick<UploadedFile, 'name' | 'type' | 'size'>): string | undefined =>
  uploadProblems(file, OVERRIDE_FILE_KINDS)[0]
