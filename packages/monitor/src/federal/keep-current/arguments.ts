import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { NothingToRun } from '../../kernel/command-line.ts'
import { DEFAULT_BATCH } from '../import/arguments.ts'
import { DATA_SETS, type DataSet, dataSetsNamed } from './data-sets.ts'
import type { TimeOfDay } from './watch.ts'

export interface FederalArguments {
  readonly kind: 'federal'
  readonly isDaily: boolean
  readonly isWatching: boolean
  readonly at: TimeOfDay
  /** In the order in which they are imported. */
  readonly dataSets: readonly DataSet[]
  readonly isAgain: boolean
  readonly isSmallerAccepted: boolean
  readonly dataFolder: string
  readonly rowsPerBatch: number
  /** Without a trailing slash. */
  readonly base: string
  readonly token: string | undefined
}

export type Understanding = FederalArguments | NothingToRun

const DEFAULT_BASE = 'https://data.transportation.gov'
const DEFAULT_AT = '11:00'

export const USAGE = `npm run monitor:federal -- [options]

Brings the federal files up to date: downloads what is missing or newer into the data
folder, four at a time, imports it in the right order and says what changed. A download
that was cut off is resumed; a file that has changed its columns is refused and the
others go on. docs/federal-data.md says which files there are and what for.

  --daily              take only what changed since the day before, where the agency
                       publishes that; a missed day takes the whole file
  --watch              stay and do so every morning
  --at HH:MM           when, in UTC (default ${DEFAULT_AT})
  --only NAME          take only this file, by its id or kind; may be given repeatedly
  --again              import also what was imported before
  --smaller            take a file that has fewer rows than the agency counts, or far
                       fewer than the last one
  --from URL           where to download from (default ${DEFAULT_BASE},
                       or FAIRHAUL_FEDERAL_URL)
  --data FOLDER        the monitor's data (default .fairhaul/data, or FAIRHAUL_DATA);
                       with DATABASE_URL set, that PostgreSQL server is used instead,
                       and the folder holds the downloaded files

An app token of data.transportation.gov lifts its limit for each address. It is read
from FAIRHAUL_FEDERAL_TOKEN and never printed.

Exit code: 0 everything is current, 1 something was refused or it was stopped,
2 it was called wrongly.`

const misused = (reason: string): Understanding => ({ kind: 'misused', reason })

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      daily: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      at: { type: 'string', default: DEFAULT_AT },
      only: { type: 'string', multiple: true, default: [] },
      again: { type: 'boolean', default: false },
      smaller: { type: 'boolean', default: false },
      from: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values

const readTime = (text: string): TimeOfDay | undefined => {
  const found = /^(\d{1,2}):(\d{2})$/.exec(text)
  const [hour, minute] = [Number(found?.[1] ?? 24), Number(found?.[2] ?? 60)]
  return hour < 24 && minute < 60 ? { hour, minute } : undefined
}

/** An address without a name and password in it, as it is printed. Undefined for any other text. */
const readBase = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url !== undefined && url.username === '' && url.password === '' && url.search === ''
  return isPlain && /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : undefined
}

/** The parsed command line. */
export const readFederalArguments = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Understanding => {
  let values: ReturnType<typeof parse>
  try {
    values = parse(args)
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error))
  }
  if (values.help) return { kind: 'help' }
  const at = readTime(values.at)
  if (at === undefined) return misused('--at is a time of day, written HH:MM.')
  const base = readBase(values.from ?? (environment['FAIRHAUL_FEDERAL_URL'] || DEFAULT_BASE))
  if (base === undefined)
    return misused(
      '--from (or FAIRHAUL_FEDERAL_URL) is an http or https address without a name and password.',
    )
  const only = values.only.map(dataSetsNamed)
  if (only.some(found => found.length === 0))
    return misused(`--only is one of ${DATA_SETS.map(({ id, kind }) => `${kind} (${id})`).join(', ')}.`)
  return {
    kind: 'federal',
    isDaily: values.daily || values.watch,
    isWatching: values.watch,
    at,
    dataSets: only.length === 0 ? DATA_SETS : DATA_SETS.filter(it => only.flat().includes(it)),
    isAgain: values.again,
    isSmallerAccepted: values.smaller,
    dataFolder: resolve(values.data ?? environment['FAIRHAUL_DATA'] ?? '.fairhaul/data'),
    rowsPerBatch: DEFAULT_BATCH,
    base,
    token: environment['FAIRHAUL_FEDERAL_TOKEN'] || undefined,
  }
}
