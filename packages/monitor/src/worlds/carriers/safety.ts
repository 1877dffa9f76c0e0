import { daysBefore } from '../days.ts'
import type { Random } from '../random.ts'
import type { CarrierRows } from './carrier-rows.ts'

/** A carrier's safety record: clean, unknown, or with one problem. */
export type SafetyProfile =
  | 'clean'
  | 'unknown'
  | 'conditional'
  | 'unsatisfactory'
  | 'out of service'
  | 'never inspected'
  | 'long ago'

export const SAFETY_PROFILES: readonly (readonly [number, SafetyProfile])[] = [
  [76, 'clean'],
  [4, 'unknown'],
  [4, 'conditional'],
  [0.6, 'unsatisfactory'],
  [1.4, 'out of service'],
  [8, 'never inspected'],
  [6, 'long ago'],
]

/** The most units that count for the number of inspections, as each is a row. */
const UNITS_MAX = 60

/** The safety record of a fleet. Larger fleets have more inspections. */
export const safetyOf = (
  random: Random,
  { carrier_id, powerUnits, profile }: { carrier_id: number; powerUnits: number; profile: SafetyProfile },
  today: string,
): CarrierRows['safety'] => {
  if (profile === 'unknown') return null
  const none = profile === 'never inspected' || profile === 'long ago'
  const inspections = none ? 0 : 1 + random.whole(0, Math.ceil(Math.min(powerUnits, UNITS_MAX) * 1.8))
  const driver = Math.round(inspections * 0.95)
  const vehicle = Math.round(inspections * 0.7)
  const badness = random.pick([0, 0.1, 0.15, 0.2, 0.25, 0.45])
  const isOut = profile === 'out of service'
  const rating =
    profile === 'conditional' ? 'C' : profile === 'unsatisfactory' ? 'U' : random.chance(0.28) ? 'S' : null
  const last =
    profile === 'never inspected'
      ? null
      : profile === 'long ago'
        ? random.whole(760, 2_000)
        : random.whole(2, 628)
  const as_of = daysBefore(today, 12)
  return {
    carrier_id,
    rating,
    rating_date: rating === null ? null : daysBefore(today, random.whole(60, 4_000)),
    out_of_service: isOut,
    out_of_service_on: isOut ? daysBefore(today, random.whole(1, 400)) : null,
    inspections_24_months: inspections,
    vehicle_inspections: vehicle,
    vehicle_oos_inspections: Math.round(vehicle * badness),
    driver_inspections: driver,
    driver_oos_inspections: Math.round(driver * badness * 0.3),
    last_inspection_date: last === null ? null : daysBefore(as_of, last),
    as_of,
  }
}
