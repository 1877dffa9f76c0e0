import { formatterFor } from '../stop/stop-window-text.ts'
import { identifierText } from '../../carrier/identifier-text.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import { toDate } from 'date-fns'
import type { Area } from '../../search/area.ts'
import type { Load } from '../load.ts'
import { type LoadStop, stopsInOrder } from '../stop/load-stop.ts'
import type { LoadUnit } from './load-details.ts'
import type { LoadEntry, LoadEntryError } from './load-entry.ts'
import type { LoadColumn, StopColumn } from './load-list-columns.ts'
import { readLoadCells } from './read-load-line.ts'

/** A field of the form of one load. */
export type LoadFormField = `load ${LoadColumn}` | 'carrier any' | `${'pickup' | 'delivery'} ${StopColumn}`

/** What is typed in the form of a load. A field that is left out is empty. */
export type LoadFormValues = Readonly<Partial<Record<LoadFormField, string>>>

const UNIT = ['Unit', 'Plate', 'PlateState', 'Vin'] as const
const STOP_FIELDS = ['place', 'starts', 'startTime', 'ends', 'endTime', 'zone'] as const

/** Fields that are sent together, and what of a load they are. */
const GROUPS: readonly { readonly fields: readonly LoadFormField[]; readonly key: keyof LoadEntry }[] = [
  { fields: ['load status'], key: 'status' },
  { fields: ['carrier any'], key: 'carrier' },
  { fields: ['load miles'], key: 'billableMiles' },
  { fields: ['load equipment'], key: 'equipment' },
  { fields: ['load commodity'], key: 'commodity' },
  { fields: ['load value'], key: 'commodityValueUsd' },
  { fields: ['load rate'], key: 'rateUsd' },
  { fields: ['load team'], key: 'isTeam' },
  { fields: ['load driverPhone'], key: 'driverPhone' },
  { fields: UNIT.map(part => `load truck${part}` as const), key: 'truck' },
  { fields: UNIT.map(part => `load trailer${part}` as const), key: 'trailer' },
  {
    fields: (['pickup', 'delivery'] as const).flatMap(kind =>
      STOP_FIELDS.map(field => `${kind} ${field}` as const),
    ),
    key: 'stops',
  },
]

/** What cannot be cleared: a load always has a status and stops. */
const NEVER_CLEARED: ReadonlySet<keyof LoadEntry> = new Set(['status', 'stops'])

const textAt = (values: LoadFormValues, field: LoadFormField): string => values[field]?.trim() ?? ''

/**
 * The load that a form says. `before`: what it said when it was opened to change a load; only what is another is sent, and what
 * was cleared is sent as not known. Null: the load is new.
 *
 * Refuses: what cannot be read, by field, as in a list. Source: section 5, "Form of a load".
 */
export const readLoadForm = (
  values: LoadFormValues,
  before: LoadFormValues | null,
): { readonly entry: LoadEntry | null; readonly errors: readonly LoadEntryError[] } => {
  const changed = GROUPS.filter(
    ({ fields }) => before === null || fields.some(field => textAt(values, field) !== textAt(before, field)),
  )
  const sent: readonly LoadFormField[] = ['load number', ...changed.flatMap(({ fields }) => fields)]
  const { entry, errors } = readLoadCells(
    Object.fromEntries(sent.map(field => [field, textAt(values, field)])),
  )
  if (entry === null || before === null) return { entry, errors }
  const cleared = changed.filter(
    ({ fields, key }) => !NEVER_CLEARED.has(key) && fields.every(field => textAt(values, field) === ''),
  )
  return { entry: { ...entry, ...Object.fromEntries(cleared.map(({ key }) => [key, null])) }, errors }
}

const localTime = (instant: string | null, timeZone: string | null): { date: string; time: string } => {
  const at = instantMs(instant)
  if (at === null) return { date: '', time: '' }
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(toDate(at))
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

const stopValues = (kind: 'pickup' | 'delivery', stop: LoadStop): LoadFormValues => {
  const { town, postalCode, window, timeZone } = stop
  const [start, end] = [localTime(window.startsAt, timeZone), localTime(window.endsAt, timeZone)]
  return {
    [`${kind} place`]: [town, postalCode].filter(part => part !== null && part !== '').join(' '),
    [`${kind} starts`]: start.date,
    [`${kind} startTime`]: start.time,
    [`${kind} ends`]: end.date,
    [`${kind} endTime`]: end.time,
    [`${kind} zone`]: timeZone ?? '',
  }
}

const unitValues = (which: 'truck' | 'trailer', unit: LoadUnit | null | undefined): LoadFormValues => ({
  [`load ${which}Unit`]: unit?.unit ?? '',
  [`load ${which}Plate`]: unit?.plate ?? '',
  [`load ${which}PlateState`]: unit?.plateState ?? '',
  [`load ${which}Vin`]: unit?.vin ?? '',
})

/** The two stops of a load that has one pickup and then one delivery. Undefined: the form does not show its stops. */
export const formStops = ({ stops }: Pick<Load, 'stops'>): readonly [LoadStop, LoadStop] | undefined => {
  const [pickup, delivery, ...others] = stopsInOrder(stops)
  return pickup?.kind === 'pickup' && delivery?.kind === 'delivery' && others.length === 0
    ? [pickup, delivery]
    : undefined
}

const carrierText = ({ carrier, details }: Load): string => {
  const number = carrier?.identifiers.find(({ type }) => type === 'DOT') ?? carrier?.identifiers[0]
  const shown = number ?? details?.statedCarrier
  return shown == null ? '' : identifierText(shown)
}

/** What the form of a load says before it is changed. Source: section 5, "Form of a load". */
export const loadFormValues = (load: Load): LoadFormValues => {
  const { details, billableMiles } = load
  const stops = formStops(load)
  return {
    'load number': load.externalNumber ?? '',
    'load status': load.status,
    'carrier any': carrierText(load),
    'load miles': billableMiles === null ? '' : String(billableMiles),
    'load equipment': details?.equipment ?? '',
    'load commodity': details?.commodity ?? '',
    'load value': details?.commodityValueUsd == null ? '' : String(details.commodityValueUsd),
    'load rate': details?.rateUsd == null ? '' : String(details.rateUsd),
    'load team': details?.isTeam == null ? '' : details.isTeam ? 'yes' : 'no',
    'load driverPhone': details?.driverPhone ?? '',
    ...unitValues('truck', details?.truck),
    ...unitValues('trailer', details?.trailer),
    ...(stops === undefined
      ? {}
      : { ...stopValues('pickup', stops[0]), ...stopValues('delivery', stops[1]) }),
  }
}

/**
 * An area as the form of a load writes it: its ZIP or postal code, or the town of a market or of the first digits of a ZIP.
 *
 * Empty: undefined for an area that is no place of a stop. Source: section 5, "Form of a load".
 */
export const formPlaceText = ({
  kind,
  name,
  country,
}: Pick<Area, 'kind' | 'name' | 'country'>): string | undefined => {
  if (kind === 'five_zip' || (kind === 'three_zip' && country === 'CA')) return name
  return kind === 'three_zip' || kind === 'kma' ? name.replace(/ (?:\d{3}|market)$/, '') : undefined
}

const unitPaths = (which: 'truck' | 'trailer'): [string, LoadFormField][] => [
  [`${which}.unit`, `load ${which}Unit`],
  [`${which}.plate`, `load ${which}Plate`],
  [`${which}.plate_state`, `load ${which}PlateState`],
  [`${which}.vin`, `load ${which}Vin`],
]

const stopPaths = (kind: 'pickup' | 'delivery', at: number): [string, LoadFormField][] => [
  ...['', '.city', '.state', '.postal_code', '.country', '.latitude', '.longitude'].map(
    (part): [string, LoadFormField] => [`stops.${at}${part}`, `${kind} place`],
  ),
  [`stops.${at}.starts_at`, `${kind} startTime`],
  [`stops.${at}.ends_at`, `${kind} endTime`],
  [`stops.${at}.time_zone`, `${kind} zone`],
]

/** The field of the form that shows an error at each field of a load. */
export const LOAD_FORM_PATHS: ReadonlyMap<string, LoadFormField> = new Map<string, LoadFormField>([
  ['external_load_number', 'load number'],
  ['status', 'load status'],
  ['carrier', 'carrier any'],
  ['billable_miles', 'load miles'],
  ['equipment', 'load equipment'],
  ['commodity', 'load commodity'],
  ['commodity_value_usd', 'load value'],
  ['rate_usd', 'load rate'],
  ['is_team', 'load team'],
  ['driver_phone_e164', 'load driverPhone'],
  ['stops', 'pickup place'],
  ...unitPaths('truck'),
  ...unitPaths('trailer'),
  ...stopPaths('pickup', 0),
  ...stopPaths('delivery', 1),
])
