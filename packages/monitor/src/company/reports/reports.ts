import {
  connectionsByStatus,
  insuranceEnding,
  monitoredCarriers,
  overridesInForce,
} from './carrier-reports.ts'
import { alertsRaised, usersAndRights } from './company-data-reports.ts'
import type { Report } from './report.ts'

/** Report numbers are below this; a report's id is its company's id times this plus its number. */
const NUMBERS = 100

/**
 * The reports that every broker company has, by name.
 *
 * Choice: no request creates or changes a report, so they are constants and need no rows: a new company has them too.
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

/** The report with an id. Empty: undefined for a missing one, and for another company's. */
export const reportOf = (companyId: number, id: number): Report | undefined =>
  REPORTS.find(report => reportId(companyId, report) === id)
