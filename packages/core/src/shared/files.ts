/** A file to be sent: a browser's `File`, or anything with a name, a type and bytes. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly size: number
  /** The bytes. */
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A file that the server keeps: its name as it was sent, and the address a browser opens it at. */
export interface StoredFile {
  readonly name: string
  readonly url: string
}
