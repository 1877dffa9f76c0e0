import type { Id } from '../../shared/ids.ts'
import type { ScheduledWindow } from './scheduled-window.ts'

/** The monitor’s number of one stop, which no other load’s stop has. */
export type LoadStopId = Id<'load-stop'>

/** What happens at a stop. */
export const STOP_KINDS = ['pickup', 'delivery'] as const
/** What happens at one stop. */
export type StopKind = (typeof STOP_KINDS)[number]

/** What happens at a stop, in words. */
export const STOP_KIND_LABELS: Readonly<Record<StopKind, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
}

/** One place that a load is picked up at or delivered to. Source: section 3, "Load". */
export interface LoadStop {
  readonly id: LoadStopId
  readonly kind: StopKind
  /** The stop's place in the journey; the least is first. */
  readonly sequence: number
  /** Degrees north. Null: not on record. */
  readonly latitude: number | null
  /** Degrees east. Null: not on record. */
  readonly longitude: number | null
  readonly state: string | null
  readonly postalCode: string | null
  readonly window: ScheduledWindow
  /** The stop's own zone by its IANA name, `America/Chicago`. Null: not on record. */
  readonly timeZone: string | null
}

/** The stops in the order of the journey: by sequence, then by id. Empty: none. */
export const stopsInOrder = (stops: readonly LoadStop[]): readonly LoadStop[] =>
  stops.toSorted((one, other) => one.sequence - other.sequence || one.id - other.id)

/** Where a stop is, as far as the load says: "TX 75201". Empty: "not on record". */
export const stopPlace = ({ state, postalCode }: Pick<LoadStop, 'state' | 'postalCode'>): string =>
  [state, postalCode].filter(part => part !== null && part !== '').join(' ') || 'not on record'
