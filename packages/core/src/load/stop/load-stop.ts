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

/** What is logged at a stop. */
export interface StopProgress {
  /** The instant of the first arrival. Null: none is logged. */
  readonly arrivedAt: string | null
  /** The instant of the first pickup, delivery or departure, whichever is its work. Null: it is still to be done. */
  readonly doneAt: string | null
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
  /** The town of the postal code: "Dallas, TX". Null: not known. */
  readonly town: string | null
  readonly window: ScheduledWindow
  /** The IANA name of the stop's time zone, `America/Chicago`. Null: not on record. */
  readonly timeZone: string | null
  /** Null: the monitor does not say, so that nothing is said of lateness. */
  readonly progress: StopProgress | null
}

/** The stops in travel order: by sequence, then by id. Empty: none. */
export const stopsInOrder = (stops: readonly LoadStop[]): readonly LoadStop[] =>
  stops.toSorted((one, other) => one.sequence - other.sequence || one.id - other.id)

/** The place of a stop as far as it is on record: "Dallas, TX 75201", "TX 75201". Empty: "not on record". */
export const stopPlace = ({
  town,
  state,
  postalCode,
}: Pick<LoadStop, 'town' | 'state' | 'postalCode'>): string =>
  [town ?? state, postalCode].filter(part => part !== null && part !== '').join(' ') || 'not on record'

/** The same in few words, for a row: "Dallas, TX". Empty: "not on record". */
export const stopTown = (stop: Pick<LoadStop, 'town' | 'state' | 'postalCode'>): string =>
  stop.town ?? stopPlace(stop)
