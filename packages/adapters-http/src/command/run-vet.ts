import { existsSync } from 'node:fs'
import { done, formatNumber, type Outcome } from '@fairhaul/core'
import { findCarriers } from '../find-carriers.ts'
import { changesSince } from './changed-since.ts'
import type { VetFlags } from './flags.ts'
import type { VetLine } from './list-file.ts'
import {
  CannotWrite,
  lockFile,
  type OutFile,
  openOutFile,
  removeUnfinished,
  unfinishedFile,
} from './out-file.ts'
import { readListFile, readVerdictFile } from './read-file.ts'
import { inOrder } from './rows-in-order.ts'
import { readVerdicts, rowsToContinue } from './verdict-file.ts'
import {
  ownColumnNames,
  sameCarrierNotes,
  type VerdictRow,
  verdictRow,
  verdictWriter,
  type VetRun,
} from './verdict-rows.ts'
import { readRules, USUAL_RULES } from './vet-rules.ts'
import { endOf, monitorSource, readFactsSource } from './vet-source.ts'
import { EXIT, exitCodeOf, summaryText, vet, type VetResult } from './vet.ts'

/** What the command uses of its process. */
export interface VetIo {
  readonly print: (text: string) => void
  readonly report: (message: string) => void
  /** Standard input. */
  readonly input: () => Promise<Uint8Array>
  readonly now: () => number
  readonly signal: AbortSignal
}

/** Characters in which a heading, or the first row of JSON lines, ends. */
const HEADING_CHARACTERS_MAX = 1_000_000

/** The rows of earlier runs: of an unfinished one, or by --resume of a finished one. Refuses: what cannot be continued. */
const readEarlier = (
  { out, resume, restart }: VetFlags,
  lines: readonly VetLine[],
  run: VetRun,
): Outcome<readonly VerdictRow[], string> => {
  if (out === null) return done([])
  const heading = (text: string) => readVerdicts(text.slice(0, HEADING_CHARACTERS_MAX))
  const whole = existsSync(out) ? readVerdictFile(out, heading) : done(null)
  if (!whole.ok) return whole
  const part = unfinishedFile(out)
  const file = existsSync(part) ? part : out
  if (restart || !existsSync(file) || (file === out && !resume)) return done([])
  return readVerdictFile(file, text => {
    const stored = readVerdicts(text, file === part)
    return stored.ok ? rowsToContinue(stored.value, lines, run) : stored
  })
}

/** Everything that is read before the first carrier is found. */
const readInput = async (flags: VetFlags, { input, report, signal }: VetIo) => {
  const list = await readListFile(flags.list, input)
  if (!list.ok) return list
  const rules = flags.rules === null ? done(USUAL_RULES) : await readRules(flags.rules)
  if (!rules.ok) return rules
  const since = flags.since === null ? done(null) : readVerdictFile(flags.since, text => readVerdicts(text))
  if (!since.ok) return since
  const source =
    flags.facts === null
      ? await monitorSource(rules.value, flags, signal, seconds =>
          report(`The monitor's limit is reached. Going on in ${formatNumber(seconds)} s.`),
        )
      : readFactsSource(flags.facts, rules.value, flags)
  if (!source.ok) return source
  const { day, name, rules: names } = source.value
  const run: VetRun = {
    day,
    source: name,
    rules: flags.certain ? `${names}, certain only` : names,
    isCertainOnly: flags.certain,
  }
  const earlier = readEarlier(flags, list.value.lines, run)
  return earlier.ok
    ? done({ list: list.value, since: since.value, source: source.value, run, earlier: earlier.value })
    : earlier
}

/** The rows that are printed: all, or those that changed; of a list that is written to a file none, or those that changed. */
const printer = (
  { format, out, since: sinceFile }: VetFlags,
  since: Parameters<typeof changesSince>[0] | null,
  columns: readonly string[],
  print: VetIo['print'],
) => {
  const changes = since === null ? null : changesSince(since)
  const writer = verdictWriter(format, columns, changes === null ? [] : ['was'])
  const isPrinted = out === null || sinceFile !== null
  const noted = sameCarrierNotes()
  if (isPrinted && writer.heading !== '') print(writer.heading)
  return {
    give: (rows: readonly VerdictRow[]): void => {
      const given = rows.map(noted)
      const shown = changes === null ? given : given.flatMap(changes.changed)
      if (isPrinted && shown.length > 0) print(writer.rows(shown))
    },
    gone: (lines: readonly VetLine[]): string | undefined => changes?.gone(lines),
  }
}

/** A run whose rows are all in the file, or that stopped as the disk is full. */
const finished = (result: VetResult, file: OutFile | null): VetResult => {
  if (result.stopped !== null) return result
  try {
    file?.finish(result.rows)
    return result
  } catch (error) {
    if (error instanceof CannotWrite) return { ...result, stopped: error.message }
    throw error
  }
}

const vetLocked = async (flags: VetFlags, io: VetIo): Promise<number> => {
  const { report, now, signal } = io
  const input = await readInput(flags, io)
  if (!input.ok) {
    report(input.refusal)
    return EXIT.stopped
  }
  const { list, since, source, run, earlier } = input.value
  for (const note of list.notes) report(note)
  const { out, format, bom } = flags
  const columns = ownColumnNames(list.columns)
  const file = out === null ? null : openOutFile(out, verdictWriter(format, columns), earlier, bom)
  const printed = printer(flags, since, columns, io.print)
  printed.give(earlier)
  const ordered = inOrder(printed.give)
  const vetted = await vet(list.lines, earlier, {
    find: (open, onPart) =>
      findCarriers(source.ports, open.map(source.textOf), {
        signal,
        onProgress: onPart,
      }),
    rowOf: (line, finding) => verdictRow(line, finding, run),
    endOf: finding => endOf(finding, flags),
    keep: (rows, { at, findings }) => {
      file?.append(rows)
      ordered.add(at, findings.length, rows)
    },
    report,
    now,
    signal,
  })
  ordered.end()
  const result = finished(vetted, file)
  const isStored = out !== null && result.stopped !== null && result.rows.length > 0
  if (out !== null && result.stopped !== null && !isStored) removeUnfinished(out)
  const gone = result.stopped === null ? printed.gone(list.lines) : undefined
  if (gone !== undefined) report(gone)
  report(summaryText(result, isStored ? unfinishedFile(out) : null))
  return exitCodeOf(result, flags.failOn)
}

/**
 * Vets a list as the flags say, and gives the exit code. Rows are printed, or appended to an unfinished file, as they
 * come; a finished one takes the place of the file of verdicts in one step, in the order of the list.
 */
export const runVet = async (flags: VetFlags, io: VetIo): Promise<number> => {
  const lock = flags.out === null ? done(() => {}) : lockFile(flags.out)
  if (!lock.ok) {
    io.report(lock.refusal)
    return EXIT.stopped
  }
  const ended = new AbortController()
  try {
    return await vetLocked(flags, { ...io, signal: AbortSignal.any([io.signal, ended.signal]) })
  } finally {
    // Requests that an error left behind write nothing more.
    ended.abort()
    lock.value()
  }
}
