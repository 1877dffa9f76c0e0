import { parseArgs } from 'node:util'
import { type CalendarDate, done, type Outcome, parseCalendarDate, refused } from '@fairhaul/core'
import { isRulesModule } from './vet-rules.ts'

/** What is printed for `--help`, and after a command that cannot be read. */
export const USAGE = `Usage: fairhaul vet LIST [--out verdicts.csv]
       fairhaul sign-in EMAIL --session FILE

LIST has a carrier on each line, by number or name, or is a CSV or .xlsx file with a column of
numbers or names.

  --out FILE       where the verdicts are written; an earlier run of the same list is continued.
                   Without it they are printed.
  --monitor URL    the monitor, by default http://127.0.0.1:4180/monitor
  --key KEY        an API key; or the environment variable FAIRHAUL_KEY, which other users of
                   the machine do not see
  --session FILE   the session that sign-in saved, in place of a key
  --facts FILE     a CSV file with the facts of carriers, in place of a monitor
  --rules FILE     rules of your own: a module (.mjs) whose default export is a list of them. With
                   --facts also the known rules that decide: its "active", or a JSON file
                   { "active": ["cargo_at_least_100000"] }
  --today DAY      the day of the verdicts, by default today: 2026-11-21

Exit code: 0, every line has a carrier that does not fail; 1, one fails or was not found;
2, the run stopped or could not start.`

/** How a session is saved. */
export interface SignInFlags {
  readonly command: 'sign-in'
  readonly email: string
  readonly session: string
  readonly monitor: string
}

/** How carriers are vetted. Null: not given. */
export interface VetFlags {
  readonly command: 'vet'
  readonly list: string
  readonly out: string | null
  readonly monitor: string
  readonly key: string | null
  readonly session: string | null
  readonly facts: string | null
  readonly rules: string | null
  readonly today: CalendarDate
}

const OPTIONS = {
  out: { type: 'string' },
  monitor: { type: 'string', default: 'http://127.0.0.1:4180/monitor' },
  key: { type: 'string' },
  session: { type: 'string' },
  facts: { type: 'string' },
  rules: { type: 'string' },
  today: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const parsed = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })

type Environment = Readonly<Record<string, string | undefined>>

const readArgs = (args: readonly string[]): Outcome<ReturnType<typeof parsed>, string> => {
  try {
    return done(parsed(args))
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}

type Values = ReturnType<typeof parsed>['values']

const monitorOf = ({ monitor }: Values): string => monitor.replace(/\/$/, '')

const signInFlags = (email: string, values: Values): Outcome<SignInFlags, string> =>
  values.session === undefined
    ? refused('Name the file of the session with --session.')
    : done({ command: 'sign-in', email, session: values.session, monitor: monitorOf(values) })

const vetFlags = (
  list: string,
  values: Values,
  environment: Environment,
  now: Date,
): Outcome<VetFlags, string> => {
  const today = parseCalendarDate(values.today ?? now.toISOString().slice(0, 10))
  if (today === undefined) return refused(`"${values.today}" is no day written as 2026-11-21.`)
  if (values.rules !== undefined && values.facts === undefined && !isRulesModule(values.rules))
    return refused('--rules is for --facts: a monitor has the rules of the company. A module adds your own.')
  return done({
    command: 'vet',
    list,
    out: values.out ?? null,
    monitor: monitorOf(values),
    key: values.key ?? environment['FAIRHAUL_KEY'] ?? null,
    session: values.session ?? null,
    facts: values.facts ?? null,
    rules: values.rules ?? null,
    today,
  })
}

/** The command and its flags. Null: help was requested. Refuses: what cannot be read, with a sentence. */
export const readFlags = (
  args: readonly string[],
  environment: Environment,
  now: Date,
): Outcome<VetFlags | SignInFlags | null, string> => {
  const read = readArgs(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  if (values.help) return done(null)
  const [command, what, ...more] = positionals
  if (what !== undefined && more.length === 0) {
    if (command === 'vet') return vetFlags(what, values, environment, now)
    if (command === 'sign-in') return signInFlags(what, values)
  }
  return refused('Name the command: vet with one list, or sign-in with one address.')
}
