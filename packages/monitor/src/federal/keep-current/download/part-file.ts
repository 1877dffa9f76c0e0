import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat, statfs } from 'node:fs/promises'
import { CsvScan } from '../../import/rows/scan-csv.ts'
import type { PartialFile, StoredFiles } from './stored-files.ts'

/** The disk, for tests in which it is full. */
export interface Disk {
  open(path: string, flags: string, mode: number): Promise<FileHandle>
  /** How many bytes can be written into a folder. */
  freeBytes(folder: string): Promise<number>
}

export const systemDisk: Disk = {
  open,
  freeBytes: async folder => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

/** A file that is being downloaded: what arrived of it is on disk, counted and checked as it comes. */
export class PartFile {
  /** The version of the file that the bytes belong to. Undefined: there are none yet. */
  version: PartialFile | undefined
  bytes = 0
  scan: CsvScan
  #hash: Hash = createHash('sha256')
  #handle: FileHandle | undefined
  readonly #id: string
  readonly #files: StoredFiles
  readonly #disk: Disk
  readonly #newScan: () => CsvScan

  constructor(
    id: string,
    files: StoredFiles,
    { disk, newScan }: { readonly disk: Disk; readonly newScan: () => CsvScan },
  ) {
    this.#id = id
    this.#files = files
    this.#disk = disk
    this.#newScan = newScan
    this.scan = newScan()
  }

  get digest(): string {
    return this.#hash.copy().digest('hex')
  }

  /** Opens what an earlier download left of the file, if it did, and reads it. */
  async open(): Promise<void> {
    if (this.#handle !== undefined) return
    const path = this.#files.partPath(this.#id)
    const size = (await stat(path).catch(() => undefined))?.size ?? 0
    const version = size > 0 ? await this.#files.partial(this.#id) : undefined
    if (version === undefined) return
    this.version = version
    this.#handle = await this.#disk.open(path, 'a', 0o600)
    for await (const chunk of createReadStream(path)) this.#update(chunk)
  }

  /** Begins anew, with the bytes of a version. */
  async begin(version: PartialFile): Promise<void> {
    await this.#handle?.close()
    this.#handle = await this.#disk.open(this.#files.partPath(this.#id), 'w', 0o600)
    this.#hash = createHash('sha256')
    this.scan = this.#newScan()
    this.bytes = 0
    this.version = version
    await this.#files.writePartial(this.#id, version)
  }

  /** Gives up what arrived: the next attempt asks for the whole file. */
  discard(): void {
    this.version = undefined
  }

  async add(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length; ) {
      const written = await this.#handle?.write(chunk, at)
      at += written?.bytesWritten ?? chunk.length
    }
    this.#update(chunk)
  }

  /** Whether all bytes have reached the disk. */
  async flush(): Promise<void> {
    await this.#handle?.sync()
  }

  async close(): Promise<void> {
    await this.#handle?.close()
    this.#handle = undefined
  }

  #update(chunk: Uint8Array) {
    this.#hash.update(chunk)
    this.scan.feed(chunk)
    this.bytes += chunk.length
  }
}
