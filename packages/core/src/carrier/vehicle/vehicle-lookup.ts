import { done, type Outcome, refused } from '../../shared/outcome.ts'
import { readVin, tidyVin, VIN_CHARACTERS, VIN_REFUSAL_TEXTS, type VinCheck } from './vin.ts'

/** The kinds of lookup of one vehicle. Source: section 7, "Vehicles"; plate and unit number are ours. */
export const VEHICLE_LOOKUP_KINDS = ['vin', 'plate', 'unit'] as const
/** One of the three. Source: section 7, "Vehicles". */
export type VehicleLookupKind = (typeof VEHICLE_LOOKUP_KINDS)[number]

/** The label of each. Source: section 7, "Vehicles"; the wording is ours. */
export const VEHICLE_LOOKUP_LABELS = {
  vin: 'VIN',
  plate: 'Plate',
  unit: 'Unit number',
} as const satisfies Readonly<Record<VehicleLookupKind, string>>

/** A lookup as typed. */
export interface TypedLookup {
  readonly kind: VehicleLookupKind
  readonly text: string
  /** The letters of the state or province of a plate; omitted: any. */
  readonly state?: string
}

/** A lookup as requested: each text in the form that registers compare. Source: section 7, "Vehicles". */
export type VehicleLookup =
  | { readonly kind: 'vin'; readonly vin: string; readonly check: VinCheck }
  | { readonly kind: 'plate'; readonly plate: string; readonly state?: string }
  | { readonly kind: 'unit'; readonly unitNumber: string }

/** The most characters of a plate or unit number. Choice: twice the longest plate. */
export const LOOKUP_CHARACTERS_MAX = 20

const vinLookup = (typed: string): Outcome<VehicleLookup, string> => {
  const read = readVin(typed)
  if (read.ok) return done({ kind: 'vin', vin: read.value.text, check: read.value.check })
  const vin = tidyVin(typed)
  if (read.refusal === 'check-digit') return done({ kind: 'vin', vin, check: 'wrong' })
  return refused(
    read.refusal === 'length'
      ? `A VIN has ${VIN_CHARACTERS} characters, and this has ${vin.length}.`
      : VIN_REFUSAL_TEXTS[read.refusal],
  )
}

const plateLookup = ({ text, state }: TypedLookup): Outcome<VehicleLookup, string> => {
  const plate = tidyVin(text)
  if (plate === '') return refused('Enter a plate.')
  if (plate.length > LOOKUP_CHARACTERS_MAX)
    return refused(`A plate has at most ${LOOKUP_CHARACTERS_MAX} characters.`)
  if (!/^[\p{L}\p{N}]+$/u.test(plate)) return refused('A plate has only letters and digits.')
  return done({ kind: 'plate', plate, ...(state !== undefined && { state }) })
}

const unitLookup = ({ text }: TypedLookup): Outcome<VehicleLookup, string> => {
  const unitNumber = text.normalize('NFKC').replace(/^\s*#/u, '').trim().toUpperCase()
  if (unitNumber === '') return refused('Enter a unit number.')
  return unitNumber.length > LOOKUP_CHARACTERS_MAX
    ? refused(`A unit number has at most ${LOOKUP_CHARACTERS_MAX} characters.`)
    : done({ kind: 'unit', unitNumber })
}

/**
 * Reads a typed lookup, or returns the problem as a sentence for its field. Case, spaces and dashes are ignored; a unit
 * number may begin with #.
 *
 * Refuses: a text that is empty, too long or holds what such a number never does. A VIN whose check digit is wrong is
 * looked up all the same, and the caller knows of it: the register may hold the same mistake.
 * Source: section 7, "Vehicles". Choice: a whole VIN is accepted in any field, as no plate or unit number is as long.
 */
export const readVehicleLookup = (typed: TypedLookup): Outcome<VehicleLookup, string> => {
  if (typed.kind === 'vin') return vinLookup(typed.text)
  if (tidyVin(typed.text).length === VIN_CHARACTERS && readVin(typed.text).ok) return vinLookup(typed.text)
  return typed.kind === 'plate' ? plateLookup(typed) : unitLookup(typed)
}

/** The warning beside a requested VIN that is not valid. Source: section 3, "Carrier detail"; the wording is ours. */
export const VIN_CHECK_WARNING =
  'This VIN’s check digit is wrong, so a character may be wrong. Check it against the door plate or the cab card.'
