import type { RecentKind } from '../../shared/recent-list.ts'
import { readVehicleLookup, type TypedLookup, VEHICLE_LOOKUP_LABELS } from './vehicle-lookup.ts'
import { readVehicleSearchAddress, vehicleSearchPath } from './vehicle-search-address.ts'

/** A lookup in the form that is sent; undefined when it cannot be sent. */
const sentForm = (typed: TypedLookup): TypedLookup | undefined => {
  const read = readVehicleLookup(typed)
  if (!read.ok) return undefined
  const lookup = read.value
  if (lookup.kind === 'vin') return { kind: 'vin', text: lookup.vin }
  if (lookup.kind === 'unit') return { kind: 'unit', text: lookup.unitNumber }
  const { kind, plate, state } = lookup
  return { kind, text: plate, ...(state !== undefined && { state }) }
}

/** The address of one lookup, without filters. */
const addressOf = (lookup: TypedLookup): string => vehicleSearchPath({ lookup, filters: {}, page: 1 })

/**
 * The lookups of vehicles made lately, each stored as its address. Two spellings of one VIN are one lookup.
 *
 * Source: section 7, "Vehicles". Choice: as many as fit in one line of a wide window.
 */
export const RECENT_LOOKUPS: RecentKind<TypedLookup> = {
  name: 'recent-vehicle-lookups',
  max: 6,
  keyOf: typed => {
    const sent = sentForm(typed)
    return sent && addressOf(sent)
  },
  write: addressOf,
  read: address => readVehicleSearchAddress(address.slice(address.indexOf('?') + 1)).lookup,
}

/**
 * "VIN 1FUJGLDR9CSBK8632", "Plate P718345, TX", "Unit number 105": a lookup in the form that is sent, or as typed.
 *
 * Source: section 7, "Vehicles"; the wording is ours.
 */
export const lookupText = (typed: TypedLookup): string => {
  const { kind, text, state } = sentForm(typed) ?? typed
  return `${VEHICLE_LOOKUP_LABELS[kind]} ${text}${state === undefined ? '' : `, ${state}`}`
}
