/** A statement that changes facts of more carriers than this is one change of all; so is one of more rows, which are not read. */
const CARRIERS_MAX = 20
const ROWS_MAX = 200

/** The tables of facts of a carrier, each with the column that names it. */
const OF_CARRIERS = {
  carriers: 'id',
  carrier_identifiers: 'carrier_id',
  carrier_census: 'carrier_id',
  carrier_authorities: 'carrier_id',
  carrier_safety: 'carrier_id',
  carrier_insurances: 'carrier_id',
  carrier_facts: 'carrier_id',
  authority_gaps: 'carrier_id',
}

/** Their rows give facts of any number of carriers their day. */
const OF_ALL = ['federal_listings', 'federal_files', 'published_days']

const TRANSITIONS = {
  insert: ['new table as now_rows', 'select {key} from now_rows'],
  update: [
    'old table as was_rows new table as now_rows',
    'select {key} from was_rows union all select {key} from now_rows',
  ],
  delete: ['old table as was_rows', 'select {key} from was_rows'],
} as const
type Write = keyof typeof TRANSITIONS
const WRITES = Object.keys(TRANSITIONS) as readonly Write[]

/** It always runs, also while a world is seeded, which skips other triggers. */
const trigger = (table: string, write: string, transition: string, function_: string): string => `
  create trigger ${table}_${write}_fact_changes after ${write} on ${table} ${transition}
    for each statement execute function ${function_}();
  alter table ${table} enable always trigger ${table}_${write}_fact_changes;`

const ofCarriers = (table: string, key: string, write: Write): string => {
  const [transition, rows] = TRANSITIONS[write]
  const name = `${table}_${write}_fact_changes`
  return `
  create function ${name}() returns trigger language plpgsql as
  $$
  begin
    with changed as materialized (
      select id from (${rows.replaceAll('{key}', `${key} as id`)}) as every limit ${ROWS_MAX + 1}),
    touched as materialized (select distinct id from changed),
    counted as (
      select (select count(*) from changed) > ${ROWS_MAX}
        or (select count(*) from touched) > ${CARRIERS_MAX} as is_many)
    insert into fact_changes (carrier_id)
      select id from touched where not (select is_many from counted)
      union all select null from counted where is_many;
    return null;
  end
  $$;
  ${trigger(table, write, `referencing ${transition}`, name)}`
}

/** The triggers by which each write of a table of facts says whose facts changed. */
export const factChangesOf = (table: string, key: string): string =>
  WRITES.map(write => ofCarriers(table, key, write)).join('\n') +
  trigger(table, 'truncate', '', 'all_facts_changed')

/**
 * Which carriers had facts changed, for some hours: what a process caches of a carrier's facts is right while its
 * place is followed by no change of that carrier. As with the events of a company, a place is a snapshot of the database,
 * and `xid` is the transaction that changed them: what a snapshot sees is exact, in whichever order transactions end.
 *
 * Choice: no number of changes on each carrier. That would be a second write of each row of an import, and more to store.
 */
export const factChanges = `
  -- Which carriers had facts changed, for some hours; without a carrier, those of all.
  create table fact_changes (
    xid xid8 not null default pg_current_xact_id(), -- The transaction that changed them.
    carrier_id integer -- Null: any carrier.
  );
  create index fact_changes_by_transaction on fact_changes (xid);

  create function all_facts_changed() returns trigger language plpgsql as
  $$
  begin
    insert into fact_changes (carrier_id) values (null);
    return null;
  end
  $$;
${Object.entries(OF_CARRIERS)
  .map(([table, key]) => factChangesOf(table, key))
  .join('\n')}
${OF_ALL.map(table =>
  [...WRITES, 'truncate'].map(write => trigger(table, write, '', 'all_facts_changed')).join('\n'),
).join('\n')}

  create function refused_rows_fact_changes() returns trigger language plpgsql as
  $$
  begin
    insert into fact_changes (carrier_id) select null where exists (select from changed);
    return null;
  end
  $$;
${trigger('refused_rows', 'insert', 'referencing new table as changed', 'refused_rows_fact_changes')}
${trigger('refused_rows', 'delete', 'referencing old table as changed', 'refused_rows_fact_changes')}
`
