import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf } from '../../carriers/facts-of.ts'
import { readRecords } from '../../carriers/read-records.ts'
import type { Database } from '../../database/database.ts'
import { assess } from '../../rules/assessment/assess.ts'
import { FIRST_RULES } from '../../rules/first-rules.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { importing } from './testing/import-files.ts'

/** No company has it: carriers are read as they are for every company. */
const NO_COMPANY = -1
const TODAY = '2026-11-29'
const folder = fileURLToPath(new URL('../../../sample/', import.meta.url))
const files = readdirSync(folder)
  .filter(name => /\.(csv|txt)$/.test(name))
  .toSorted()

let database: Database
const importer = importing(() => database.db, TODAY)
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  importer.close()
})

/** Rules that a carrier does not pass, by its DOT number. */
const notPassed = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { db } = database
  const dots = await db
    .selectFrom('carrier_identifiers')
    .select(['carrier_id', 'value_key'])
    .where('is_type', '=', 'DOT')
    .execute()
  const records = await readRecords(
    db,
    dots.map(({ carrier_id }) => carrier_id),
    NO_COMPANY,
  )
  return Object.fromEntries(
    records.map(record => [
      dots.find(({ carrier_id }) => carrier_id === record.id)?.value_key,
      Object.entries(assess(factsOf(record), FIRST_RULES, TODAY)).flatMap(([rule, { result }]) =>
        result === 'pass' ? [] : [`${result}: ${rule}`],
      ),
    ]),
  )
}

it('is imported without a refusal, and again without a change', async () => {
  for (const name of files) {
    const isFrozen = name.endsWith('.txt')
    const fileKind = isFrozen ? name.replace('.txt', '') : undefined
    const params = { asOf: isFrozen ? '2026-05-14' : TODAY, fileKind }
    const content = readFileSync(`${folder}${name}`, 'utf8')
    const { refusedFiles, counts } = await importer.run(content, params)
    expect({ name, refusedFiles, ...counts }).toMatchObject({
      ...{ name, refusedFiles: 0, rejected: 0, valuesLeftOut: 0, skipped: 0 },
    })
    expect((await importer.run(content, params)).counts).toMatchObject({ added: 0, changed: 0, rejected: 0 })
  }
})

const NO_AUTHORITY = [
  'fail: active_interstate_authority',
  'fail: authority_age_at_least_3_months',
  'fail: authority_age_at_least_6_months',
]
const NOT_PASSED: Readonly<Record<string, readonly string[]>> = {
  '90000108': ['fail: bipd_at_least_1000000'],
  '90000109': ['fail: cargo_at_least_100000'],
  '90000110': ['incomplete: cargo_at_least_100000'],
  '90000111': ['fail: bipd_at_least_750000', 'fail: bipd_at_least_1000000'],
  '90000112': NO_AUTHORITY,
  '90000113': NO_AUTHORITY.slice(1),
  '90000115': ['fail: no_active_out_of_service_orders'],
  '90000117': ['fail: satisfactory_or_unrated_safety_rating'],
  '90000118': ['fail: satisfactory_or_unrated_safety_rating'],
  '90000119': ['fail: active_operating_status'],
  '90000120': [
    ...NO_AUTHORITY,
    'incomplete: bipd_at_least_750000',
    'incomplete: bipd_at_least_1000000',
    'incomplete: cargo_at_least_100000',
    'incomplete: inspected_within_last_24_months',
  ],
  '90000122': ['incomplete: inspected_within_last_24_months'],
}

it('has carriers that pass every rule with which a company starts, and others that do not pass one', async () => {
  const found = await notPassed()
  const dots = Array.from({ length: 22 }, (_, at) => String(90_000_101 + at))
  expect(found).toEqual(Object.fromEntries(dots.map(dot => [dot, NOT_PASSED[dot] ?? []])))
  for (const rule of FIRST_RULES) expect(Object.values(found).flat().join()).toContain(rule)
})

it('names no one: its carriers are of no register, with telephones of no area and addresses of no domain', () => {
  const text = files.map(name => readFileSync(`${folder}${name}`, 'utf8')).join('')
  for (const [dot] of text.matchAll(/\b\d{8}\b/g))
    if (dot.startsWith('9')) expect(dot).toMatch(/^900001[0-2]\d$/)
  for (const [, domain] of text.matchAll(/@(\S+?),/g)) expect(domain).toMatch(/\.EXAMPLE$/)
  for (const name of text.matchAll(/[A-Z&' ]+ (?:LLC|INC|CO|COMPANY)\b/g))
    expect(name[0]).toMatch(/^ ?SAMPLE /)
})
