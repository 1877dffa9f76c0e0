import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** A table whose facts are recorded when they change: how they are called, and whose they are. */
interface SeenTable {
  readonly table: string
  readonly kind: string
  readonly source: string
  readonly columns: readonly string[]
  /** Expressions over the row `a` as it is now. */
  readonly key?: string
  readonly carrier?: string
  readonly company?: string
  /** What the subject is called instead of its column. */
  readonly subject?: (column: string) => string
}

const CENSUS = 'FMCSA census'
const YOURS = 'Your company'

const TABLES: readonly SeenTable[] = [
  {
    table: 'carriers',
    kind: 'contact',
    source: CENSUS,
    columns: ['legal_name'],
    key: 'id',
    carrier: 'a.id',
  },
  { table: 'carrier_census', kind: 'authority', source: CENSUS, columns: ['status_code'] },
  {
    table: 'carrier_authorities',
    kind: 'authority',
    source: 'FMCSA licensing and insurance',
    columns: ['broker', 'common', 'contract'],
  },
  {
    table: 'carrier_safety',
    kind: 'safety',
    source: 'FMCSA safety measurement',
    columns: ['out_of_service', 'rating'],
  },
  {
    table: 'carrier_insurances',
    kind: 'insurance',
    source: 'Insurance on record',
    columns: ['amount', 'cancelled_on'],
    key: 'id',
    subject: column => `a.kind || '_${column}'`,
  },
  {
    table: 'connections',
    kind: 'connection',
    source: YOURS,
    columns: ['is_dismissed', 'status'],
    key: 'id',
    company: 'a.issuer_id',
  },
  {
    table: 'subscriptions',
    kind: 'verdict',
    source: 'Your rules',
    columns: ['verdict'],
    key: 'id',
    company: 'a.company_id',
  },
  {
    table: 'rule_overrides',
    kind: 'override',
    source: YOURS,
    columns: ['is_active'],
    key: 'id',
    company: 'a.company_id',
    subject: () => 'a.is_type',
  },
]

/** The trigger of a statement that compares the rows of a table before and after it. */
const trigger = (table: string, name: string, body: string): string => `
  create function ${name}() returns trigger language plpgsql as
  $$
  begin
    ${body}
    return null;
  end
  $$;
  create trigger ${name} after update on ${table}
    referencing old table as was_rows new table as now_rows
    for each statement execute function ${name}();`

/** The trigger of each fact that this one replaces. */
const dropSeen = ({ table, columns }: SeenTable) =>
  columns
    .map(
      column => `drop trigger ${table}_${column}_seen on ${table}; drop function ${table}_${column}_seen();`,
    )
    .join('\n')

const recordSeen = ({ table, kind, source, columns, ...rest }: SeenTable) => {
  const { key = 'carrier_id', carrier = 'a.carrier_id', company = 'null::integer', subject } = rest
  const facts = columns.map(
    column => `(${subject?.(column) ?? `'${column}'`}, b.${column}::text, a.${column}::text)`,
  )
  return trigger(
    table,
    `${table}_seen`,
    `if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
      insert into carrier_facts_seen (carrier_id, company_id, kind, subject, was, now, source)
      select ${carrier}, ${company}, '${kind}', f.subject, f.was, f.now, '${source}'
      from was_rows as b join now_rows as a using (${key})
      cross join lateral (values ${facts.join(', ')}) as f(subject, was, now)
      where f.was is not null and f.was is distinct from f.now
      order by ${key}, f.subject;
    end if;`,
  )
}

const addressOf = (row: string) =>
  ['street', 'city', 'state', 'postal_code', 'country'].map(part => `${row}.physical_${part}`)
const keyOfAddress = (row: string) =>
  `association_address(${row}.physical_street, ${row}.physical_postal_code, ${row}.physical_country)`

/** What was on record of a contact, and whether it is another one now and not only written differently. */
const CONTACTS = [
  ['phone', ['b.phone'], 'association_phone(b.phone) is distinct from association_phone(a.phone)'],
  ['email', ['b.email'], 'association_email(b.email) is distinct from association_email(a.email)'],
  ['address', addressOf('b'), `${keyOfAddress('b')} is distinct from ${keyOfAddress('a')}`],
] as const

const contacts = CONTACTS.map(
  ([kind, parts, isOther]) =>
    `('${kind}', btrim(concat_ws(', ', ${parts.map(part => `nullif(btrim(${part}), '')`).join(', ')})),
      coalesce(${parts[0]}, '') <> '' and ${isOther})`,
)

const contactColumns = ['phone', 'email', ...addressOf('a').map(column => column.slice('a.'.length))]
const rowOf = (row: string) => `(${contactColumns.map(column => `${row}.${column}`).join(', ')})`

const recordContacts = trigger(
  'carriers',
  'carriers_contact_changes',
  `insert into contact_changes (carrier_id, is_type, was, changed_on)
    select a.id, f.is_type, f.was, case when a.federal_as_of is distinct from b.federal_as_of
      then coalesce(a.federal_as_of, a.updated_at::date) else a.updated_at::date end
    from was_rows as b join now_rows as a using (id)
    cross join lateral (values ${contacts.join(', ')}) as f(is_type, was, is_other)
    where ${rowOf('a')} is distinct from ${rowOf('b')} and f.is_other
    order by a.id, array_position(array['phone', 'email', 'address'], f.is_type);`,
)

/**
 * What changed about carriers, computed of a statement's rows at once and no longer row by row: a batch of an import,
 * whatever its size, is compared by one join.
 *
 * Choice: still triggers, so that every write of a fact (by an import, a user or a job) records it. What they record is the
 * same as before.
 */
export const changesOfAStatement: Migration = {
  async up(db) {
    await sql
      .raw(
        [
          ...TABLES.map(dropSeen),
          ...TABLES.map(recordSeen),
          `drop trigger carriers_record_contact_change on carriers; drop function carriers_record_contact_change();`,
          recordContacts,
        ].join('\n'),
      )
      .execute(db)
  },
}
