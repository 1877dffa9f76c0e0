import { looksLikeEmail } from '../account/email-text.ts'
import { PLATE_STATES } from '../carrier/vehicle/plate-states.ts'
import { type TypedLookup, readVehicleLookup, type VehicleLookup } from '../carrier/vehicle/vehicle-lookup.ts'
import { tidyVin, VIN_CHARACTERS, type VinCheck } from '../carrier/vehicle/vin.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { PHONE_DIGITS_MIN } from '../identity-alert/alert-contact.ts'
import { digitsOf } from '../shared/digits.ts'
import { readPhone, writtenPhone } from '../shared/read-phone.ts'
import { contactText } from './contact/typed-contact.ts'
import { SEARCH_TEXT_CHARACTERS_MAX } from './search-text-refusal.ts'
import {
  type CarrierNumber,
  type Certainty,
  digitsForm,
  identifierForm,
  leastCertain,
} from './carrier-number.ts'
import { carrierNumbersAlone } from './carrier-numbers-in.ts'
import { plainNumber } from './number-marks.ts'
import { linkedNumber } from './safer-link.ts'

/** What a text in the one search box means. Section 5 decides how a carrier search reads it. */
export type RecognizedText =
  | CarrierNumber
  /** The DOT number of a carrier and one of its dockets. */
  | {
      readonly kind: 'numbers'
      readonly identifiers: readonly [Identifier, Identifier]
      readonly certainty: Certainty
    }
  | { readonly kind: 'phone'; readonly phone: string; readonly certainty: Certainty }
  | { readonly kind: 'email'; readonly email: string; readonly certainty: 'certain' }
  | {
      readonly kind: 'vin'
      readonly vin: string
      readonly check: VinCheck
      readonly certainty: Certainty
    }
  | {
      readonly kind: 'plate'
      readonly plate: string
      /** The letters of its state or province; null when none was typed. */
      readonly state: string | null
      readonly certainty: Certainty
    }
  | { readonly kind: 'unit'; readonly unitNumber: string; readonly certainty: Certainty }
  /** The name of a carrier, or a text that means nothing. */
  | { readonly kind: 'name' }

type Form = (plain: string) => RecognizedText | undefined

/** The DOT number comes first: it is the carrier's key. Two numbers of one register are of two carriers. */
const numbersForm: Form = text => {
  const numbers = carrierNumbersAlone(text)
  const identifiers = numbers.map(({ identifier }) => identifier)
  const dot = identifiers.find(({ type }) => type === 'DOT')
  const docket = identifiers.find(({ type }) => type !== 'DOT')
  if (identifiers.length !== 2 || dot === undefined || docket === undefined) return undefined
  return { kind: 'numbers', identifiers: [dot, docket], certainty: leastCertain(numbers) }
}

/** As North America writes numbers: (503) 555-8086, 503.555.8086, +1 503 555 8086. */
const GROUPED = /^(?:\+?1[\s.-]*)?\(?[2-9]\d{2}[)\s./-]+\d{3}[\s.-]+\d{4}$/
/** Ten digits with what is dialed before them in the three countries, or a number of another one. */
const DIALED = /^(?:1?[2-9]\d{9}|(?:52(?:1|01|04[45])?|01|04[45])[2-9]\d{9}|(?:011|00)[1-9]\d{9,14})$/

const phoneForm: Form = text => {
  const phone = readPhone(text)
  if (phone === undefined) return undefined
  const { number, isNamed } = phone
  const digits = digitsOf(number)
  if (isNamed ? digits.length < PHONE_DIGITS_MIN : !DIALED.test(digits)) return undefined
  const certainty = isNamed || GROUPED.test(number) ? 'certain' : 'likely'
  return { kind: 'phone', phone: writtenPhone(phone), certainty }
}

const lookup = (typed: TypedLookup): VehicleLookup | undefined => {
  const read = readVehicleLookup(typed)
  return read.ok ? read.value : undefined
}

const vinForm: Form = text => {
  const vin = tidyVin(text)
  // A VIN ends in a serial number; seventeen letters are a name.
  if (vin.length !== VIN_CHARACTERS || !/\d{3,}$/.test(vin) || !/[A-Z]/.test(vin)) return undefined
  // A phone with its extension may have as many characters: 52 55 1000 1000 x0000.
  if (readPhone(text)?.extension && phoneForm(text) !== undefined) return undefined
  const read = lookup({ kind: 'vin', text: vin })
  if (read?.kind !== 'vin') return undefined
  const certainty = read.check === 'right' || text.startsWith('VIN') ? 'certain' : 'likely'
  return { kind: 'vin', vin: read.vin, check: read.check, certainty }
}

const UNIT_WORD = /^(?:UNIT|TRUCK|TRACTOR|TRAILER)\s*(?:NUMBER\b|NO\b\.?|#)?[\s.:]*#?\s*(?=\S*\d)/
const UNIT = /^[A-Z0-9]+(?:-[A-Z0-9]+)?$/

const unitForm: Form = text => {
  const named = text.replace(UNIT_WORD, '')
  const isNamed = named !== text
  const bare = isNamed ? named : /^#\s*(\S*\d\S*)$/.exec(text)?.[1]
  if (bare === undefined || !UNIT.test(bare)) return undefined
  const read = lookup({ kind: 'unit', text: bare })
  return read?.kind === 'unit'
    ? { kind: 'unit', unitNumber: read.unitNumber, certainty: isNamed ? 'certain' : 'likely' }
    : undefined
}

/** T118, AB-204, 118T. With fewer digits a name is likelier: 3PL, B2B; longer ones are plates. */
const UNIT_ALONE = /^(?:[A-Z]{1,3}-?\d{2,4}|\d{3,4}[A-Z])$/

/** A word that may be a unit number, and as well the start of a name. */
const unitAloneForm: Form = text =>
  UNIT_ALONE.test(text) ? { kind: 'unit', unitNumber: text, certainty: 'possible' } : undefined

const STATES: ReadonlySet<string> = new Set(PLATE_STATES.map(({ letters }) => letters))
const PLATE_WORD = /^(?:LICENSE PLATE|LIC(?:ENSE)?\.?|PLATES?|TAG)\b\s*(?:NUMBER\b|NO\b\.?|#)?[\s.:]*/
/** Letters and digits, three digits at least: 3PL and B2B are names. */
const PLATE = /^(?=.*[A-Z])(?=(?:.*\d){3})[A-Z0-9]{5,8}$/

/** A state before or behind the plate, and the rest. */
const stateOf = (parts: readonly string[]) => {
  const [first = '', ...rest] = parts
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && STATES.has(last)) return { state: last, rest: parts.slice(0, -1) }
  return parts.length > 1 && STATES.has(first) ? { state: first, rest } : { state: null, rest: parts }
}

const plateForm: Form = text => {
  const named = text.replace(PLATE_WORD, '')
  const isNamed = named !== text
  const { state, rest } = stateOf(named.split(/[\s,-]+/).filter(part => part !== ''))
  const bare = rest.join('')
  if (!(isNamed ? /\d/.test(bare) : rest.length <= 2 && PLATE.test(bare))) return undefined
  const read = lookup({ kind: 'plate', text: bare })
  if (read?.kind !== 'plate') return undefined
  // In one word, letters behind a dash may be of the plate, and the word may be a name: 0A00A-AZ.
  const isOneWord = !/[\s,]/.test(named)
  const certainty = isNamed ? 'certain' : state === null || isOneWord ? 'possible' : 'likely'
  return { kind: 'plate', plate: read.plate, state, certainty }
}

/** A VIN in one piece. With blanks in it, an identifier comes first: NSC AB 000000000000 has seventeen characters too. */
const wholeVinForm: Form = text => (text.includes(' ') ? undefined : vinForm(text))

/** In this order: what comes first is more certain, or more often typed. */
const FORMS: readonly Form[] = [
  wholeVinForm,
  identifierForm,
  numbersForm,
  vinForm,
  phoneForm,
  digitsForm,
  unitForm,
  plateForm,
  unitAloneForm,
]

/**
 * What a text in the one search box means, in every spelling that people paste: a carrier's number ("USDOT 1234567",
 * "DOT# 123", "MC: 123", "MC No. 123", "MC-123456-C", with leading zeros), two of its numbers, a phone, an e-mail, a VIN, a plate with or
 * without its state, a unit number; anything else is a name.
 *
 * Empty: an empty text is a name. Refuses: nothing; a text of more than 200 characters is a name.
 * Source: section 5, "Search text: one box"; section 5, "Search text" alone decides what a carrier search matches. Choice:
 * digits alone are an MC or DOT number up to eight digits, and a phone from ten on.
 */
export const recognizeText = (text: string): RecognizedText => {
  if (text.length > SEARCH_TEXT_CHARACTERS_MAX) return { kind: 'name' }
  const linked = linkedNumber(text)
  if (linked !== undefined) return linked
  const contact = contactText(text)
  if (looksLikeEmail(contact)) return { kind: 'email', email: contact, certainty: 'certain' }
  const plain = plainNumber(contact)
  for (const form of FORMS) {
    const recognized = form(plain)
    if (recognized !== undefined) return recognized
  }
  return { kind: 'name' }
}
