import { formatCount } from '../shared/amounts.ts'
import type { UploadedFile } from '../shared/files.ts'
import { type FileKind, PDF, PICTURES, uploadProblems } from '../shared/upload-problems.ts'

/** Pages of a file that are read and shown, at most. Choice: a certificate has two, rarely four. */
export const PAPER_PAGES_MAX = 10

/** The kinds of file for a certificate. Source: section 3, "Certificates of insurance". */
export const PAPER_FILE_KINDS: readonly FileKind[] = [PDF, ...PICTURES]

/**
 * The problem with a file for a certificate, as text.
 *
 * Empty: undefined without one. Source: section 3, "Certificates of insurance".
 */
export const paperFileProblem = (file: Pick<UploadedFile, 'name' | 'type' | 'size'>): string | undefined =>
  uploadProblems(file, PAPER_FILE_KINDS)[0]

/** Why a file cannot be shown: it has a password, or is not what its name says. */
export type PaperProblem = 'locked' | 'unreadable'

/** Each in words. Source: section 3, "Certificates of insurance"; the wording is ours. */
export const PAPER_PROBLEM_TEXTS: Readonly<Record<PaperProblem, string>> = {
  locked: 'This file has a password. Save it without one, or print it to a new PDF.',
  unreadable: 'This file cannot be read as a PDF or a picture. Choose another one.',
}

/**
 * What to know about a file that was read: how much of it, and whether it has a text.
 *
 * Empty: none, where all of it was read. Source: section 3, "Certificates of insurance".
 */
export const paperNotes = ({
  pageCount,
  hasText,
}: {
  readonly pageCount: number
  readonly hasText: boolean
}): readonly string[] => [
  ...(pageCount > PAPER_PAGES_MAX
    ? [`The first ${PAPER_PAGES_MAX} of ${formatCount(pageCount, 'page')} are read and shown.`]
    : []),
  ...(hasText ? [] : ['This file is a picture without text. Type the fields beside it.']),
]
