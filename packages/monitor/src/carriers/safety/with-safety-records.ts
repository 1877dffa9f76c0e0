import {
  BASICS_MEASURED,
  type BasicMeasured,
  type Measured,
  type SafetyRecords,
} from '../../rules/assessment/safety-records.ts'
import { DECIDING_FILES } from '../../rules/assessment/deciding-files.ts'
import type { FilesOfCarrier } from '../../rules/assessment/unread-file.ts'
import { type CarrierSafety, NO_SAFETY } from '../orders.ts'
import type { FactsOnRecord } from '../read-facts.ts'

const CRASH_FILES = ['sms-crashes', 'crashes'] as const

/** The file and day of crashes: those of the newest file that was read whole, where the carrier has none. */
const crashSource = ({ crashes_as_of }: FactsOnRecord, files: FilesOfCarrier | undefined) => {
  const read = CRASH_FILES.flatMap(kind => {
    const as_of = files?.[kind]?.as_of
    return as_of === undefined ? [] : [{ kind, as_of }]
  })
  const newest = read.toSorted((one, other) => (one.as_of < other.as_of ? 1 : -1))[0]
  return {
    crashes_source: newest === undefined ? null : DECIDING_FILES[newest.kind].source,
    crashes_as_of: crashes_as_of ?? newest?.as_of ?? null,
  }
}

const measuresOf = ({ measures }: FactsOnRecord): Readonly<Record<BasicMeasured, Measured | null>> | null => {
  if (measures === null) return null
  const stored = new Map(measures.measures.map(([basic, measure, , day]) => [basic, { measure, day }]))
  const measured = (basic: BasicMeasured): Measured | null => {
    const { measure, day } = stored.get(basic) ?? {}
    return typeof measure === 'number' ? { measure, on: String(day ?? measures.measured_on) } : null
  }
  return Object.fromEntries(BASICS_MEASURED.map(basic => [basic, measured(basic)])) as Record<
    BasicMeasured,
    Measured | null
  >
}

/**
 * The safety summary with what crashes and measures tell.
 *
 * Empty: null where nothing at all is on record.
 */
export const withSafetyRecords = (
  facts: FactsOnRecord,
  safety: CarrierSafety | null,
  files: FilesOfCarrier | undefined,
): (CarrierSafety & SafetyRecords) | null => {
  if (safety === null && facts.crash_days.length === 0 && facts.measures === null) return null
  return {
    ...(safety ?? NO_SAFETY),
    crash_days: facts.crash_days,
    ...crashSource(facts, files),
    measures: measuresOf(facts),
    measures_source: facts.source === 'federal' ? DECIDING_FILES['sms-measures'].source : null,
  }
}
