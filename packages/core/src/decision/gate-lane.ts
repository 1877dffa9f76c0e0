import type { Load } from '../load/load.ts'
import { stopsInOrder } from '../load/stop/load-stop.ts'
import { addDays, type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'

/** An end of a lane, or a stop of a load. Null: not on record. */
export interface GatePlace {
  /** "US", "CA" or "MX". */
  readonly country: string | null
  /** Two letters: a state, a province. */
  readonly state: string | null
}

/** The places of a lane or a load, in their order. Source: section 4, "Gate". */
export type GateLane = readonly GatePlace[]

/** Whether all places are known to be in one state. Empty: false, as none is known. Source: section 4, "Gate". */
export const isInsideOneState = (lane: GateLane): boolean => {
  const [first] = lane
  return first?.state != null && lane.every(it => it.state === first.state && it.country === first.country)
}

/** The lane of a load: its stops, in their order. Source: section 4, "Gate". */
export const laneOfLoad = ({ stops }: Pick<Load, 'stops'>): GateLane =>
  stopsInOrder(stops).map(({ state }) => ({ country: null, state }))

/** How many days ahead a gate may be asked for. */
const GATE_DAYS_MAX = 366

/** The last day that a gate may be asked for. Source: section 4, "Gate". */
export const lastGateDay = (today: CalendarDate): CalendarDate => addDays(today, GATE_DAYS_MAX)

/** The last day of a window, from today to the last day that a gate may be asked for. Empty: today. */
export const gateDayAt = (
  window: { readonly startsAt: string | null; readonly endsAt: string | null } | undefined,
  today: CalendarDate,
): CalendarDate => {
  const day = parseCalendarDate((window?.endsAt ?? window?.startsAt ?? '').slice(0, 10))
  if (day === undefined || day < today) return today
  const last = lastGateDay(today)
  return day < last ? day : last
}

/**
 * The day for which a load is asked about: that of its pickup, the last one of its window, by the monitor's days.
 *
 * Empty: today, where no pickup is on record or its day is over. Source: section 4, "Gate".
 */
export const gateDayOfLoad = ({ stops }: Pick<Load, 'stops'>, today: CalendarDate): CalendarDate => {
  const pickup = stopsInOrder(stops).find(({ kind }) => kind === 'pickup')
  return gateDayAt(pickup?.window, today)
}
