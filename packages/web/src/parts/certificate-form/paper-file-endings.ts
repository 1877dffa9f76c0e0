import { PAPER_FILE_KINDS } from '@fairhaul/core'

/** The files that are read as certificates, for a file picker. */
export const PAPER_FILE_ENDINGS = PAPER_FILE_KINDS.map(({ ending }) => `.${ending}`).join(',')
