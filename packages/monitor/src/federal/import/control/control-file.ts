import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

import { kindNamed } from '../kinds/index.ts'
import { ENCODINGS } from '../rows/text-encoding.ts'
import { monitoredChange } from '../store/monitored-changes.ts'
import { incompletelyPublished, loggedRun, publishedFile } from '../store/import-runs.ts'

/** The path at which a monitor takes imports. */
export const CONTROL_PATH = '/monitor-control/import'
export const TOKEN_HEADER = 'x-import-token'

/** The request of the command to a monitor. Files and the rejects file are paths on this machine, which both run on. */
export const importParams = z.strictObject({
  files: z.array(z.string().min(1)).min(1),
  rejects: z.string().min(1),
  rowsPerBatch: z.int().min(1),
  asOf: z.iso.date().nullable(),
  /** The kind of all files; null: detected by their headers. */
  fileKind: z
    .string()
    .refine(name => kindNamed(name) !== undefined)
    .nullable()
    .default(null),
  encoding: z.enum(ENCODINGS),
  isWhole: z.boolean().default(false),
  /** The published file that the one file is a copy of; null: someone named the files. */
  published: publishedFile.nullable().default(null),
  /** Who imports, for others who want to. */
  heldBy: z.string().min(1).max(200),
  /** Columns of the terminal that shows the output. Null: it is no terminal. */
  columns: z.int().min(1).nullable(),
})

/** A published file that was not read, and why. */
export const refusedFile = z.strictObject({
  fileName: z.string().min(1),
  reason: z.string().min(1).max(10_000),
  published: incompletelyPublished,
})

/** Data sets of which there is no newer version. */
const checkedFiles = z.strictObject({ checked: z.array(z.string().min(1)).min(1) })

/** What is to be read again is marked, and given. */
const waitingFiles = z.strictObject({ settle: z.literal(true) })

/** What is noted without an import. */
export const loggedFile = z.union([refusedFile, checkedFiles, waitingFiles])

/** What was imported, newest first, and what changed about monitored carriers since the moment that was given. */
export const importLog = z.strictObject({
  runs: z.array(loggedRun),
  monitored: z.array(monitoredChange),
})

/** One line of the response: text to print, and at the end the exit code or the error. */
export const importLine = z.union([
  z.strictObject({ print: z.string() }),
  z.strictObject({ exit: z.union([z.literal(0), z.literal(1)]) }),
  z.strictObject({ failed: z.string() }),
])
export type ImportLine = z.infer<typeof importLine>

/** The URL of a running monitor, and the token that proves that the caller can read its data folder. */
export interface Control {
  readonly url: string
  readonly token: string
}

const control = z.object({ url: z.url(), token: z.string().min(32) })
const pathIn = (dataFolder: string) => join(dataFolder, 'import-control.json')

/** Writes the control file beside the data, readable by its owner only. */
export const publishControl = async (dataFolder: string, reported: Control): Promise<void> => {
  await withdrawControl(dataFolder)
  await writeFile(pathIn(dataFolder), JSON.stringify(reported), { mode: 0o600, flag: 'wx' })
}

export const withdrawControl = (dataFolder: string): Promise<void> => rm(pathIn(dataFolder), { force: true })

/** Undefined when there is none, or it cannot be read. */
export const findControl = async (dataFolder: string): Promise<Control | undefined> => {
  try {
    return control.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')))
  } catch {
    return undefined
  }
}
