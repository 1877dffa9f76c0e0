import {
  connectionsByStatus,
  insuranceEnding,
  monitoredCarriers,
  overridesInForce,
} from './carrier-reports.ts'
import { alertsRaised, usersAndRights } from './company-data-reports.ts'
import type { Report } from './report.ts'

/** Numbers of reports are below this; a report's id is its company's id times this, and its number. */
const NUMBERS = 100

/**
 * The reports that every broker company has, by name.
 *
 * Choice: no call makes or changes one, so they are the monitor's own and need no rows: a company that signs up has them.
 */
export const REPORTS: readonly Report[] = [
  monitoredCarriers,
  connectionsByStatus,
  overridesInForce,
  insuranceEnding,
  alertsRaised,
  usersAndRights,
].toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The id of a company's report. */
export const reportId = (companyId: number, { number }: Pick<Report, 'number'>): number =>
  companyId * NUMBERS + number

/** The report of an id. Empty: undefined for what is none, and for another company's. */
export const reportOf = (companyId: number, id: number): Report | undefined =>
  REPORTS.find(report => reportId(companyId, report) === id)
