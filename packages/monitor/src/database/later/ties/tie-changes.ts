import { factChangesOf } from '../../baseline/fact-changes.ts'
import { MOVING } from './moved-ties.ts'
import { distinct, ofUpdates, trigger, triggers } from './tie-triggers.ts'

/** Tables of which a write may change the ties of any carrier, and who it is about; nothing else that is cached is of them. */
const OF_CARRIERS = ['authority_history', 'carrier_roles', 'identity_alerts', 'out_of_service_orders']

const everyChange = (table: string, writes: string): string =>
  trigger(
    `${table}_fact_changes`,
    table,
    `after ${writes} on ${table} for each statement execute function all_facts_changed()`,
  )

/** The same of those that are written often, and move ties by few columns. */
export const tieChanges = [
  ...OF_CARRIERS.map(table => factChangesOf(table, 'carrier_id')),
  factChangesOf('carrier_vehicles', 'carrier_id', ['insert', 'delete']),
  triggers(
    'carrier_vehicles_change_facts',
    'carrier_vehicles',
    `
    insert into fact_changes (carrier_id) values (old.carrier_id), (new.carrier_id);
    return null;`,
    ofUpdates('carrier_vehicles', MOVING['carrier_vehicles']?.when ?? 'true'),
  ),
  trigger(
    'vehicles_of_another_vin_fact_changes',
    'vehicles',
    `after update on vehicles for each row when (${distinct('vin')}) execute function all_facts_changed()`,
  ),
  everyChange('vehicles', 'insert or delete'),
  everyChange('carrier_people', 'update or delete'),
  everyChange('process_agents', 'insert or update or delete'),
].join('\n')
