import type { LoadUnit, TableRow } from '../../../database/schema.ts'
import { OPEN_STATUSES } from '../load-status.ts'
import type { LoadFields } from './load-in-body.ts'

/** The columns of a load that its company's own system writes. */
const WRITTEN = [
  'status',
  'tracking_status',
  'billable_miles',
  'carrier_id',
  'carrier_vehicle_id',
  'stated_type',
  'stated_value',
  'stated_region',
  'equipment',
  'commodity',
  'commodity_value_usd',
  'rate_cents',
  'is_team',
  'driver_phone_e164',
  'truck',
  'trailer',
] as const

type Written = (typeof WRITTEN)[number]
export type LoadValues = Pick<TableRow<'loads'>, Written>

/** A load of which nothing is known. */
const NOTHING: LoadValues = {
  status: 'available',
  tracking_status: 'not_started',
  billable_miles: null,
  carrier_id: null,
  carrier_vehicle_id: null,
  stated_type: null,
  stated_value: null,
  stated_region: null,
  equipment: null,
  commodity: null,
  commodity_value_usd: null,
  rate_cents: null,
  is_team: null,
  driver_phone_e164: null,
  truck: null,
  trailer: null,
}

/** The carrier that a load names: on record, or as it was given. */
export type NamedCarrier = Pick<LoadValues, 'carrier_id' | 'stated_type' | 'stated_value' | 'stated_region'>

export const isOpen = (status: LoadValues['status']): boolean =>
  (OPEN_STATUSES as readonly string[]).includes(status)

const unitOf = (unit: LoadUnit | null): LoadUnit | null =>
  unit === null ? null : { unit: unit.unit, plate: unit.plate, plate_state: unit.plate_state, vin: unit.vin }

/** The values that are named, as they are stored. Those that are left out stay. */
const named = (sent: LoadFields): Partial<LoadValues> => {
  const { equipment, commodity, commodity_value_usd, rate_usd, is_team, driver_phone_e164 } = sent
  const values = {
    ...{ status: sent.status, billable_miles: sent.billable_miles, equipment, commodity },
    ...{ commodity_value_usd, is_team, driver_phone_e164 },
    rate_cents: rate_usd == null ? rate_usd : Math.round(rate_usd * 100),
    truck: sent.truck && unitOf(sent.truck),
    trailer: sent.trailer && unitOf(sent.trailer),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const ENDED_BY_CLOSING: ReadonlySet<string> = new Set(['tracking', 'tracking_interrupted', 'not_started'])

/**
 * What a load is after what was sent of it. `current`: null for a new one, which is covered if it names a carrier.
 *
 * A truck on record of another carrier than the new one leaves the load. A load that is delivered or cancelled is no longer
 * tracked.
 */
export function valuesAfter(
  current: LoadValues | null,
  sent: LoadFields,
  carrier: NamedCarrier | undefined,
): LoadValues {
  const before = current ?? NOTHING
  const after = { ...before, ...named(sent), ...carrier }
  const hasCarrier = after.carrier_id !== null || after.stated_type !== null
  if (current === null && sent.status === undefined && hasCarrier) after.status = 'covered'
  if (after.carrier_id !== before.carrier_id) after.carrier_vehicle_id = null
  const isClosed = after.status === 'delivered' || after.status === 'cancelled'
  if (isClosed && ENDED_BY_CLOSING.has(after.tracking_status)) after.tracking_status = 'ended'
  return after
}

const LABELS: Readonly<Partial<Record<Written, string>>> = {
  status: 'status',
  billable_miles: 'miles',
  carrier_id: 'carrier',
  stated_value: 'carrier as given',
  equipment: 'equipment',
  commodity: 'commodity',
  commodity_value_usd: 'value',
  rate_cents: 'rate',
  is_team: 'team',
  driver_phone_e164: 'driver phone',
  truck: 'truck',
  trailer: 'trailer',
}

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null && typeof other === 'object' && other !== null
    ? Object.entries(one).every(([name, value]) => isSame(value, (other as Record<string, unknown>)[name]))
    : one === other

/** What of a load is another, in words. Empty: nothing. */
export const changedValues = (before: LoadValues, after: LoadValues): readonly string[] =>
  WRITTEN.filter(column => !isSame(before[column], after[column])).flatMap(column => LABELS[column] ?? [])

/** The columns of a row that are written. */
export const valuesOf = (row: TableRow<'loads'>): LoadValues =>
  Object.fromEntries(WRITTEN.map(column => [column, row[column]])) as unknown as LoadValues
