import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A downloaded file, as recorded beside it. */
const storedFile = z.object({
  fileName: z.string(),
  /** What the server calls this version of the file. Null: it gave none. */
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** The day on which the agency published it, `YYYY-MM-DD`. */
  publishedOn: z.iso.date(),
  /** The newest date in its rows. Null: no column has one. */
  newestDay: z.iso.date().nullable(),
  header: z.array(z.string()),
  rows: z.int(),
  bytes: z.int(),
  /** SHA-256 of its content. */
  digest: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>

/** What is known of a file that is not whole yet: with it the rest of the same version is requested. */
const partialFile = storedFile.pick({ etag: true, lastModified: true, publishedOn: true })
export type PartialFile = z.infer<typeof partialFile>

const readJson = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Replaced as a whole, so that a process that is killed leaves the old one or the new one. */
const writeJson = async (path: string, value: unknown) => {
  await writeFile(`${path}.new`, JSON.stringify(value, null, 1), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

/**
 * The downloaded files of one folder. A file that is not whole has the name of its data set and `.part`; a whole one is
 * recorded in a `.json` that names it. Only what is recorded counts, so a process may be killed at any moment.
 */
export class StoredFiles {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  path(fileName: string): string {
    return join(this.folder, fileName)
  }

  partPath(id: string): string {
    return this.path(`${id}.part`)
  }

  rejectsPath(id: string): string {
    return this.path(`${id}.rejects.csv`)
  }

  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
  }

  /** The last whole file of a data set. Undefined: there is none, or it is not as it was recorded. */
  whole(id: string): Promise<StoredFile | undefined> {
    return this.#recorded(`${id}.json`)
  }

  /** The stored differences of a data set, in the order of their days. */
  async differences(id: string): Promise<readonly StoredFile[]> {
    const records = (await readdir(this.folder)).filter(name => /^\S+\.\d{4}-\d\d-\d\d\.json$/.test(name))
    const found = await Promise.all(
      records.filter(name => name.startsWith(`${id}.`)).map(name => this.#recorded(name)),
    )
    return found
      .filter(file => file !== undefined)
      .toSorted((one, other) => (one.publishedOn < other.publishedOn ? -1 : 1))
  }

  partial(id: string): Promise<PartialFile | undefined> {
    return readJson(this.path(`${id}.part.json`), partialFile)
  }

  writePartial(id: string, part: PartialFile): Promise<void> {
    return writeJson(this.path(`${id}.part.json`), part)
  }

  /** Records the partial file of a data set as whole, in place of the one before. */
  async finish(id: string, file: Omit<StoredFile, 'fileName'>, isDifference: boolean): Promise<StoredFile> {
    const record = isDifference ? `${id}.${file.publishedOn}.json` : `${id}.json`
    const before = await this.#recorded(record)
    const stored = { ...file, fileName: `${id}.${file.publishedOn}.csv` }
    await rename(this.partPath(id), this.path(stored.fileName))
    await writeJson(this.path(record), stored)
    await rm(this.path(`${id}.part.json`), { force: true })
    if (before !== undefined && before.fileName !== stored.fileName) await this.#remove(before.fileName)
    return stored
  }

  /** Gives back the space of a file that is not whole. */
  async removePartial(id: string): Promise<void> {
    await this.#remove(`${id}.part`)
    await this.#remove(`${id}.part.json`)
  }

  /** Removes the differences of days before `day`: the whole file of that day holds them. */
  async removeDifferencesBefore(id: string, day: string): Promise<void> {
    for (const { fileName, publishedOn } of await this.differences(id)) {
      if (publishedOn >= day) continue
      await this.#remove(`${id}.${publishedOn}.json`)
      await this.#remove(fileName)
    }
  }

  #remove(fileName: string) {
    return rm(this.path(fileName), { force: true })
  }

  async #recorded(record: string): Promise<StoredFile | undefined> {
    const file = await readJson(this.path(record), storedFile)
    if (file === undefined) return undefined
    const found = await stat(this.path(file.fileName)).catch(() => undefined)
    return found?.size === file.bytes ? file : undefined
  }
}
