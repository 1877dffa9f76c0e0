import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The files of one request, on disk while it runs, so that no number of uploads fills the memory. */
export class Spool {
  readonly #within: string
  #folder: string | undefined
  #count = 0

  constructor(within: string = tmpdir()) {
    this.#within = within
  }

  /** Writes a file as it comes in. Refuses: an error of the disk. */
  async add(content: Readable, name: string, type: string): Promise<File> {
    this.#folder ??= await mkdtemp(join(this.#within, 'fairhaul-upload-'))
    const path = join(this.#folder, String((this.#count += 1)))
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return new File([await openAsBlob(path)], name, { type })
  }

  /** Removes all of them. What was kept elsewhere stays. */
  async remove(): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true })
  }
}
