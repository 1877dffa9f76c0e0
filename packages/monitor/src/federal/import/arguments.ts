import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { NothingToRun } from '../../kernel/command-line.ts'
import { isUnreadable } from './cells/cell.ts'
import { readFederalDate } from './cells/dates.ts'
import { FILE_KINDS, kindNamed } from './kinds/index.ts'
import { ENCODINGS, type TextEncoding } from './rows/text-encoding.ts'
import type { PublishedFile } from './store/import-runs.ts'

export interface Arguments {
  readonly kind: 'import'
  readonly files: readonly string[]
  readonly dataFolder: string
  readonly rejects: string
  readonly rowsPerBatch: number
  /** Undefined: the newest date in the rows of each file. */
  readonly asOf: string | undefined
  /** The kind of the files; undefined: detected by their headers. */
  readonly fileKind?: string | undefined
  readonly encoding: TextEncoding
  /** The files are all that the agency publishes of their kind. */
  readonly isWhole?: boolean | undefined
  /** The published file that the one file is a copy of; undefined for files that someone named. */
  readonly published?: PublishedFile | undefined
}

export type Understanding = Arguments | NothingToRun

/** Two a line, as wide as the rest. */
const NAMES_WITHOUT_HEADER = FILE_KINDS.filter(kind => !kind.hasHeader)
  .map(({ name }, at) => `${at === 0 ? '' : at % 2 === 0 ? ',\n                       ' : ', '}${name}`)
  .join('')

export const USAGE = `npm run monitor:import -- FILE... [options]

Reads federal files into the monitor. With their header line, as published: the SMS
Motor Carrier Census and the Company Census File, which add carriers or bring them up
to date by their DOT number, and the SMS files of inspections, violations and crashes.
The licensing and insurance files have no header line and are named by --kind. Read a
census file first: the others only add to carriers that are on record. A file can be
read again at any time.

  --data FOLDER        the monitor's data (default .fairhaul/data, or FAIRHAUL_DATA);
                       with DATABASE_URL set, that PostgreSQL server is used instead
  --as-of YYYY-MM-DD   the day that the files describe (default: the newest date in
                       the rows of each file, or without one the day the file was
                       last changed; licensing files are frozen since May 2026 and
                       describe no later day)
  --kind NAME          what the files are; needed where they have no header line:
                       ${NAMES_WITHOUT_HEADER}
  --encoding NAME      utf-8 (default) or windows-1252, for files out of a spreadsheet
  --whole              the files are the agency's whole files, as published, and not some
                       of their rows: a rule passes on what is not in them, and what
                       they no longer have is taken away
  --rejects FILE       where to list what was refused (default import-rejects.csv in
                       the data folder)
  --batch N            rows kept at a time (default 5000)

Exit code: 0 everything was read, 1 something was refused or it was stopped,
2 it was called wrongly.`

/** Larger ones are no faster, and take more memory. */
export const DEFAULT_BATCH = 5_000
const LARGEST_BATCH = 20_000

const misused = (reason: string): Understanding => ({ kind: 'misused', reason })

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      rejects: { type: 'string' },
      batch: { type: 'string' },
      'as-of': { type: 'string' },
      kind: { type: 'string' },
      encoding: { type: 'string', default: 'utf-8' },
      whole: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

/** The parsed command line. `today` is `YYYY-MM-DD`: a future `--as-of` is refused. */
export const readArguments = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  today: string,
): Understanding => {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  if (values.help) return { kind: 'help' }
  if (positionals.length === 0) return misused('Name at least one file.')
  const batch = values.batch === undefined ? DEFAULT_BATCH : Number(values.batch)
  if (!Number.isInteger(batch) || batch < 1 || batch > LARGEST_BATCH)
    return misused(`--batch is a whole number from 1 to ${LARGEST_BATCH}.`)
  const encoding = ENCODINGS.find(it => it === values.encoding?.toLowerCase())
  if (encoding === undefined) return misused(`--encoding is one of ${ENCODINGS.join(', ')}.`)
  const asOf = values['as-of']
  if (asOf !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || isUnreadable(readFederalDate(asOf, today))))
    return misused('--as-of is a day that has been, written YYYY-MM-DD.')
  const fileKind = values.kind
  if (fileKind !== undefined && kindNamed(fileKind) === undefined)
    return misused(`--kind is one of ${FILE_KINDS.map(({ name }) => name).join(', ')}.`)
  const dataFolder = resolve(values.data ?? environment['FAIRHAUL_DATA'] ?? '.fairhaul/data')
  const rejects = resolve(values.rejects ?? `${dataFolder}/import-rejects.csv`)
  const files = [...new Set(positionals.map(file => resolve(file)))]
  if (files.includes(rejects)) return misused('The rejects file would replace a file that is to be read.')
  return {
    kind: 'import',
    files,
    dataFolder,
    rejects,
    rowsPerBatch: batch,
    asOf,
    fileKind,
    encoding,
    isWhole: values.whole,
  }
}
