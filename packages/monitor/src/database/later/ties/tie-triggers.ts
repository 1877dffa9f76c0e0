/**
 * The lock that keeps ties and the writes that move them apart. A write holds it, shared, until its transaction ends; ties are
 * stored by its only holder. So no ties are stored of what a write has not yet said, and each write sees those that are.
 */
export const TIES_LOCK = 7_421_003

/** Whether some columns of a row are others than before. */
export const distinct = (...columns: readonly string[]): string =>
  `(${columns.map(column => `old.${column}`).join(', ')}) is distinct from (${columns.map(column => `new.${column}`).join(', ')})`

/** Ties that a process caches are to be read again, of whichever carrier: once a transaction. */
export const TIES_MOVED = 'insert into fact_changes (moves_ties) values (true) on conflict do nothing;'

/** A statement of a trigger under the lock, where there are ties that it may move. */
export const locked = (perform: string, table = 'tied_carriers'): string => `
    perform pg_advisory_xact_lock_shared(${TIES_LOCK});
    ${TIES_MOVED}
    if exists (select from ${table}) then
      ${perform}
    end if;
    return null;`

/** A trigger that always runs, also while a world is seeded, which skips other triggers. */
export const trigger = (name: string, table: string, on: string): string => `
  create trigger ${name} ${on};
  alter table ${table} enable always trigger ${name};`

/** A function of a trigger, and the triggers that call it, each with when. */
export const triggers = (
  name: string,
  table: string,
  body: string,
  on: Readonly<Record<string, string>>,
): string => `
  create function ${name}() returns trigger language plpgsql as
  $$
  begin${body}
  end
  $$;${Object.entries(on)
    .map(([write, when]) => trigger(`${name}_on_${write}`, table, `${when} execute function ${name}()`))
    .join('')}`

/** After a write of rows, which are `changed`. */
export const ofStatements = (table: string) => ({
  insert: `after insert on ${table} referencing new table as changed for each statement`,
  delete: `after delete on ${table} referencing old table as changed for each statement`,
})

/** After each update of a row by which something is true. */
export const ofUpdates = (table: string, when: string) => ({
  update: `after update on ${table} for each row when (${when})`,
})
