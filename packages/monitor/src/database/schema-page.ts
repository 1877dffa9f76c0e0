import { type Kysely, sql } from 'kysely'
import { AREAS } from './baseline/index.ts'
import { LATER_AREAS } from './later/index.ts'
import type { Schema } from './schema.ts'

interface Column {
  readonly relation: string
  readonly isView: boolean
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** The table that a foreign key of this column alone refers to. */
  readonly target: string | null
  readonly comment: string | null
}

interface Trigger {
  readonly relation: string
  readonly events: string
  readonly name: string
  readonly body: string
}

const EVENTS = ['insert', 'update', 'delete', 'truncate']

const columnsOf = async (db: Kysely<Schema>) =>
  (
    await sql<Column>`
    select c.relname as relation, c.relkind = 'v' as "isView", a.attname as name,
      replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz') as type,
      a.attnotnull as "isRequired",
      (select k.confrelid::regclass::text from pg_constraint as k
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as target,
      col_description(c.oid, a.attnum) as comment
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v') and not starts_with(c.relname, 'kysely_')
    order by c.relname, a.attnum`.execute(db)
  ).rows

/** What a function does, with what those do that it calls. */
const withCalled = (body: string, bodies: ReadonlyMap<string, string>): string =>
  [
    body,
    ...[...body.matchAll(/perform (\w+)\(/g)].flatMap(([, name = '']) => {
      const called = bodies.get(name)
      return called === undefined ? [] : [withCalled(called, bodies)]
    }),
  ].join('\n')

/** The triggers of each table, with the kinds of statements that run them: see `TRIGGER_TYPE_` in PostgreSQL's sources. */
const triggersOf = async (db: Kysely<Schema>): Promise<readonly Trigger[]> => {
  const { rows } = await sql<Trigger>`
    select t.tgrelid::regclass::text as relation, p.proname as name, p.prosrc as body,
      concat_ws(', ', case when t.tgtype & 4 > 0 then 'insert' end, case when t.tgtype & 16 > 0 then 'update' end,
        case when t.tgtype & 8 > 0 then 'delete' end, case when t.tgtype & 32 > 0 then 'truncate' end) as events
    from pg_trigger as t join pg_proc as p on p.oid = t.tgfoid
    where not t.tgisinternal order by relation, t.tgname`.execute(db)
  const functions = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  )
  const bodies = new Map(functions.rows.map(({ name, body }) => [name, body]))
  return rows.map(trigger => ({ ...trigger, body: withCalled(trigger.body, bodies) }))
}

const grouped = <Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

interface Made {
  readonly name: string
  /** The first paragraph of the comment above it. */
  readonly line: string
  readonly comments: readonly (readonly [column: string, comment: string])[]
}

/** The columns of a table that have a comment, above them or behind them. */
const commentedColumns = (columns: string): Made['comments'] =>
  [...columns.matchAll(/^((?: {4}--.*\n)*) {4}(\w+) (?:(?!-- ).)*(?:-- (.*))?/gm)].flatMap(
    ([, above = '', column = '', behind = '']) => {
      const comment = `${above}${behind}`.replaceAll(/ *-- /g, '').replaceAll('\n', ' ').trim()
      return comment === '' ? [] : [[column, comment] as const]
    },
  )

/** The tables and views that the statements of an area make. */
const madeIn = (statements: string): readonly Made[] =>
  [...statements.matchAll(/((?: *--.*\n)*) *create (?:table (\w+) \(\n((?: {4}.*\n)*)|view (\w+))/g)].map(
    ([, comment = '', table = '', columns = '', name = table]) => {
      const lines = comment.split('\n').map(line => line.trim().replace(/^-- ?/, ''))
      return { name, line: lines.slice(0, lines.indexOf('')).join(' '), comments: commentedColumns(columns) }
    },
  )

const MADE = Object.entries({ ...AREAS, ...LATER_AREAS }).map(
  ([area, statements]) => [area, madeIn(statements)] as const,
)

/** The comments of columns in the baseline and `later`, by `table.column`. */
export const columnComments: ReadonlyMap<string, string> = new Map(
  MADE.flatMap(([, made]) =>
    made.flatMap(({ name, comments }) => comments.map(([column, comment]) => [`${name}.${column}`, comment])),
  ),
)

const explained = ({ relation, name, comment }: Column): readonly string[] => {
  const text = comment ?? columnComments.get(`${relation}.${name}`)
  return text === undefined ? [] : [`- ${name}: ${text}`]
}

const written = ({ isView, name, type, isRequired, target }: Column): string =>
  isView ? name : `${name} ${target === null ? type : `-> ${target}`}${isRequired ? '' : '?'}`

/** The tables that a function of a trigger writes, of those that there are; or what else it does. */
const effectsOf = ({ name, body }: Trigger, tables: ReadonlySet<string>): readonly string[] => {
  if (body.includes('raise exception')) return ['refused']
  const found = [...body.matchAll(/\b(?:insert into|update|delete from) (\w+)/g)].map(
    ([, table = '']) => table,
  )
  const others = found.filter(table => tables.has(table))
  return others.length === 0 ? [name] : others
}

const byTrigger = (triggers: readonly Trigger[], tables: ReadonlySet<string>): string => {
  const events = new Map<string, Set<string>>()
  for (const trigger of triggers)
    for (const effect of effectsOf(trigger, tables))
      events.set(effect, new Set([...(events.get(effect) ?? []), ...trigger.events.split(', ')]))
  const of = (those: ReadonlySet<string>) => EVENTS.filter(event => those.has(event)).join(', ')
  return [...events].map(([effect, those]) => `${effect} (${of(those)})`).join(', ')
}

/**
 * The page of the schema, from the database itself: its parts, tables and views with a line each, their columns, and what a
 * write does elsewhere by triggers. The names of parts, the lines and what is said of columns are from the baseline and `later`,
 * beside what the database itself says of a column; what another migration made stands at the end, without a line.
 */
export const schemaPage = async (db: Kysely<Schema>): Promise<string> => {
  const columns = grouped(await columnsOf(db), ({ relation }) => relation)
  const triggers = grouped(await triggersOf(db), ({ relation }) => relation)
  const tables = new Set(columns.keys())
  const named = new Set(MADE.flatMap(([, made]) => made.map(({ name }) => name)))
  const later = [...columns.keys()].filter(name => !named.has(name)).map(name => ({ name, line: '' }))
  const section = ({ name, line }: Pick<Made, 'name' | 'line'>): readonly string[] => {
    const those = columns.get(name)
    if (those === undefined) return []
    const after = triggers.get(name)
    const paragraphs = [
      `### ${name}${those[0]?.isView ? ', a view' : ''}`,
      line,
      those.map(written).join(', '),
      those.flatMap(explained).join('\n'),
      after === undefined ? '' : `By trigger: ${byTrigger(after, tables)}.`,
    ]
    return paragraphs.flatMap(it => (it === '' ? [] : [it, '']))
  }
  const sections = [...MADE, ['Since then', later] as const]
    .filter(([, made]) => made.length > 0)
    .flatMap(([area, made]) => [`## ${area}`, '', ...made.flatMap(section)])
  return `# The schema of the monitor's database

Written from the database by \`npm run api\`. A column with \`?\` may be null; \`->\` names the table that it refers to.
"By trigger" says which tables a write of this one changes too. Why it is so is said beside the statements that make it, in
\`packages/monitor/src/database/baseline\`.

${sections.join('\n').trimEnd()}
`
}
