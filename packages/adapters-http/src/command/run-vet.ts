import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { done, formatNumber, type Outcome, refused } from '@fairhaul/core'
import { httpCarriers } from '../calls/carriers.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpRules } from '../calls/rules.ts'
import { findCarriers, type FindCarriersPorts } from '../find-carriers.ts'
import { http } from '../transport/http.ts'
import { type FactsFile, readFactsFile } from './facts-file.ts'
import type { VetFlags } from './flags.ts'
import type { VetLine } from './list-file.ts'
import { readFile, readListFile } from './read-file.ts'
import { savedSession } from './saved-session.ts'
import { readVerdictRows, VERDICT_HEADING, type VerdictRow, verdictRowsText } from './verdict-rows.ts'
import { findingWithRules, readRules, USUAL_RULES, type VetRules } from './vet-rules.ts'
import { EXIT, exitCodeOf, summaryText, vet } from './vet.ts'

/** What the command uses of its process. */
export interface VetIo {
  readonly print: (text: string) => void
  readonly report: (message: string) => void
  readonly now: () => number
  readonly signal: AbortSignal
}

/** Where carriers are found, and by which text of a line. */
interface Source {
  readonly ports: FindCarriersPorts
  readonly textOf: (line: VetLine) => VetLine['lookUp']
}

const factsSource = ({ matching, numberOfName }: FactsFile): Source => ({
  ports: {
    monitoredCarriers: {
      match: async ({ identifiers, names = [] }) =>
        done([...identifiers.map(matching), ...names.map(() => [])]),
    },
  },
  textOf: ({ lookUp }) => (typeof lookUp === 'string' ? (numberOfName(lookUp) ?? lookUp) : lookUp),
})

const readFacts = (file: string, rules: VetRules, { today }: VetFlags): Outcome<Source, string> => {
  const facts = readFile(file, text => readFactsFile(text, today, rules))
  return facts.ok ? done(factsSource(facts.value)) : facts
}

const monitorSource = (
  { active, own }: VetRules,
  { monitor, key, session, today }: VetFlags,
  signal: AbortSignal,
): Outcome<Source, string> => {
  if (active !== null)
    return refused('A monitor has the rules of the company: --rules has no "active" for it.')
  const fetch = savedSession(session)
  if (!fetch.ok) return fetch
  const send = http({ base: monitor, fetch: fetch.value, ...(key !== null && { key }) })
  const ports = {
    monitoredCarriers: httpMonitoredCarriers(send),
    carriers: httpCarriers(send),
    rules: httpRules(send),
  }
  return done({
    ports: own.length === 0 ? ports : findingWithRules(ports, own, today, signal),
    textOf: ({ lookUp }) => lookUp,
  })
}

/** Everything that is read before the first carrier is found. */
const readInput = async (flags: VetFlags, signal: AbortSignal) => {
  const list = await readListFile(flags.list)
  if (!list.ok) return list
  const { lines, notes } = list.value
  const rules = flags.rules === null ? done(USUAL_RULES) : await readRules(flags.rules)
  if (!rules.ok) return rules
  const source =
    flags.facts === null
      ? monitorSource(rules.value, flags, signal)
      : readFacts(flags.facts, rules.value, flags)
  if (!source.ok) return source
  const { out } = flags
  const earlier: Outcome<readonly VerdictRow[], string> =
    out === null || !existsSync(out) || readFileSync(out).length === 0
      ? done([])
      : readFile(out, text => readVerdictRows(text, lines))
  return earlier.ok ? done({ lines, notes, source: source.value, earlier: earlier.value }) : earlier
}

/** Replaces a file in one step, so that a stop leaves the old or the new one. */
const replaceFile = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/**
 * Vets a list as the flags say, and gives the exit code. Rows are appended to the file of verdicts as they come; at the
 * end the file is put in the order of the list.
 */
export const runVet = async (flags: VetFlags, { print, report, now, signal }: VetIo): Promise<number> => {
  const input = await readInput(flags, signal)
  if (!input.ok) {
    report(input.refusal)
    return EXIT.stopped
  }
  const { lines, notes, source, earlier } = input.value
  for (const note of notes) report(note)
  const { out } = flags
  const textOf = (rows: readonly VerdictRow[]) => VERDICT_HEADING + verdictRowsText(rows)
  if (out !== null) replaceFile(out, textOf(earlier))
  const result = await vet(lines, earlier, {
    find: (open, onPart) =>
      findCarriers(source.ports, open.map(source.textOf), {
        signal,
        onProgress: onPart,
        onWait: seconds => report(`The monitor's limit is reached. Going on in ${formatNumber(seconds)} s.`),
      }),
    keep: rows => {
      if (out !== null) appendFileSync(out, verdictRowsText(rows))
    },
    report,
    now,
  })
  if (out === null) print(textOf(result.rows))
  else replaceFile(out, textOf(result.rows))
  report(summaryText(result))
  return exitCodeOf(result)
}
