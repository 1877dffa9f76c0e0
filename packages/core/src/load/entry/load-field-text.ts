import type { LoadEntryError } from './load-entry.ts'

const FIELDS: Readonly<Record<string, string>> = {
  external_load_number: 'Load number',
  status: 'Status',
  carrier: 'Carrier',
  billable_miles: 'Miles',
  equipment: 'Equipment',
  commodity: 'Commodity',
  commodity_value_usd: 'Value',
  rate_usd: 'Rate',
  is_team: 'Team',
  driver_phone_e164: 'Driver’s phone',
  truck: 'Truck',
  trailer: 'Trailer',
  stops: 'Stops',
  updated_at: 'Time of the change',
  unit: 'unit number',
  plate: 'plate',
  plate_state: 'state of the plate',
  vin: 'VIN',
  city: 'city',
  state: 'state',
  postal_code: 'ZIP',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  starts_at: 'start',
  ends_at: 'end',
  time_zone: 'time zone',
}

/** The stops of a list by their place; others are counted. */
const STOPS = ['Pickup', 'Delivery']

/**
 * The name of a field of a load on the screen: "Pickup ZIP" of `stops.0.postal_code`. Empty: undefined for one that has no name.
 * Source: section 5, "List of loads".
 */
export const loadFieldText = (field: string): string | undefined => {
  const [first = '', at, ...rest] = field.split('.')
  if (first === 'stops' && at !== undefined) {
    const stop = STOPS[Number(at)] ?? `Stop ${Number(at) + 1}`
    const part = rest[0] === undefined ? undefined : FIELDS[rest[0]]
    return part === undefined ? stop : `${stop} ${part}`
  }
  const whole = FIELDS[first]
  const part = at === undefined ? undefined : FIELDS[at]
  return part === undefined || whole === undefined ? whole : `${whole} ${part}`
}

/** What is wrong with a load, with its field: "Pickup ZIP: 75299 is not on record." */
export const loadEntryErrorText = ({ field, message }: LoadEntryError): string => {
  const name = field === null ? undefined : loadFieldText(field)
  return name === undefined ? message : `${name}: ${message}`
}
