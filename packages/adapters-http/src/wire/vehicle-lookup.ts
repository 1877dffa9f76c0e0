import type { VehicleLookup } from '@fairhaul/core'

/** The wire's words for one vehicle that is looked up. Empty: none. Source: section 7, "Vehicles". */
export const vehicleLookup = (lookup: VehicleLookup | undefined) => {
  if (lookup === undefined) return {}
  if (lookup.kind === 'vin') return { vin_eq: lookup.vin }
  return lookup.kind === 'plate'
    ? { plate_eq: lookup.plate, plate_state_eq: lookup.state }
    : { unit_number_eq: lookup.unitNumber }
}

/** The core's word for each of these: they are one field of a form, and its state. */
export const VEHICLE_LOOKUP_FIELDS = {
  'q.vin_eq': 'lookup',
  'q.plate_eq': 'lookup',
  'q.plate_state_eq': 'state',
  'q.unit_number_eq': 'lookup',
} as const satisfies Record<string, string>
