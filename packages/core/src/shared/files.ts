/** A file to upload: a browser's `File`, or anything with a name, a type and bytes. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly size: number
  /** The bytes. */
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Called while a file is sent, with the bytes that have left so far: the file's own and a little around them. */
export type UploadProgress = (bytesSent: number) => void

/** A file stored on the server: its original name, and the address to open it at. */
export interface StoredFile {
  readonly name: string
  readonly url: string
}
