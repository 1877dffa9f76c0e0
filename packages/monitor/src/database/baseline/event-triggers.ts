/** More objects than this in one statement are one event about all of them. */
const OBJECTS_MAX = 20

const WRITES = ['insert', 'update', 'delete'] as const
type Write = (typeof WRITES)[number]

/** A table whose changes are events: whose they are, and which object they concern. */
export interface EventTable {
  readonly table: string
  readonly kind: string
  /** Rows of company_id, subject and subject_id, from the changed rows `a`. */
  readonly select: (changed: string) => string
  /** By default all three. */
  readonly writes?: readonly Write[]
  /** Which updated rows count, with the row before as `b`: by default all. */
  readonly updated?: { readonly key: readonly string[]; readonly isOther: string }
}

const TRANSITIONS = {
  insert: 'new table as now_rows',
  update: 'old table as was_rows new table as now_rows',
  delete: 'old table as was_rows',
} as const satisfies Record<Write, string>

const changedRows = ({ updated }: EventTable, write: Write): string => {
  if (write !== 'update') return write === 'insert' ? 'now_rows' : 'was_rows'
  // Also what the row was before: it may have belonged to another object.
  if (updated === undefined) return '(select * from was_rows union all select * from now_rows)'
  const { key, isOther } = updated
  return `(select a.* from now_rows as a join was_rows as b using (${key.join(', ')}) where ${isOther})`
}

/**
 * The trigger that writes an event for each object that a statement changes in a table.
 *
 * @param write the kind of statement.
 */
const triggerOf = (each: EventTable, write: Write): string => {
  const name = `${each.table}_${write}_events`
  return `
    create function ${name}() returns trigger language plpgsql as
    $$
    begin
      if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
        with touched(company_id, subject, subject_id) as (
          select distinct * from (${each.select(changedRows(each, write))}) as t(company_id, subject, subject_id)
          where t.company_id is not null and t.subject_id is not null),
        counted as (select *, count(*) over (partition by company_id, subject) as objects from touched)
        insert into company_events (company_id, kind, subject, subject_id)
        select distinct company_id, '${each.kind}', subject,
          case when objects <= ${OBJECTS_MAX} then subject_id end
        from counted order by 1, 3, 4;
        if found then perform pg_notify('company_events', ''); end if;
      end if;
      return null;
    end
    $$;
    create trigger ${name} after ${write} on ${each.table} referencing ${TRANSITIONS[write]}
      for each statement execute function ${name}();`
}

/** The triggers of a table, one for each kind of statement that counts. */
export const eventTriggers = (each: EventTable): string =>
  (each.writes ?? WRITES).map(write => triggerOf(each, write)).join('\n')
