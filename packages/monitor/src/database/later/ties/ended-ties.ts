import { distinct, locked, ofStatements, ofUpdates, triggers } from './tie-triggers.ts'

const endsWith = (carriers: string): string =>
  locked(`perform touch_tied_to(array(${carriers}));`, 'carrier_ties')

const CHANGED_CARRIERS = 'select carrier_id from changed'
const ROW = 'select coalesce(new.carrier_id, old.carrier_id)'

/** What says how a carrier ended: a write of it is a reason to assess those that are tied to it again. */
export const endedTies = [
  triggers('authorities_end_ties', 'carrier_authorities', endsWith(CHANGED_CARRIERS), {
    ...ofStatements('carrier_authorities'),
  }),
  triggers(
    'authority_ends_ties',
    'carrier_authorities',
    endsWith(ROW),
    ofUpdates(
      'carrier_authorities',
      `${distinct('ended_on', 'end_kind', 'common', 'contract', 'other_kind', 'granted_source_file')}
        or new.ended_on is not null and ${distinct('as_of', 'source_file')}`,
    ),
  ),
  triggers('authority_history_ends_ties', 'authority_history', endsWith(CHANGED_CARRIERS), {
    ...ofStatements('authority_history'),
  }),
  triggers(
    'authority_act_ends_ties',
    'authority_history',
    endsWith(ROW),
    ofUpdates('authority_history', distinct('carrier_id', 'authority', 'final_action', 'final_on')),
  ),
  triggers('safety_ends_ties', 'carrier_safety', endsWith(ROW), {
    insert: 'after insert on carrier_safety for each row when (new.out_of_service)',
    delete: 'after delete on carrier_safety for each row when (old.out_of_service)',
    ...ofUpdates('carrier_safety', distinct('out_of_service', 'out_of_service_on', 'out_of_service_until')),
  }),
  triggers('lookup_ends_ties', 'carrier_lookup_facts', endsWith(ROW), {
    write: 'after insert or update or delete on carrier_lookup_facts for each row',
  }),
  triggers('orders_end_ties', 'out_of_service_orders', endsWith(CHANGED_CARRIERS), {
    ...ofStatements('out_of_service_orders'),
    update: 'after update on out_of_service_orders referencing new table as changed for each statement',
  }),
  triggers(
    'files_end_ties',
    'federal_files',
    endsWith('select carrier_id from carrier_lookup_facts where order_as_of is not null'),
    { write: 'after insert or update or delete on federal_files for each statement' },
  ),
  triggers(
    'published_days_end_ties',
    'published_days',
    endsWith(`select a.carrier_id from carrier_authorities as a where a.ended_on is not null
        and 'A' in (coalesce(a.common, ''), coalesce(a.contract, ''))
        and exists (select from carrier_ties as t where t.tied_id = a.carrier_id)`),
    { write: 'after insert or update or delete on published_days for each statement' },
  ),
  triggers(
    'found_carriers_end_ties',
    'carriers',
    endsWith('select new.id'),
    ofUpdates('carriers', distinct('is_findable')),
  ),
  triggers('gone_carriers_end_ties', 'carriers', endsWith('select id from changed'), {
    delete: ofStatements('carriers').delete,
  }),
  triggers('numbers_end_ties', 'carrier_identifiers', endsWith(CHANGED_CARRIERS), {
    ...ofStatements('carrier_identifiers'),
  }),
  triggers(
    'number_ends_ties',
    'carrier_identifiers',
    endsWith('select old.carrier_id union select new.carrier_id'),
    ofUpdates('carrier_identifiers', distinct('carrier_id', 'is_type', 'value_key', 'is_former')),
  ),
].join('\n')
