/** A table whose facts are recorded when they change: how they are called, and whose they are. */
interface SeenTable {
  readonly table: string
  readonly kind: string
  /** An expression over the row `a` as it is now, as are those below. */
  readonly source: string
  readonly columns: readonly string[]
  /** The columns by which a row is the same before and after. */
  readonly key?: string
  readonly carrier?: string
  readonly company?: string
  /** What the subject is called instead of its column. */
  readonly subject?: (column: string) => string
}

const CENSUS = "'FMCSA census'"
const YOURS = "'Your company'"

/** A federal file by its name; of the licensing files of before May 14, 2026 policies have the short one. */
const file = (
  otherwise: string,
): string => `coalesce(case when a.source_file::text ~ '^(Motus |L&I |QCMobile$)'
        then a.source_file::text else 'L&I ' || a.source_file::text end, '${otherwise}')`

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
    source: file('FMCSA licensing and insurance'),
    columns: ['broker', 'common', 'contract'],
  },
  {
    table: 'carrier_safety',
    kind: 'safety',
    source: "'FMCSA safety measurement'",
    columns: ['out_of_service', 'rating'],
  },
  {
    table: 'carrier_insurances',
    kind: 'insurance',
    source: file('Insurance on record'),
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
    table: 'rule_overrides',
    kind: 'override',
    source: YOURS,
    columns: ['is_active'],
    key: 'id',
    company: 'a.company_id',
    subject: () => 'a.is_type',
  },
  {
    table: 'own_carriers',
    kind: 'verdict',
    source: "'Your rules'",
    columns: ['verdict'],
    key: 'company_id, carrier_id',
    company: 'a.company_id',
  },
]

/**
 * The trigger of a statement that compares the rows of a table before and after it. They are joined by a hash, however many
 * there are: a connection plans that join once, for as many rows as the first statement changed, and planned for a few, each
 * of 5,000 rows was compared with all others.
 */
const trigger = (table: string, name: string, body: string): string => `
  create function ${name}() returns trigger language plpgsql set enable_nestloop = off as
  $$
  begin
    ${body}
    return null;
  end
  $$;
  create trigger ${name} after update on ${table}
    referencing old table as was_rows new table as now_rows
    for each statement execute function ${name}();`

const recordSeen = ({ table, kind, source, columns, ...rest }: SeenTable): string => {
  const { key = 'carrier_id', carrier = 'a.carrier_id', company = 'null::integer', subject } = rest
  const facts = columns.map(
    column => `(${subject?.(column) ?? `'${column}'`}, b.${column}::text, a.${column}::text)`,
  )
  return trigger(
    table,
    `${table}_seen`,
    `if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
      insert into carrier_facts_seen (carrier_id, company_id, kind, subject, was, now, source)
      select ${carrier}, ${company}, '${kind}', f.subject, f.was, f.now, ${source}
      from was_rows as b join now_rows as a using (${key})
      cross join lateral (values ${facts.join(', ')}) as f(subject, was, now)
      where f.was is not null and f.was is distinct from f.now
      order by ${key}, f.subject;
    end if;`,
  )
}

const addressOf = (row: string): readonly string[] =>
  ['street', 'city', 'state', 'postal_code', 'country'].map(part => `${row}.physical_${part}`)
const keyOfAddress = (row: string): string =>
  `association_address(${row}.physical_street, ${row}.physical_postal_code, ${row}.physical_country)`

/** What was on record of a contact, and whether it was one, and is another one now and not only written differently. */
const CONTACTS = [
  [
    'phone',
    ['b.phone'],
    'association_phone(b.phone) is not null and association_phone(b.phone) is distinct from association_phone(a.phone)',
  ],
  [
    'email',
    ['b.email'],
    'association_email(b.email) is not null and association_email(b.email) is distinct from association_email(a.email)',
  ],
  [
    'address',
    addressOf('b'),
    `association_street(b.physical_street) is not null and ${keyOfAddress('b')} is distinct from ${keyOfAddress('a')}`,
  ],
] as const
const contacts = CONTACTS.map(
  ([kind, parts, isOther]) =>
    `('${kind}', btrim(concat_ws(', ', ${parts.map(part => `nullif(btrim(${part}), '')`).join(', ')})),
        ${isOther})`,
)
const rowOf = (row: string): string => `(${[`${row}.phone`, `${row}.email`, ...addressOf(row)].join(', ')})`

/**
 * What changed about carriers, as the monitor saw it: a row is added with each change, and none is changed. Computed of a
 * statement's rows at once, so that a batch of an import, whatever its size, is compared by one join.
 *
 * Choice: triggers, so that every write of a fact (by an import, a user or a job) records it. What is first put on record is
 * no change, so seeding and first imports add nothing. Moving the dates of a seeded world is no change either.
 */
export const factsSeen = `
  -- A change of one fact, as it was seen.
  create table carrier_facts_seen (
    id integer generated by default as identity primary key,
    carrier_id integer not null references carriers on delete cascade,
    company_id integer, -- Null: a fact of the record, which every company sees.
    kind text not null,
    subject text not null,
    was text,
    now text,
    source text not null,
    seen_at timestamptz not null default now()
  );
  create index carrier_facts_seen_of_carrier on carrier_facts_seen (carrier_id, seen_at desc, id desc);

${TABLES.map(recordSeen).join('\n')}

  -- What a carrier's federal contact was before it changed.
  --
  -- The day of a change is that of the federal file that brought it, else the day it was written.
  create table contact_changes (
    id integer generated by default as identity primary key,
    carrier_id integer not null references carriers,
    is_type text not null check (is_type in ('phone', 'email', 'address')),
    was text not null, -- As the register wrote it; an address in one line.
    changed_on date not null
  );
  create index contact_changes_of_carrier on contact_changes (carrier_id, changed_on desc, id desc);
  create index contact_changes_by_phone on contact_changes (association_phone(was)) where is_type = 'phone';
  create index contact_changes_by_email on contact_changes (association_email(was)) where is_type = 'email';

${trigger(
  'carriers',
  'carriers_contact_changes',
  `insert into contact_changes (carrier_id, is_type, was, changed_on)
    select a.id, f.is_type, f.was, case when a.federal_as_of is distinct from b.federal_as_of
      then coalesce(a.federal_as_of, current_date) else current_date end
    from was_rows as b join now_rows as a using (id)
    cross join lateral (values ${contacts.join(',\n      ')}) as f(is_type, was, is_other)
    where ${rowOf('a')} is distinct from ${rowOf('b')} and f.is_other
    order by a.id, array_position(array['phone', 'email', 'address'], f.is_type);`,
)}
`
