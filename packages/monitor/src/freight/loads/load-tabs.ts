import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { CLOSED_STATUSES, type LoggedEvent, OPEN_STATUSES } from './load-status.ts'

/** The load tabs; a search is no tab here, as it covers all loads. Source: section 2, "Load tabs". */
export const LOAD_TABS = [
  'open',
  'closed',
  'no_eld',
  'no_arrival',
  'no_departure',
  'no_pickup',
  'no_delivery',
  'no_assigned_vehicle',
  'pending_tracking',
  'not_tracking',
] as const
export type LoadTab = (typeof LOAD_TABS)[number]

type Loads = ExpressionBuilder<Schema, 'loads'>
type Condition = ExpressionWrapper<Schema, 'loads', SqlBool>

const isOpen = (eb: Loads): Condition => eb('loads.status', 'in', OPEN_STATUSES)

/**
 * Whether a stop has a window that has ended and no log of an event. A pickup is missed at pickup stops only, a
 * delivery at delivery stops only. A window without an end never ends.
 */
const misses =
  (event: LoggedEvent) =>
  (eb: Loads, now: Date): Condition => {
    const late = eb
      .selectFrom('load_stops')
      .select(sql`1`.as('one'))
      .whereRef('load_stops.load_id', '=', 'loads.id')
      .where('load_stops.window_ends_at', '<', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('load_logs')
              .select(sql`1`.as('one'))
              .whereRef('load_logs.stop_id', '=', 'load_stops.id')
              .where('load_logs.is_type', '=', event),
          ),
        ),
      )
    return eb.exists(
      event === 'pickup' || event === 'delivery' ? late.where('load_stops.is_type', '=', event) : late,
    )
  }

const EXCEPTIONS: Readonly<Record<Exclude<LoadTab, 'open' | 'closed'>, (eb: Loads, now: Date) => Condition>> =
  {
    no_eld: eb => eb('loads.tracking_status', '=', 'no_eld_connection'),
    no_arrival: misses('arrival'),
    no_departure: misses('departure'),
    no_pickup: misses('pickup'),
    no_delivery: misses('delivery'),
    no_assigned_vehicle: eb => eb('loads.carrier_vehicle_id', 'is', null),
    pending_tracking: eb => eb('loads.tracking_status', '=', 'not_started'),
    not_tracking: eb =>
      eb('loads.tracking_status', 'in', ['tracking_interrupted', 'terminated', 'unable_to_track']),
  }

/** The condition of a tab at an instant. Only open loads have exceptions. Source: section 4, "Load exceptions". */
export const inLoadTab =
  (tab: LoadTab, now: Date) =>
  (eb: Loads): Condition => {
    if (tab === 'open') return isOpen(eb)
    if (tab === 'closed') return eb('loads.status', 'in', CLOSED_STATUSES)
    return eb.and([isOpen(eb), EXCEPTIONS[tab](eb, now)])
  }
