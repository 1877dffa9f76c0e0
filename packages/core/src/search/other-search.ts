import type { ContactWindow } from '../account/contact-window.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import type { FoundVehicle } from '../carrier/vehicle/found-vehicle.ts'
import { vehicleSearchPath } from '../carrier/vehicle/vehicle-search-address.ts'
import type { VehicleLookup } from '../carrier/vehicle/vehicle-lookup.ts'
import { phoneText } from '../shared/phone.ts'
import type { ContactAnswer } from './contact/contact-answer.ts'
import type { ContactQuery } from './contact/contact-query.ts'
import { rowsAtDomain } from './contact/at-domain.ts'
import { contactRows } from './contact/contact-rows.ts'
import { contactSearchPath } from './contact/contact-search-address.ts'
import { contactVerdicts } from './contact/contact-verdict.ts'
import type { Certainty } from './carrier-number.ts'
import type { RecognizedText } from './recognize-text.ts'

/** A search for something other than a carrier that a text in the one search box leads to. */
export type OtherSearch = {
  /** "Phone (503) 555-8086", "Plate P718345, IL". */
  readonly label: string
  /** The address of the search with the text filled in. */
  readonly path: string
  readonly certainty: Certainty
} & (
  | { readonly kind: 'contact'; readonly query: ContactQuery }
  | { readonly kind: 'vehicle'; readonly lookup: VehicleLookup; readonly hint: string | null }
)

const contact = (label: string, query: ContactQuery, certainty: Certainty): OtherSearch => ({
  kind: 'contact',
  label,
  path: contactSearchPath(query),
  certainty,
  query,
})

const vehicle = (
  { label, text, state }: { readonly label: string; readonly text: string; readonly state?: string },
  lookup: VehicleLookup,
  certainty: Certainty,
  hint: string | null = null,
): OtherSearch => ({
  kind: 'vehicle',
  label,
  path: vehicleSearchPath({
    lookup: { kind: lookup.kind, text, ...(state !== undefined && { state }) },
    filters: {},
    page: 1,
  }),
  certainty,
  lookup,
  hint,
})

/**
 * The contact or vehicle search that a recognized text leads to.
 *
 * Empty: undefined for a carrier's number or name. Source: section 5, "Search text: one box".
 */
export const otherSearch = (recognized: RecognizedText): OtherSearch | undefined => {
  switch (recognized.kind) {
    case 'phone': {
      const { phone, certainty } = recognized
      return contact(`Phone ${phoneText(phone) ?? phone}`, { kind: 'phone', phone }, certainty)
    }
    case 'email': {
      const { email, certainty } = recognized
      return contact(`E-mail ${email}`, { kind: 'email', email }, certainty)
    }
    case 'vin': {
      const { vin, check, certainty } = recognized
      const hint = check === 'wrong' ? 'check digit does not match' : null
      return vehicle({ label: `VIN ${vin}`, text: vin }, { kind: 'vin', vin, check }, certainty, hint)
    }
    case 'plate': {
      const { plate, state, certainty } = recognized
      const of = state === null ? {} : { state }
      const label = state === null ? `Plate ${plate}` : `Plate ${plate}, ${state}`
      return vehicle({ label, text: plate, ...of }, { kind: 'plate', plate, ...of }, certainty)
    }
    case 'unit': {
      const { unitNumber, certainty } = recognized
      return vehicle(
        { label: `Unit ${unitNumber}`, text: unitNumber },
        { kind: 'unit', unitNumber },
        certainty,
      )
    }
    default:
      return undefined
  }
}

/** "EAGLE BASIN", "EAGLE BASIN and 2 more". Empty: an empty text. */
const namesText = (names: readonly string[]): string =>
  [...names.slice(0, 1), ...(names.length > 1 ? [`and ${names.length - 1} more`] : [])].join(' ')

/** The first line of an answer, and the carrier that it names first, as the verdict of that carrier is shown with it. */
export interface AnswerLine {
  readonly text: string
  /** Null: no carrier is named. */
  readonly first: Pick<CarrierSummary, 'legalName' | 'connection' | 'rulesAssessment'> | null
  /** Whether no other carrier is named. */
  readonly isOnly: boolean
}

type Named = NonNullable<AnswerLine['first']>

const lineOf = (text: string, [first]: readonly Named[], count: number): AnswerLine => ({
  text,
  first: first ?? null,
  isOnly: count === 1,
})

/**
 * The first line of the answer to a contact search: who uses the contact, after the gravest warning.
 *
 * Empty: "no carrier on record uses it". Source: section 8, "Fraud search answer"; the wording is ours.
 */
export const contactAnswerLine = (
  answer: ContactAnswer,
  query: ContactQuery,
  window: ContactWindow,
): AnswerLine => {
  const warnings = contactVerdicts(answer, query, window)
    .filter(({ kind, tone }) => tone === 'fail' || kind === 'changed' || kind === 'old')
    .slice(0, 1)
    .map(({ title }) => title)
  const rows = contactRows(answer)
  const atDomain = rows.length > 0 ? [] : rowsAtDomain(answer, query, window)
  const shown = [...rows, ...atDomain]
  const names = namesText(shown.map(({ legalName }) => legalName))
  const who = atDomain.length > 0 ? `at the e-mail domain of ${names}` : names
  const text = [...warnings, who].filter(part => part !== '').join(': ')
  return lineOf(text || 'no carrier on record uses it', shown, shown.length)
}

/**
 * The first line of the answer to a vehicle search: who runs the vehicle. `total` counts the vehicles, of which
 * `vehicles` are the first.
 *
 * Empty: "no vehicle on record". Source: section 7, "Vehicles"; the wording is ours.
 */
export const vehicleAnswerLine = (
  vehicles: readonly Pick<FoundVehicle, 'carrier'>[],
  total: number,
): AnswerLine => {
  const carriers = [...new Map(vehicles.map(({ carrier }) => [carrier.id, carrier])).values()]
  const names = carriers.map(({ legalName }) => legalName)
  const hasMore = total > vehicles.length
  const line = hasMore ? `${namesText(names.slice(0, 1))} and others` : namesText(names)
  return lineOf(
    line || 'no vehicle on record',
    carriers,
    hasMore ? Number.POSITIVE_INFINITY : carriers.length,
  )
}
