import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { columnComments, schemaPage } from './schema-page.ts'

let database: Database
let page: string
beforeAll(async () => {
  database = await openEmptyDatabase()
  page = await schemaPage(database.db)
})
afterAll(() => database.close())

const sectionOf = (name: string) =>
  page.split(/^### /m).find(section => section.startsWith(`${name}\n`)) ?? ''

it('has each table and view once, with a line', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and not starts_with(relname, 'kysely_')
    order by 1`.execute(database.db)
  const titles = [...page.matchAll(/^### (\w+)(?:, a view)?\n\n([A-Z].*)$/gm)]
  expect(titles).toHaveLength(rows.length)
  expect(new Set(titles.map(([, name]) => name))).toEqual(new Set(rows.map(({ name }) => name)))
})

it('says of a column its type, whether it may be null, and the table that it refers to', () => {
  expect(sectionOf('feature_flags')).toContain('user_id -> users, name text, is_on boolean\n')
  expect(sectionOf('invitation_offers')).toContain(
    'user_id -> users, user_invitation_id -> user_invitations\n',
  )
  expect(sectionOf('mail_messages')).toContain('code text?, sent_at timestamptz\n')
})

it('says of a column what stands behind it or above it in the baseline, also of one in several lines', () => {
  expect(sectionOf('loads')).toContain(
    "\n\n- external_load_number: The number it has in the broker's own system.\n- billable_miles: Miles that are paid for. Null: not on record.\n\n",
  )
  expect(sectionOf('carriers')).toContain('- neighbour_key: Null where the address is not known.\n')
  expect(sectionOf('invitation_offers')).not.toContain('- ')
})

it('has no comment of a column that there is not', async () => {
  const { rows } = await sql<{ name: string }>`
    select attrelid::regclass || '.' || attname as name from pg_attribute where attnum > 0`.execute(
    database.db,
  )
  expect([...columnComments.keys()].filter(name => !rows.some(row => row.name === name))).toEqual([])
  expect(columnComments.size).toBeGreaterThan(300)
})

it('says what a write changes by triggers', () => {
  expect(sectionOf('sessions')).toContain('By trigger: company_events (delete).\n')
  expect(sectionOf('decision_acts')).toContain('By trigger: refused (update, delete).\n')
  const census = sectionOf('carrier_census')
  expect(census).toMatch(/By trigger: .*fact_changes \(insert, update, delete, truncate\)/)
  expect(census).toMatch(/By trigger: .*own_carriers \(insert, update, delete\)/)
  // By a function that the function of the trigger calls.
  expect(census).toMatch(/By trigger: .*tied_carriers \(insert, update, delete\)/)
  expect(sectionOf('seeded_worlds')).not.toContain('By trigger')
})

it('has what a later migration made at its end', async () => {
  await sql`create table made_later (id integer)`.execute(database.db)
  expect(await schemaPage(database.db)).toMatch(/## Since then\n\n### made_later\n\nid integer\?\n$/)
  await sql`comment on column made_later.id is 'Its number.'`.execute(database.db)
  expect(await schemaPage(database.db)).toMatch(/id integer\?\n\n- id: Its number\.\n$/)
  await sql`drop table made_later`.execute(database.db)
})
