/** Thrown for a data folder in which the engine must not start. It was left as it is. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable'
}

/** Thrown for a database that cannot be opened. The message is one sentence for the operator. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

/** Thrown for a database whose schema is of before the first release: no migration changes it. It was left as it is. */
export class DatabaseOfBefore extends DatabaseUnusable {
  constructor() {
    super(
      'The database of DATABASE_URL was made before the first release, and this program does not read it: name a new database there, and import again.',
    )
  }
}

/** Why the operating system lets this user not use a folder, by its codes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to do so',
  EPERM: 'this user has no right to do so',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
}

/**
 * Does some work in a folder.
 *
 * Refuses: FolderUnusable where the operating system lets this user not read or write there; `flag` is the one that
 * names the folder. Any other error is thrown as it is.
 */
export const inUsableFolder = <T>(folder: string, work: () => T, flag = '--data'): T => {
  try {
    return work()
  } catch (error) {
    throw asUnusable(error, folder, flag)
  }
}

/** The error of work in a folder, as a FolderUnusable where the operating system refused it. */
export const asUnusable = (error: unknown, folder: string, flag: string): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  if (reason === undefined) return error
  return new FolderUnusable(
    `The folder ${folder} cannot be read and written: ${reason} (${code}). Mend that, or name another one with ${flag}.`,
    { cause: error },
  )
}
