/** The bytes of a file are missing from where its row says, which no caller can repair. */
export class FileLost extends Error {
  constructor(name: string, why: string) {
    super(`The stored file ${name} ${why}.`)
  }
}

/** Stores the bytes of uploaded files. Their names and owners are in the database. */
export interface FileStore {
  /** Stores bytes, on disk before it resolves. Returns the name to read them by; null: store them in their row. */
  keep(bytes: Uint8Array): Promise<string | null>
  /** Units: `size` is the length in bytes from the row. Refuses: FileLost for a missing or truncated file. */
  read(name: string, size: number): Promise<Buffer>
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
  remove: async () => {},
  check: async () => {},
}
