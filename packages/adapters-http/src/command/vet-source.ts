import {
  CallFailed,
  type CalendarDate,
  type CarrierFinding,
  done,
  type Outcome,
  parseCalendarDate,
  refused,
} from '@fairhaul/core'
import { httpCarriers } from '../calls/carriers.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpRules } from '../calls/rules.ts'
import { httpSession } from '../calls/session.ts'
import type { FindCarriersPorts } from '../find-carriers.ts'
import { http } from '../transport/http.ts'
import { type FactsFile, readFactsFile } from './facts-file.ts'
import type { VetFlags } from './flags.ts'
import type { VetLine } from './list-file.ts'
import { fingerprintOf, readFile } from './read-file.ts'
import { savedSession } from './saved-session.ts'
import { accessRefusalText, failureText } from './stop-text.ts'
import { findingWithRules, type VetRules } from './vet-rules.ts'

/** Where carriers are found, and by which text of a line. */
export interface VetSource {
  readonly ports: FindCarriersPorts
  readonly textOf: (line: VetLine) => VetLine['lookUp']
  /** The day of the verdicts. */
  readonly day: CalendarDate
  /** The monitor with the company, or the file of facts with its fingerprint. */
  readonly name: string
  /** Which rules decide. */
  readonly rules: string
}

const factsSource = (facts: FactsFile): Pick<VetSource, 'ports' | 'textOf'> => ({
  ports: {
    monitoredCarriers: {
      match: async ({ identifiers, names = [] }) =>
        done([...identifiers.map(facts.matching), ...names.map(() => [])]),
    },
  },
  textOf: ({ lookUp }) => (typeof lookUp === 'string' ? (facts.numberOfName(lookUp) ?? lookUp) : lookUp),
})

/** Carriers by a file of facts. */
export const readFactsSource = (
  file: string,
  rules: VetRules,
  { today, rules: rulesFile }: VetFlags,
): Outcome<VetSource, string> => {
  const facts = readFile(file, text => readFactsFile(text, today, rules))
  if (!facts.ok) return facts
  return done({
    ...factsSource(facts.value),
    day: today,
    name: fingerprintOf(file),
    rules: rulesFile === null ? 'usual' : fingerprintOf(rulesFile),
  })
}

/**
 * Carriers by a monitor. Its first request says whose company it is and on which day.
 *
 * Refuses: a monitor that does not answer or does not take the key, with the reason.
 */
export const monitorSource = async (
  { active, own }: VetRules,
  flags: VetFlags,
  signal: AbortSignal,
  onWait: (seconds: number) => void,
): Promise<Outcome<VetSource, string>> => {
  const { monitor, key, session, rules: rulesFile } = flags
  if (active !== null)
    return refused('A monitor has the rules of the company: --rules has no "active" for it.')
  const fetch = savedSession(session)
  if (!fetch.ok) return fetch
  let day: CalendarDate = flags.today
  const onTime = (time: number): void => {
    day = parseCalendarDate(new Date(time).toISOString().slice(0, 10)) ?? day
  }
  try {
    const send = http({
      base: monitor,
      fetch: fetch.value,
      onTime,
      waits: { onWait },
      ...(key !== null && { key }),
    })
    const user = await httpSession(send).current(signal)
    if (!user.ok) return refused(accessRefusalText(user.refusal, flags))
    const ports = {
      monitoredCarriers: httpMonitoredCarriers(send),
      carriers: httpCarriers(send),
      rules: httpRules(send),
    }
    return done({
      ports: own.length === 0 ? ports : findingWithRules(ports, own, day, signal),
      textOf: ({ lookUp }) => lookUp,
      day,
      name: `${monitor} company ${user.value.company?.id ?? 'none'}`,
      rules: rulesFile === null ? 'company' : `company, ${fingerprintOf(rulesFile)}`,
    })
  } catch (error) {
    if (error instanceof CallFailed) return refused(failureText(error.failure, flags))
    throw error
  }
}

/** Why nothing more can be found after a finding. Undefined: the next may be. */
export const endOf = (finding: CarrierFinding, flags: VetFlags): string | undefined => {
  if (finding.kind === 'failed') return failureText(finding.failure, flags)
  return finding.kind === 'refused' && finding.refusal.kind !== 'invalid'
    ? accessRefusalText(finding.refusal, flags)
    : undefined
}
