import type { CarrierListLine } from '../../connection/carrier-list-lines.ts'
import { cellsOf } from '../../connection/carrier-list-lines.ts'
import { readCarrierNumber, type TypedNumber } from '../../search/carrier-number.ts'
import { readVin } from '../../carrier/vehicle/vin.ts'
import type { StopKind } from '../stop/load-stop.ts'
import { LineReader, type LoadCells } from './line-reader.ts'
import type { LoadUnit } from './load-details.ts'
import type { LoadEntry, LoadEntryError, StopEntry } from './load-entry.ts'
import {
  readListedCountry,
  readListedEquipment,
  readListedNumber,
  readListedPhone,
  readListedPlace,
  readListedPostalCode,
  readLoadStatus,
  readTeam,
  readTimeZone,
} from './load-list-cells.ts'
import { type LoadColumn, STOP_COLUMNS, type StopColumn } from './load-list-columns.ts'
import type { OpenLoadList } from './open-load-list.ts'
import { readWindow } from './stop-times.ts'

/** A line of a list of loads, as it was read. */
export interface LoadListRow {
  readonly line: number
  readonly text: string
  /** The number of its load. Null: it has none. */
  readonly number: string | null
  /** Null: it cannot be sent, for `errors`. */
  readonly entry: LoadEntry | null
  readonly errors: readonly LoadEntryError[]
}

/** The cells of a line by what they have: `load number`, `pickup city`, `carrier DOT`. */
const cellsByColumn = ({ columns }: OpenLoadList, cells: readonly string[]): LoadCells =>
  Object.fromEntries(
    columns.flatMap((column, at) =>
      column === undefined
        ? []
        : [
            [
              'column' in column ? `${column.of} ${column.column}` : `carrier ${column.type}`,
              cells[at] ?? '',
            ],
          ],
    ),
  )

const IS_NO_NUMBER = 'is not an amount.'

const vinOf = (text: string): string | undefined => {
  const read = readVin(text)
  return read.ok ? read.value.text : undefined
}

const load = (column: LoadColumn) => `load ${column}`

/** A truck or a trailer. Undefined: the line says nothing of it. */
const readUnit = (line: LineReader, which: 'truck' | 'trailer'): LoadUnit | undefined => {
  const field = (name: 'Unit' | 'Plate' | 'PlateState' | 'Vin') => load(`${which}${name}`)
  const plateState = line.read(
    field('PlateState'),
    `${which}.plate_state`,
    text => (/^[A-Z]{2}$/i.test(text) ? text.toUpperCase() : undefined),
    'is not the two letters of a state.',
  )
  const vin = line.read(field('Vin'), `${which}.vin`, vinOf, 'is not a VIN of 17 letters and digits.')
  const unit = {
    unit: line.text(field('Unit')) || null,
    plate: line.text(field('Plate')) || null,
    plateState: plateState ?? null,
    vin: vin ?? null,
  }
  return Object.values(unit).some(value => value !== null) ? unit : undefined
}

const WINDOW_COLUMNS = {
  starts: 'starts_at',
  startTime: 'starts_at',
  ends: 'ends_at',
  endTime: 'ends_at',
} as const

/** A stop. Undefined: the line says nothing of it. */
const readStop = (line: LineReader, kind: StopKind): StopEntry | undefined => {
  const field = `stops.${kind === 'pickup' ? 0 : 1}`
  const text = (column: StopColumn) => line.text(`${kind} ${column}`)
  if (STOP_COLUMNS.every(column => text(column) === '')) return undefined
  const place = line.read(
    `${kind} place`,
    `${field}.city`,
    readListedPlace,
    'is not a city with its state, or a ZIP.',
  )
  const zone = line.read(
    `${kind} zone`,
    `${field}.time_zone`,
    readTimeZone,
    'is not a time zone, such as Central.',
  )
  const degrees = (column: 'latitude' | 'longitude') =>
    line.read(
      `${kind} ${column}`,
      `${field}.${column}`,
      written => (/^-?\d{1,3}(?:\.\d+)?$/.test(written) ? Number(written) : undefined),
      'is not a number of degrees.',
    ) ?? null
  const country = line.read(`${kind} country`, `${field}.country`, readListedCountry, 'is not US, CA or MX.')
  const window = readWindow({
    starts: text('starts'),
    startTime: text('startTime'),
    ends: text('ends'),
    endTime: text('endTime'),
  })
  if ('unread' in window)
    line.fail(
      `${field}.${WINDOW_COLUMNS[window.unread]}`,
      text(window.unread),
      'is not a day and time, such as 12/1/2026 08:00.',
    )
  const code = text('postalCode')
  return {
    kind,
    city: text('city') || place?.city || null,
    state: text('state').toUpperCase() || place?.state || null,
    postalCode: code === '' ? (place?.postalCode ?? null) : readListedPostalCode(code),
    country: country ?? null,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    ...('unread' in window ? { startsAt: null, endsAt: null } : window),
    timeZone: zone ?? null,
  }
}

const numberOf = ({ identifier: { type, value, region } }: TypedNumber) => ({ type, value, region })

/** The carrier by the first number that the line has of it: its DOT number before its docket. */
const readCarrier = (line: LineReader): LoadEntry['carrier'] => {
  const typed = line.text('carrier any')
  const named = typed === '' ? undefined : readCarrierNumber(typed)
  if (named?.kind === 'identifier') return numberOf(named)
  if (typed !== '')
    line.fail('carrier', typed, 'does not say which number it is. Write DOT 1234567 or MC 123456.')
  for (const type of ['DOT', 'MC', 'SCAC'] as const) {
    const text = line.text(`carrier ${type}`)
    if (text === '') continue
    const number = readCarrierNumber(text, type)
    if (number?.kind === 'identifier') return numberOf(number)
    line.fail('carrier', text, `is not ${type === 'DOT' ? 'a DOT number' : `an ${type} number`}.`)
    return undefined
  }
  return undefined
}

type Named<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

const named = <T extends object>(values: T): Named<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Named<T>

const readEntry = (line: LineReader, externalNumber: string): LoadEntry => {
  const amount = (column: LoadColumn, field: string) =>
    line.read(load(column), field, readListedNumber, IS_NO_NUMBER)
  const value = amount('value', 'commodity_value_usd')
  const stops = (['pickup', 'delivery'] as const).map(kind => readStop(line, kind))
  return {
    externalNumber,
    ...named({
      status: line.read(load('status'), 'status', readLoadStatus, 'is not a known status.'),
      carrier: readCarrier(line),
      billableMiles: amount('miles', 'billable_miles'),
      equipment: line.read(
        load('equipment'),
        'equipment',
        readListedEquipment,
        'is not a known kind of equipment.',
      ),
      commodity: line.text(load('commodity')) || undefined,
      commodityValueUsd: value === undefined ? undefined : Math.round(value),
      rateUsd: amount('rate', 'rate_usd'),
      isTeam: line.read(load('team'), 'is_team', readTeam, 'is neither yes nor no.'),
      driverPhone: line.read(
        load('driverPhone'),
        'driver_phone_e164',
        readListedPhone,
        'is not a phone number.',
      ),
      truck: readUnit(line, 'truck'),
      trailer: readUnit(line, 'trailer'),
    }),
    ...(stops.some(stop => stop !== undefined) && { stops: stops.filter(stop => stop !== undefined) }),
  }
}

const NUMBER_MAX = 60

/** A load by its cells, or what is wrong with them. Empty cells name nothing. Source: section 5, "List of loads". */
export const readLoadCells = (cells: LoadCells): Pick<LoadListRow, 'number' | 'entry' | 'errors'> => {
  const reader = new LineReader(cells)
  const number = reader.text(load('number'))
  const refuse = (message: string) => ({
    number: number || null,
    entry: null,
    errors: [{ field: 'external_load_number', message }],
  })
  if (number === '') return refuse('Enter the number of the load.')
  if (number.length > NUMBER_MAX) return refuse(`A load number has at most ${NUMBER_MAX} characters.`)
  const entry = readEntry(reader, number)
  if (entry.stops?.length === 1)
    reader.errors.push({
      field: 'stops',
      message: `There is no ${entry.stops[0]?.kind === 'pickup' ? 'delivery' : 'pickup'}.`,
    })
  return { number, entry: reader.errors.length === 0 ? entry : null, errors: reader.errors }
}

/**
 * Reads one line of a list of loads. An empty cell names nothing, so that it changes nothing of a load on record.
 *
 * Refuses, by field: a line without a load number, with more cells than the heading, with a cell that cannot be read, or
 * with one of its two stops alone. Choice: one line has one pickup and one delivery.
 * Source: section 5, "List of loads".
 */
export const readLoadLine = (list: OpenLoadList, { line, text }: CarrierListLine): LoadListRow => {
  const cells = cellsOf(text, list.separator)
  const read = readLoadCells(cellsByColumn(list, cells))
  if (cells.slice(list.heading.length).every(cell => cell === '')) return { line, text, ...read }
  const message = 'This line has more cells than the heading. Put texts with commas in quotes.'
  return { line, text, number: read.number, entry: null, errors: [{ field: null, message }] }
}
