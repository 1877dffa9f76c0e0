import { NOT_ALLOWED } from '../carrier/facts/census-facts.ts'
import { CONNECTION_STATUS_LABELS } from '../carrier/connection-status.ts'
import { UNRATED } from '../carrier/facts/safety-facts.ts'
import { authorityKindFact } from '../carrier/facts/authority-facts.ts'
import { formatNumber, formatUsd } from '../shared/amounts.ts'
import { formatCalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import { withCapital } from '../shared/first-letter.ts'
import { phoneText } from '../shared/phone.ts'
import { formatPercent } from '../shared/rates.ts'
import type { DecisionContact, DecisionFact } from './decision-record.ts'

/** The groups of facts, in the order in which they are shown. */
const DECISION_GROUPS = [
  'Identity',
  'Authority',
  'Insurance',
  'Safety',
  'Fleet',
  'Your company',
  'Other',
] as const

/** One of them. */
export type DecisionGroup = (typeof DECISION_GROUPS)[number]

/** How the value of a fact reads. */
type Form = (value: string | number | boolean) => string

const asText: Form = value => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))
const asDay: Form = value => {
  const day = parseCalendarDate(String(value))
  return day === undefined ? asText(value) : formatCalendarDate(day)
}
const withNumber =
  (form: (value: number) => string): Form =>
  value =>
    typeof value === 'number' ? form(value) : asText(value)
const asUsd = withNumber(formatUsd)
const asCount = withNumber(formatNumber)
const asRate = withNumber(value => formatPercent(value))
const asPhone: Form = value => phoneText(String(value)) ?? asText(value)
const asAuthority: Form = value => authorityKindFact(String(value)).text
const named =
  (names: Readonly<Record<string, string>>): Form =>
  value =>
    names[String(value)] ?? asText(value)

const REGISTRATION = named({
  A: 'Active',
  I: 'Inactive',
  P: 'Pending',
  [NOT_ALLOWED]: 'Not allowed to operate',
})
const OPERATION = named({ A: 'Interstate', B: 'Intrastate, hazardous materials', C: 'Intrastate' })
const RATING = named({ S: 'Satisfactory', C: 'Conditional', U: 'Unsatisfactory' })
const CONNECTION = named(CONNECTION_STATUS_LABELS)

type Known = readonly [group: DecisionGroup, label: string, form: Form]

/** The facts that this portal knows, in the order in which they are shown. */
const FACTS: ReadonlyMap<string, Known> = new Map<string, Known>([
  ['legal_name', ['Identity', 'Legal name', asText]],
  ['dba_name', ['Identity', 'Doing business as', asText]],
  ['identifiers', ['Identity', 'Identifiers', asText]],
  ['phone', ['Identity', 'Phone', asPhone]],
  ['email', ['Identity', 'E-mail', asText]],
  ['physical_address', ['Identity', 'Physical address', asText]],
  ['mailing_address', ['Identity', 'Mailing address', asText]],
  ['status_code', ['Authority', 'Registration', REGISTRATION]],
  ['authority_common', ['Authority', 'Common authority', asAuthority]],
  ['authority_contract', ['Authority', 'Contract authority', asAuthority]],
  ['authority_broker', ['Authority', 'Broker authority', asAuthority]],
  ['authority_granted_on', ['Authority', 'Authority since', asDay]],
  ['bipd_amount', ['Insurance', 'BIPD', asUsd]],
  ['bipd_until', ['Insurance', 'BIPD until', asDay]],
  ['cargo_amount', ['Insurance', 'Cargo', asUsd]],
  ['cargo_until', ['Insurance', 'Cargo until', asDay]],
  ['general_liability_amount', ['Insurance', 'General liability', asUsd]],
  ['general_liability_until', ['Insurance', 'General liability until', asDay]],
  ['safety_rating', ['Safety', 'Safety rating', RATING]],
  ['safety_rating_date', ['Safety', 'Rating date', asDay]],
  ['out_of_service', ['Safety', 'Out-of-service order', asText]],
  ['inspections_24_months', ['Safety', 'Inspections in 24 months', asCount]],
  ['vehicle_oos_rate', ['Safety', 'Vehicle out-of-service rate', asRate]],
  ['driver_oos_rate', ['Safety', 'Driver out-of-service rate', asRate]],
  ['last_inspection_date', ['Safety', 'Last inspection', asDay]],
  ['power_units', ['Fleet', 'Power units', asCount]],
  ['drivers', ['Fleet', 'Drivers', asCount]],
  ['mileage', ['Fleet', 'Annual mileage', asCount]],
  ['mileage_year', ['Fleet', 'Mileage year', asText]],
  ['carrier_operation', ['Fleet', 'Operation', OPERATION]],
  ['operation_classifications', ['Fleet', 'Operates as', asText]],
  ['cargo_carried', ['Fleet', 'Cargo carried', asText]],
  ['hazmat', ['Fleet', 'Hazardous materials', asText]],
  ['mcs150_date', ['Fleet', 'MCS-150 updated', asDay]],
  ['add_date', ['Fleet', 'Registration date', asDay]],
  ['connection_status', ['Your company', 'Connection', CONNECTION]],
  ['is_dismissed', ['Your company', 'Dismissed', asText]],
  ['is_monitored', ['Your company', 'Monitored', asText]],
  ['identity_alerts', ['Your company', 'Identity alerts in force', asCount]],
])

const ORDER = [...FACTS.keys()]

const place = ({ key }: DecisionFact): number => (FACTS.has(key) ? ORDER.indexOf(key) : ORDER.length)

const known = (key: string): Known =>
  FACTS.get(key) ?? ['Other', withCapital(key.replaceAll('_', ' ').trim()), asText]

/** What a fact is called. A fact that this portal does not know is called by the monitor's own name, in words. */
export const decisionFactLabel = (key: string): string => known(key)[1]

/**
 * The value of a fact as text.
 *
 * Empty: "not on record" for null, but "Unrated" for a carrier whose safety record, of a known day, has no rating: as its
 * rule says. Source: section 3, "Carrier".
 */
export const decisionFactText = ({
  key,
  value,
  asOf,
}: Pick<DecisionFact, 'key' | 'value' | 'asOf'>): string => {
  if (value !== null) return known(key)[2](value)
  return key === 'safety_rating' && asOf !== null ? UNRATED : 'not on record'
}

/** What a contact is called: "Ruth Ames, dispatch". Empty: "Name not on record". */
export const decisionContactName = ({ name, title }: Pick<DecisionContact, 'name' | 'title'>): string =>
  [name ?? 'Name not on record', title].filter(part => part !== null).join(', ')

/** How a contact is reached: "(214) 555-0188, ruth@b.example". Empty: "not on record". */
export const decisionContactText = ({ phone, email }: Pick<DecisionContact, 'phone' | 'email'>): string =>
  [phone === null ? null : asPhone(phone), email].filter(part => part !== null).join(', ') || 'not on record'

/** Facts by group, in the order in which they are read; facts that this portal does not know come last. */
export const groupedDecisionFacts = (
  facts: readonly DecisionFact[],
): readonly { readonly group: DecisionGroup; readonly facts: readonly DecisionFact[] }[] => {
  const inOrder = facts.toSorted((one, other) => place(one) - place(other))
  return DECISION_GROUPS.map(group => ({
    group,
    facts: inOrder.filter(({ key }) => known(key)[0] === group),
  })).filter(one => one.facts.length > 0)
}
