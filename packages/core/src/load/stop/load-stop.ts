import type { Id } from '../../shared/ids.ts'
import type { ScheduledWindow } from './scheduled-window.ts'

/** The monitor’s number of one stop, which no other load’s stop has. */
export type LoadStopId = Id<'load-stop'>

/** The activities at a stop. */
export const STOP_KINDS = ['pickup', 'delivery'] as const
/** The activity at one stop. */
export type StopKind = (typeof STOP_KINDS)[number]

/** The label of each activity. */
export const STOP_KIND_LABELS: Readonly<Record<StopKind, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
}

/** A place where a load is picked up or delivered. Source: section 3, "Load". */
export interface LoadStop {
  readonly id: LoadStopId
  readonly kind: StopKind
  /** The position of the stop; the lowest is first. */
  readonly sequence: number
  /** Degrees north. Null: not on record. */
  readonly latitude: number | null
  /** Degrees east. Null: not on record. */
  readonly longitude: number | null
  readonly state: string | null
  readonly postalCode: string | null
  readonly window: ScheduledWindow
  /** The IANA name of the stop's time zone, `America/Chicago`. Null: not on record. */
  readonly timeZone: string | null
}

/** The stops in travel order: by sequence, then by id. Empty: none. */
export const stopsInOrder = (stops: readonly LoadStop[]): readonly LoadStop[] =>
  stops.toSorted((one, other) => one.sequence - other.sequence || one.id - other.id)

/** The place of a stop as far as it is on record: "TX 75201". Empty: "not on record". */
export const stopPlace = ({ state, postalCode }: Pick<LoadStop, 'state' | 'postalCode'>): string =>
  [state, postalCode].filter(part => part !== null && part !== '').join(' ') || 'not on record'
