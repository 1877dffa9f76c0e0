import { assess } from '../rules/assess.ts'
import { verdictReason, verdictReasonText } from '../rules/verdict-reason.ts'
import { partialText } from '../rules/partial-text.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ExportColumn } from '../shared/export-table.ts'
import { phoneText } from '../shared/phone.ts'
import { withCapital } from '../shared/first-letter.ts'
import { wholeMonths } from '../shared/time-span.ts'
import type { CarrierSummary, SafetySummary } from './carrier.ts'
import { dispatchStop } from './dispatch-stop.ts'
import { coverOf } from './facts/cover-facts.ts'
import { comparedRate, type Inspected } from './facts/out-of-service-facts.ts'
import { connectionFact } from './facts/relation-facts.ts'
import { ratingFact } from './facts/safety-facts.ts'
import type { IdentifierType } from './identifiers.ts'
import { INSURANCE_LINES, LINE_LABELS } from './insurance-in-force.ts'
import { mayUse } from './may-use.ts'

type Column = ExportColumn<CarrierSummary>

const numberOf =
  (type: IdentifierType) =>
  ({ identifiers }: CarrierSummary): string | null =>
    identifiers.find(each => each.type === type)?.value ?? null

const yesNo = (it: boolean | null): string | null => (it === null ? null : it ? 'yes' : 'no')

/** A rate of under five inspections says nothing, in a file as on a screen. */
const roundedPercent = (safety: SafetySummary | null, of: Inspected): number | null => {
  const rate = comparedRate(safety, of)
  return typeof rate === 'number' ? Math.round(rate * 1_000) / 10 : null
}

/** The verdict; one that rests on rules which the user does not see says so. */
const verdictOf = ({ rulesAssessment }: CarrierSummary, today: CalendarDate): string => {
  const assessed = rulesAssessment === null ? null : assess(rulesAssessment, today)
  const verdict = assessed?.overall ?? 'not checked'
  return assessed === null || assessed.hidden === null
    ? verdict
    : `${verdict}, ${partialText(assessed.hidden)}`
}

/** Why: empty for a carrier that passes, and for one of which that is not on record. */
const reasonOf = (carrier: CarrierSummary, today: CalendarDate): string | null => {
  const { stop, assessed } = mayUse(carrier, today)
  if (stop !== null) return stop.reason ?? null
  const reason = assessed && verdictReason(assessed)
  return reason === undefined ? null : withCapital(verdictReasonText(reason))
}

/**
 * The columns of a carrier file, in order: whether they may be used and why, the verdict, and who they are. Amounts are whole US
 * dollars, days are calendar dates.
 *
 * Empty: a cell is empty if not on record, which is not zero; safety data that the user may not see is "hidden".
 * Source: section 6, "Paywall gates"; section 6, "Safety data". Choice: an age and a rate are derived, so they are
 * insights.
 */
export const carrierExportColumns = (today: CalendarDate): readonly Column[] => [
  { header: 'May be used', cell: it => dispatchStop(it.connection)?.label ?? verdictOf(it, today) },
  { header: 'Reason', cell: it => reasonOf(it, today) },
  { header: 'Verdict', cell: it => verdictOf(it, today) },
  { header: 'Policy version', cell: it => it.rulesAssessment?.policyVersion ?? null, isRare: true },
  { header: 'Legal name', cell: it => it.legalName },
  { header: 'Doing business as', cell: it => it.dbaName },
  { header: 'DOT', cell: numberOf('DOT') },
  { header: 'MC', cell: numberOf('MC') },
  { header: 'Phone', cell: it => phoneText(it.phone) },
  { header: 'E-mail', cell: it => it.email },
  { header: 'Connection', cell: it => connectionFact(it).text },
  { header: 'Monitored', cell: it => yesNo(it.subscription !== null) },
  { header: 'Authority since', cell: it => it.authority.since },
  ...INSURANCE_LINES.flatMap((line): readonly Column[] => [
    { header: `${LINE_LABELS[line]}, USD`, cell: it => coverOf(it.insurance, line).usd },
    { header: `${LINE_LABELS[line]} until`, cell: it => coverOf(it.insurance, line).until },
  ]),
  { header: 'Safety rating', cell: it => ratingFact(it.safety).text },
  { header: 'Out of service', cell: it => (it.safety === null ? 'hidden' : yesNo(it.safety.outOfService)) },
  { header: 'Power units', cell: it => it.census.powerUnits },
  { header: 'Drivers', cell: it => it.census.drivers },
  { header: 'City', cell: it => it.physicalAddress.city },
  { header: 'State', cell: it => it.physicalAddress.state },
  { header: 'Country', cell: it => it.physicalAddress.country },
  { header: 'Identity alerts', cell: it => it.identityAlertsCount },
  {
    header: 'Authority age, months',
    cell: it => (it.authority.since === null ? null : wholeMonths(it.authority.since, today)),
    isInsight: true,
  },
  {
    header: 'Vehicles out of service, %',
    cell: it => roundedPercent(it.safety, 'vehicle'),
    isInsight: true,
  },
  {
    header: 'Drivers out of service, %',
    cell: it => roundedPercent(it.safety, 'driver'),
    isInsight: true,
  },
]
