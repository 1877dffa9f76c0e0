/** The first day on which a driver who does not speak English well enough is put out of service. */
export const ENGLISH_SINCE = '2025-06-25'

/** Whether a code is that of English proficiency, 49 CFR 391.11(b)(2), however it is written. */
export const isEnglish = (code: string): boolean =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .startsWith('39111B2')

/** The behavior categories that the agency measures for carriers of property, of which anyone may know. */
export const BASICS_MEASURED = [
  'unsafe_driving',
  'hours_of_service',
  'driver_fitness',
  'controlled_substances',
  'vehicle_maintenance',
] as const
export type BasicMeasured = (typeof BASICS_MEASURED)[number]

/** A measure, with its day. */
export interface Measured {
  readonly measure: number
  readonly on: string
}

/** What crashes and measures tell of a carrier. */
export interface SafetyRecords {
  /** The days of the crashes in which someone died or was hurt, or a vehicle was towed. Null: not on record. */
  readonly crash_days?: readonly string[] | null
  readonly crashes_source?: string | null
  readonly crashes_as_of?: string | null
  /** Null: the carrier is not measured. */
  readonly measures?: Readonly<Record<BasicMeasured, Measured | null>> | null
  readonly measures_source?: string | null
}
