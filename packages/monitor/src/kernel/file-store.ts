/** The bytes of a file are missing from where its row says, which no caller can repair. */
export class FileLost extends Error {
  constructor(name: string, why: string) {
    super(`The stored file ${name} ${why}.`)
  }
}

/** Stores the bytes of uploaded files. Their names and owners are in the database. */
export interface FileStore {
  /**
   * Stores a file, on disk before it resolves. Returns the name to read it by; null: store it in its row.
   * Refuses: the error of a full disk.
   */
  keep(content: Blob): Promise<string | null>
  /** Units: `size` is the length in bytes from the row. Refuses: FileLost for a missing or truncated file. */
  read(name: string, size: number): Promise<Buffer>
  /**
   * Removes what a process left that ended while it stored files: those that no row names, of some age in milliseconds,
   * as another process may be about to name a new one. `namedOf`: those of some names that rows have. Returns how many
   * were removed.
   */
  sweep(
    namedOf: (names: readonly string[]) => Promise<ReadonlySet<string>>,
    leastAgeMs: number,
  ): Promise<number>
  /** Empty: a missing file is no error. */
  remove(name: string): Promise<void>
  /** Refuses: rejects while no file can be stored. */
  check(): Promise<void>
}

/** Stores files in their rows, so that one backup has everything. */
export const filesInDatabase: FileStore = {
  keep: async () => null,
  read: async name => {
    throw new FileLost(name, 'is in a folder, and this monitor was given none')
  },
  sweep: async () => 0,
  remove: async () => {},
  check: async () => {},
}
