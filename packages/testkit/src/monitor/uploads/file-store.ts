/** The bytes of a file are not where its row says: somebody else's doing, and nothing that a caller can mend. */
export class FileLost extends Error {
  constructor(name: string, why: string) {
    super(`The stored file ${name} ${why}.`)
  }
}

/** Where the bytes of uploaded files are. What they are called by people, and whose they are, stays in the database. */
export interface FileStore {
  /** Keeps bytes, on disk before it resolves. The name to read them by; null: their row is to hold them itself. */
  keep(bytes: Uint8Array): Promise<string | null>
  /** Units: `size` is the length in bytes that the row tells. Refuses: FileLost for a missing or cut file. */
  read(name: string, size: number): Promise<Buffer>
  /** Empty: one that is gone already is left at that. */
  remove(name: string): Promise<void>
  /** Refuses: rejects while nothing can be kept. */
  check(): Promise<void>
}

/** Keeps files in their rows: one backup has everything. */
export const filesInDatabase: FileStore = {
  keep: async () => null,
  read: async name => {
    throw new FileLost(name, 'is in a folder, and this monitor was given none')
  },
  remove: async () => {},
  check: async () => {},
}
