import { UnusableFlag } from '../../kernel/command-line.ts'
import { FolderInUse } from '../../database/folder-lock.ts'
import { DatabaseUnusable, FolderUnusable } from '../../database/unusable.ts'
import { ImportUnderWay } from './store/import-lease.ts'

/** Of PostgreSQL and of the operating system: no space left, or no more of it for this user. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const FULL_TEXT = /no space left on device/i

/** Whether an error is that of a full disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && FULL.has(String(error.code))) || FULL_TEXT.test(error.message))

/** Errors of an import that did not begin, whose message says all. */
const BEFORE_IT_BEGAN = [ImportUnderWay, UnusableFlag, FolderUnusable, DatabaseUnusable]

/** Why an import did not begin or did not end, for the person who started it. */
export const importFailure = (thrown: unknown): string => {
  if (thrown instanceof FolderInUse)
    return `${thrown.message}\nWhat runs there takes no imports: stop it (Ctrl-C), import, and start it again.`
  if (BEFORE_IT_BEGAN.some(kind => thrown instanceof kind)) return (thrown as Error).message
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return isDiskFull(error)
    ? 'The disk is full. What was read before the batch under way is kept: free some space, and run the same command again to go on.'
    : `The import failed; the batch under way was left undone. ${error.message}`
}
