import { parseArgs } from 'node:util'
import { type CalendarDate, done, type Outcome, parseCalendarDate, refused } from '@fairhaul/core'
import { FAIL_KINDS, type FailKind } from './fail-kinds.ts'
import type { VerdictFormat } from './verdict-rows.ts'
import { isRulesModule } from './vet-rules.ts'

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
  /** An earlier file of verdicts: what changed since it is printed. */
  readonly since: string | null
  readonly format: VerdictFormat
  /** Whether a file of verdicts begins with a byte order mark, as Excel expects. */
  readonly bom: boolean
  readonly certain: boolean
  readonly failOn: readonly FailKind[]
  /** Goes on from a finished file, too. */
  readonly resume: boolean
  /** Goes on from no unfinished file. */
  readonly restart: boolean
}

/** `--version`. */
export interface VersionFlags {
  readonly command: 'version'
}

const OPTIONS = {
  out: { type: 'string' },
  monitor: { type: 'string', default: 'http://127.0.0.1:4180/monitor' },
  key: { type: 'string' },
  session: { type: 'string' },
  facts: { type: 'string' },
  rules: { type: 'string' },
  today: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string' },
  'fail-on': { type: 'string' },
  bom: { type: 'boolean', default: false },
  certain: { type: 'boolean', default: false },
  resume: { type: 'boolean', default: false },
  restart: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
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

/** The format of verdicts. Choice: unless given, as the file of verdicts is called. */
const formatOf = ({ format, out }: Values): Outcome<VerdictFormat, string> => {
  const name = format ?? (out !== undefined && /\.(?:jsonl|ndjson)$/i.test(out) ? 'jsonl' : 'csv')
  return name === 'csv' || name === 'jsonl'
    ? done(name)
    : refused(`--format is csv or jsonl, and not "${name}".`)
}

/** What ends the command with 1. Choice: unless given, all that keeps a carrier from being used without a look. */
const failOnOf = ({ 'fail-on': given }: Values): Outcome<readonly FailKind[], string> => {
  if (given === undefined) return done(FAIL_KINDS)
  const names = given.split(',').map(name => name.trim())
  const kinds = FAIL_KINDS.filter(kind => names.includes(kind))
  const unknown = names.find(name => kinds.every(kind => kind !== name))
  return unknown === undefined
    ? done(kinds)
    : refused(`--fail-on has no "${unknown}". It takes, with commas: ${FAIL_KINDS.join(', ')}.`)
}

/** Why flags do not go together. Undefined: they do. */
const conflictIn = ({ out, facts, today, rules, resume, restart, bom }: Values): string | undefined => {
  if (rules !== undefined && facts === undefined && !isRulesModule(rules))
    return '--rules is for --facts: a monitor has the rules of the company. A module adds your own.'
  if (today !== undefined && facts === undefined)
    return '--today is for --facts: a monitor gives the verdicts of its own day.'
  if (resume && restart) return '--resume goes on and --restart begins anew: give one of them.'
  if (out === undefined && (resume || restart || bom))
    return '--resume, --restart and --bom are for a file: name it with --out.'
  return undefined
}

const vetFlags = (
  list: string,
  values: Values,
  environment: Environment,
  now: Date,
): Outcome<VetFlags, string> => {
  const today = parseCalendarDate(values.today ?? now.toISOString().slice(0, 10))
  if (today === undefined) return refused(`"${values.today}" is no day written as 2026-11-21.`)
  const conflict = conflictIn(values)
  if (conflict !== undefined) return refused(conflict)
  const format = formatOf(values)
  if (!format.ok) return format
  const failOn = failOnOf(values)
  if (!failOn.ok) return failOn
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
    since: values.since ?? null,
    format: format.value,
    bom: values.bom && format.value === 'csv',
    certain: values.certain,
    failOn: failOn.value,
    resume: values.resume,
    restart: values.restart,
  })
}

/** The command and its flags. Null: help was requested. Refuses: what cannot be read, with a sentence. */
export const readFlags = (
  args: readonly string[],
  environment: Environment,
  now: Date,
): Outcome<VetFlags | SignInFlags | VersionFlags | null, string> => {
  const read = readArgs(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  if (values.help) return done(null)
  if (values.version) return done({ command: 'version' })
  const [command, what, ...more] = positionals
  if (what !== undefined && more.length === 0) {
    if (command === 'vet') return vetFlags(what, values, environment, now)
    if (command === 'sign-in') return signInFlags(what, values)
  }
  return refused('Name the command: vet with one list, or sign-in with one address.')
}
