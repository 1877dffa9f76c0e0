import { z } from 'zod'
import { kindNamed } from '../kinds/index.ts'
import { ENCODINGS } from '../rows/text-encoding.ts'

/** Where a monitor takes imports, after its own address. */
export const CONTROL_PATH = '/monitor-control/import'
export const TOKEN_HEADER = 'x-import-token'

/** What the command asks of a monitor. Files and the rejects file are paths on this machine, which both run on. */
export const importParams = z.strictObject({
  files: z.array(z.string().min(1)).min(1),
  rejects: z.string().min(1),
  rowsPerBatch: z.int().min(1),
  asOf: z.iso.date().nullable(),
  /** The name of the kind that all files are; null: their headers tell. */
  fileKind: z
    .string()
    .refine(name => kindNamed(name) !== undefined)
    .nullable()
    .default(null),
  encoding: z.enum(ENCODINGS),
  /** Columns of the terminal that shows the answer. Null: it is no terminal. */
  columns: z.int().min(1).nullable(),
})

/** One line of the answer: text to print, and at the end the exit code or what went wrong. */
export const importLine = z.union([
  z.strictObject({ print: z.string() }),
  z.strictObject({ exit: z.union([z.literal(0), z.literal(1)]) }),
  z.strictObject({ failed: z.string() }),
])
export type ImportLine = z.infer<typeof importLine>
