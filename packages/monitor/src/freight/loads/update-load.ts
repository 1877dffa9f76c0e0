import type { Kysely, Transaction } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'
import { conflict, invalid, missing } from '../../http/refused.ts'
import { refuseBlocked } from '../../own-carriers/refuse-blocked.ts'
import type { KeepAct } from '../../own-carriers/decisions/keep-act.ts'
import type { LoadStatus } from './load-status.ts'

/** A change of a load. A field that is left out is not changed. */
export interface LoadChange {
  readonly status?: LoadStatus | undefined
  readonly team_id?: number | null | undefined
  readonly carrier_vehicle_id?: number | null | undefined
}

/** What a caller saw of a load, as text; `none` is null. Empty: the load is changed in any state. */
export type SeenLoad = Partial<Record<'status' | 'team_id' | 'carrier_vehicle_id', string>>

/** A load of a company, locked until the transaction ends. Refuses: 404. */
export async function lockLoad(
  trx: Transaction<Schema>,
  companyId: number,
  id: number,
): Promise<TableRow<'loads'>> {
  const load = await trx
    .selectFrom('loads')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (load === undefined) throw missing()
  return load
}

async function checkTeam(trx: Transaction<Schema>, companyId: number, id: number) {
  const team = await trx
    .selectFrom('teams')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (team === undefined) throw invalid('load.team_id', 'Choose a team of your company.')
}

/** The load as the record of a carrier names it. */
const loadText = ({ external_load_number }: TableRow<'loads'>) =>
  external_load_number === null ? null : `Load ${external_load_number}`

/** The carrier of a truck. Refuses: 422 for a missing truck, or one of another carrier than the load's. */
async function carrierOfTruck(trx: Transaction<Schema>, load: TableRow<'loads'>, id: number) {
  const truck = await trx
    .selectFrom('carrier_vehicles')
    .select('carrier_id')
    .where('id', '=', id)
    .where('is_type', '=', 'power_unit')
    .executeTakeFirst()
  if (truck === undefined || (load.carrier_id ?? truck.carrier_id) !== truck.carrier_id)
    throw invalid('load.carrier_vehicle_id', "Choose a truck of the load's carrier.")
  return truck.carrier_id
}

/**
 * The carrier of whose trucks another one is put on a load of a company. Empty: null where nothing is put on it, and where it
 * will be refused.
 */
export const carrierOfAssignment = async (
  db: Kysely<Schema>,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  { carrier_vehicle_id: truck }: LoadChange,
): Promise<number | null> => {
  if (truck == null) return null
  const found = await db
    .selectFrom('loads')
    .innerJoin('carrier_vehicles', join => join.on('carrier_vehicles.id', '=', truck))
    .select('carrier_vehicles.carrier_id')
    .where('loads.id', '=', id)
    .where('loads.company_id', '=', companyId)
    .where(({ eb, or }) =>
      or([eb('loads.carrier_vehicle_id', 'is', null), eb('loads.carrier_vehicle_id', '<>', truck)]),
    )
    .executeTakeFirst()
  return found?.carrier_id ?? null
}

/**
 * Changes a load. Returns the id of the decision record that was kept as a truck was put on it, or null.
 *
 * Refuses: 404; 409 if the load is no longer as the caller saw it, and for a truck of a carrier that the company marked do
 * not dispatch; 422 for a team of another company, for a truck of another carrier, and for an empty change. Choice: any
 * status may follow any, as brokers correct mistakes; a load without a carrier takes the carrier of its truck.
 */
export const updateLoad = (
  db: Kysely<Schema>,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  change: LoadChange,
  seen: SeenLoad = {},
  keep?: KeepAct,
): Promise<number | null> =>
  db.transaction().execute(async trx => {
    const load = await lockLoad(trx, companyId, id)
    if (
      Object.entries(seen).some(([field, value]) => String(load[field as keyof SeenLoad] ?? 'none') !== value)
    )
      throw conflict('Someone else changed this load meanwhile.')
    if (Object.values(change).every(value => value === undefined))
      throw invalid('load', 'Say what to change.')
    if (change.team_id != null) await checkTeam(trx, companyId, change.team_id)
    const truck = change.carrier_vehicle_id
    const carrier_id = truck == null ? load.carrier_id : await carrierOfTruck(trx, load, truck)
    const isAssigned = truck != null && truck !== load.carrier_vehicle_id
    if (isAssigned && carrier_id !== null) await refuseBlocked(trx, companyId, carrier_id)
    await trx
      .updateTable('loads')
      .set({
        status: change.status ?? load.status,
        team_id: change.team_id === undefined ? load.team_id : change.team_id,
        carrier_vehicle_id: truck === undefined ? load.carrier_vehicle_id : truck,
        carrier_id,
      })
      .where('id', '=', id)
      .execute()
    return isAssigned && keep !== undefined ? await keep(trx, loadText(load)) : null
  })
