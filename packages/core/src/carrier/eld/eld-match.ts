import { formatCount } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { Fact } from '../facts/fact.ts'
import type { CarrierVehicle } from '../vehicle/carrier-vehicle.ts'
import { tidyVin } from '../vehicle/vin.ts'
import type { EldCarrierVehicle } from './eld-carrier-vehicle.ts'

/** A vehicle of a carrier's list, as far as its logging device and its certificate are concerned. */
export type MatchedVehicle = Pick<CarrierVehicle, 'id' | 'vin' | 'type' | 'isScheduled'>

const vinOf = (vin: string | null): string => tidyVin(vin ?? '')

/**
 * The newest ELD report of each vehicle, found by the vehicle's number at the carrier, or by its VIN.
 *
 * Empty: undefined for a vehicle that no report names. A vehicle without a VIN is found by its number alone.
 * Source: section 7, "Carriers".
 */
export const eldReportFinder = (
  reports: readonly EldCarrierVehicle[],
): ((vehicle: Pick<MatchedVehicle, 'id' | 'vin'>) => EldCarrierVehicle | undefined) => {
  const byKey = new Map<string, EldCarrierVehicle>()
  const keep = (key: string, report: EldCarrierVehicle) => {
    const known = byKey.get(key)
    if (known === undefined || known.seenOn < report.seenOn) byKey.set(key, report)
  }
  for (const report of reports) {
    keep(`id ${report.carrierVehicleId}`, report)
    const vin = vinOf(report.vin)
    if (vin !== '') keep(`VIN ${vin}`, report)
  }
  return ({ id, vin }) => byKey.get(`VIN ${vinOf(vin)}`) ?? byKey.get(`id ${id}`)
}

const reportNote = ({ provider, seenOn }: EldCarrierVehicle): string =>
  `${provider ?? 'ELD'}, ${formatCalendarDate(seenOn)}`

const REPORTED = {
  true: { text: 'On the ELD and the certificate', tone: 'pass' },
  false: { text: 'On the ELD, not on the certificate', tone: 'fail' },
  null: { text: 'On the ELD, certificate not on record', tone: 'incomplete' },
} as const satisfies Readonly<Record<string, Fact>>

/**
 * How the ELD and the certificate of insurance agree on one vehicle.
 *
 * Empty: a trailer has no ELD, which is no shortcoming. A power unit that its ELD did not report lately is shown as
 * that, never as one without a device: it may be parked.
 * Source: section 3, "ELD status"; the wording is ours. Choice: a vehicle that the ELD reports and the certificate does
 * not list is the only failure, as its load would not be insured.
 */
export const eldMatchFact = (
  { type, isScheduled }: MatchedVehicle,
  report: EldCarrierVehicle | undefined,
): Fact => {
  if (report !== undefined) return { ...REPORTED[`${report.isOnCertificate}`], note: reportNote(report) }
  if (type === 'trailer') return { text: 'No ELD on trailers', tone: 'plain' }
  if (isScheduled === true)
    return { text: 'On the certificate, no ELD report', note: 'in the last 7 days', tone: 'incomplete' }
  return { text: 'No ELD report', note: 'in the last 7 days', tone: 'unknown' }
}

/** How many vehicles the ELD reports, and how many of them the certificate lists. Each vehicle counts once. */
export interface EldMatchCounts {
  readonly reported: number
  readonly onCertificate: number
  readonly notOnCertificate: number
}

/** The counts of the reports of a carrier's ELD. Empty: zeros without reports. Source: section 7, "Carriers". */
export const eldMatchCounts = (reports: readonly EldCarrierVehicle[]): EldMatchCounts => {
  const newest = new Map<string, EldCarrierVehicle>()
  for (const report of reports) {
    const key = vinOf(report.vin) || String(report.carrierVehicleId)
    const known = newest.get(key)
    if (known === undefined || known.seenOn < report.seenOn) newest.set(key, report)
  }
  const all = [...newest.values()]
  return {
    reported: all.length,
    onCertificate: all.filter(({ isOnCertificate }) => isOnCertificate === true).length,
    notOnCertificate: all.filter(({ isOnCertificate }) => isOnCertificate === false).length,
  }
}

/**
 * The counts as text: "11 vehicles on the ELD, 8 on the certificate, 3 not".
 *
 * Empty: that no vehicle was reported. Vehicles whose certificate is not on record count as neither.
 * Source: section 3, "ELD status"; the wording is ours.
 */
export const eldMatchCountsFact = ({ reported, onCertificate, notOnCertificate }: EldMatchCounts): Fact => {
  if (reported === 0) return { text: 'No vehicle reported in the last 7 days', tone: 'unknown' }
  const many = `${formatCount(reported, 'vehicle')} on the ELD`
  if (onCertificate + notOnCertificate === 0)
    return { text: `${many}, certificate not on record`, tone: 'incomplete' }
  const text = `${many}, ${onCertificate} on the certificate`
  return notOnCertificate === 0
    ? { text, tone: 'pass' }
    : { text: `${text}, ${notOnCertificate} not`, tone: 'fail' }
}
