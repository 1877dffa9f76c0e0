import {
  LOAD_ENTRY_OUTCOMES,
  type LoadEntry,
  type LoadEntryError,
  type LoadEntryResult,
  type LoadsByNumber,
  type LoadUnit,
  type StopEntry,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, nullable, oneOf, text } from '../wire/values.ts'

const unit = (sent: LoadUnit | null | undefined) =>
  sent && { unit: sent.unit, plate: sent.plate, plate_state: sent.plateState, vin: sent.vin }

const stop = (sent: StopEntry) => ({
  is_type: sent.kind,
  city: sent.city,
  state: sent.state,
  postal_code: sent.postalCode,
  country: sent.country,
  latitude: sent.latitude,
  longitude: sent.longitude,
  starts_at: sent.startsAt,
  ends_at: sent.endsAt,
  time_zone: sent.timeZone,
})

/** A load without its number. JSON leaves out what is undefined. */
const loadFields = (sent: LoadEntry) => ({
  status: sent.status,
  carrier: sent.carrier && {
    is_type: sent.carrier.type,
    value: sent.carrier.value,
    region: sent.carrier.region,
  },
  billable_miles: sent.billableMiles,
  equipment: sent.equipment,
  commodity: sent.commodity,
  commodity_value_usd: sent.commodityValueUsd,
  rate_usd: sent.rateUsd,
  is_team: sent.isTeam,
  driver_phone_e164: sent.driverPhone,
  truck: unit(sent.truck),
  trailer: unit(sent.trailer),
  stops: sent.stops?.map(stop),
  updated_at: sent.updatedAt,
})

const manyLoads = ({ loads }: { readonly loads: readonly LoadEntry[] }) => ({
  loads: loads.map(sent => ({ external_load_number: sent.externalNumber, ...loadFields(sent) })),
})

const error: Reader<LoadEntryError> = record({ field: nullable(text), message: text })

const result: Reader<LoadEntryResult> = record({
  external_load_number: ['externalNumber', nullable(text)],
  result: ['outcome', oneOf(LOAD_ENTRY_OUTCOMES)],
  load_id: nullable(id<'load'>),
  changed: list(text),
  errors: list(error),
})

const UNIT_FIELDS = ['unit', 'plate', 'plate_state', 'vin']
const OWN_FIELDS = [
  ...['external_load_number', 'status', 'carrier', 'billable_miles', 'equipment', 'commodity'],
  ...['commodity_value_usd', 'rate_usd', 'is_team', 'driver_phone_e164', 'stops', 'stops.#', 'updated_at'],
  ...['truck', 'trailer'].flatMap(which => [which, ...UNIT_FIELDS.map(field => `${which}.${field}`)]),
  ...['is_type', 'city', 'state', 'postal_code', 'country', 'latitude', 'longitude'].map(
    it => `stops.#.${it}`,
  ),
  ...['starts_at', 'ends_at', 'time_zone'].map(field => `stops.#.${field}`),
]

/** Capabilities beyond section 7. */
export const loadsByNumberCalls = {
  check: call({
    route: 'POST loads/by_number/check',
    body: manyLoads,
    readsOnly: true,
    read: one(list(result)),
  }),
  put: call({ route: 'PUT loads/by_number', body: manyLoads, read: one(list(result)) }),
  putOne: call({
    route: 'PUT loads/by_number/:number',
    path: ({ load }: { readonly load: LoadEntry }) => ({ number: load.externalNumber }),
    body: ({ load }) => ({ load: loadFields(load) }),
    fields: Object.fromEntries(OWN_FIELDS.map(field => [`load.${field}`, field])),
    read: one(result),
  }),
}

export const httpLoadsByNumber = (http: Http): LoadsByNumber => bindCalls(http, loadsByNumberCalls)
