import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { runs } from '../../testing/thorough.ts'
import { LinePrints } from './lines/line-prints.ts'
import { newKey } from './lines/print-of.ts'
import type { FederalStore } from './store/federal-store.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { federalFile } from './testing/generate-federal.ts'
import { importing, importsBeforeEach } from './testing/import-files.ts'

type Cells = Readonly<Record<string, string>>

/** Drops every line, so that each is read, and each row is given its own day. */
const readingAll = (store: FederalStore): FederalStore => ({
  ...store,
  knownLines: async ({ asOf }) => ({ lines: new LinePrints(), key: newKey(), asOf, listing: null }),
})

const TABLES = [
  'carriers',
  'listed_census',
  'carrier_identifiers',
  'carrier_dockets',
  'carrier_authorities',
  'authority_history',
  'revocations',
  'motus_authorities',
  'carrier_insurances',
  'out_of_service_orders',
  'listed_inspections',
  'listed_violations',
  'carrier_vehicles',
  'listed_safety',
  'listed_crashes',
  'listed_measures',
]
const WHEN_OR_WHICH = [
  ...['id', 'carrier_id', 'inspection_id', 'vehicle_id', 'created_at', 'updated_at'],
  ...['listing_id', 'inspections_listing_id'],
  // The violations of an inspection, which `listed_violations` has.
  ...['violations', 'violations_as_of', 'violations_listing_id'],
]

/** All that files tell of, and its days, without the numbers that the database gives. */
const dump = async ({ db }: Database) => {
  const dot = sql`(select value_key from carrier_identifiers as i where i.is_type = 'DOT' and i.carrier_id = coalesce(
    (to_jsonb(t) ->> 'carrier_id')::int, (to_jsonb(t) ->> 'id')::int))`
  const tables: unknown[] = []
  for (const table of TABLES) {
    const { rows } = await sql<{ row: object }>`
      select (to_jsonb(t) - ${sql.val(WHEN_OR_WHICH)}::text[]) || jsonb_build_object('dot', ${dot}) as row
      from ${sql.table(table)} as t order by 1`.execute(db)
    tables.push([table, rows.map(({ row }) => row)])
  }
  return tables
}

/** What rows of each kind differ in: some are the same fact in other words, some cannot be read, one has no carrier. */
const VARIANTS: Readonly<Record<string, readonly Cells[]>> = {
  'li-authority-history': [
    {},
    { FINAL_ACTION: 'REVOKED' },
    { ORIGINAL_SERVED_DATE: 'soon' },
    { USDOT: '90000002' },
    { USDOT: '00000000' },
  ],
  'motus-authority-history': [
    {},
    { OP_AUTH_STATUS: 'Inactive' },
    { USDOT_NUMBER: '7', DOCKET_NUMBER: 'MC7' },
  ],
  'motus-carrier': [{}, { OP_AUTH_STATUS: 'Inactive' }],
  'motus-revocation': [{}, { ORDER1_EFFECTIVE_DATE: '20260601' }],
  'li-insurance-active': [{}, { CANCL_EFFECTIVE_DATE: '06/01/2026' }, { MAX_COV_AMOUNT: '1500' }],
  'li-insurance-history': [{}, { CANCEL_EFFECTIVE_DATE: '03/01/2026' }],
  'motus-insurance': [{}, { INSURANCE_COMPANY_NAME: 'ELM MUTUAL' }],
  'motus-insurance-history': [{}, { CANCL_EFFECTIVE_DATE: '20260301' }],
  'out-of-service-orders': [{}, { OOS_RESCIND_DATE: '05/01/2026' }, { DOT_NUMBER: '8' }],
  'sms-inspections': [
    {},
    { REPORT_NUMBER: 'TX2', UNIQUE_ID: '2' },
    { VEHICLE_OOS_TOTAL: '3' },
    { REPORT_NUMBER: 'TX3', UNIQUE_ID: '3', INSP_DATE: '01-MAY-24' },
    { REPORT_NUMBER: 'TX4', UNIQUE_ID: '4', INSP_LEVEL_ID: 'one' },
  ],
  'sms-violations': [{}, { OOS_INDICATOR: 'true' }, { UNIQUE_ID: '2' }],
  'sms-crashes': [{}, { NOT_PREVENTABLE: 'Y' }, { REPORT_SEQ_NO: '2' }, { INJURIES: 'few' }],
  'sms-measures': [{}, { VEH_MAINT_MEASURE: '9.5' }, { DOT_NUMBER: '90000002' }],
  inspections: [{}, { INSPECTION_ID: '70000002', REPORT_NUMBER: 'TX2' }],
  'inspection-units': [{}, { INSP_UNIT_NUMBER: '2' }, { INSPECTION_ID: '70000002' }],
  'inspection-violations': [{}, { OUT_OF_SERVICE_INDICATOR: 'Y' }, { INSPECTION_ID: '70000002' }],
  crashes: [{}, { INJURIES: '4' }],
}

const CENSUS: readonly Cells[] = [
  {},
  { legal_name: 'RENAMED LLC' },
  { phone: 'none' },
  { nbr_power_unit: '9' },
]

interface TestFile {
  readonly kind: string
  readonly day: string
  readonly rows: readonly Cells[]
}
const day = fc.constantFrom('2026-05-01', '2026-05-02', '2026-05-03')
const fileOf = (kind: string, variants: readonly Cells[]): fc.Arbitrary<TestFile> =>
  fc.record({
    kind: fc.constant(kind),
    day,
    rows: fc.array(fc.constantFrom(...variants), { minLength: 1, maxLength: 4 }),
  })
const files = fc.array(
  fc.oneof(
    ...Object.entries(VARIANTS).map(([kind, variants]) => fileOf(kind, variants)),
    // Of an inspection that one file tells twice, of two carriers, the last line stands.
    fileOf('inspections', [{ DOT_NUMBER: '90000002' }]),
    fileOf('sms', CENSUS),
    fileOf('company', CENSUS),
  ),
  { minLength: 2, maxLength: 8 },
)

describe('law', () => {
  const databases: Database[] = []
  beforeAll(async () => {
    databases.push(await openEmptyDatabase(), await openEmptyDatabase())
  })
  afterAll(async () => {
    for (const database of databases) await database.close()
  })

  it('a file whose known lines are not read leaves the same facts, of the same days, as one that is read whole', async () => {
    const left = async (database: Database, tried: readonly TestFile[], isWhole: boolean) => {
      const importer = importing(() => database.db)
      await database.db.deleteFrom('carriers').execute()
      await database.db.deleteFrom('vehicles').execute()
      await importer.census([90_000_001, 90_000_002])
      const counts: unknown[] = []
      for (const { kind, day: asOf, rows } of [...tried, ...tried]) {
        const around = isWhole ? { watched: readingAll } : {}
        const result =
          kind === 'sms' || kind === 'company'
            ? await importer.run(
                [
                  CENSUS_HEADERS[kind],
                  ...rows.map((cells, at) => censusRow({ kind }, 90_000_001 + (at % 3), cells)),
                ].join('\n'),
                { asOf },
                around,
              )
            : await importer.read(kind, rows, { asOf }, around)
        const { rejected } = result.counts
        counts.push(rejected === 0 ? 0 : importer.rejected().map(String).toSorted())
      }
      importer.close()
      return { facts: await dump(database), counts }
    }
    await fc.assert(
      fc.asyncProperty(files, async tried => {
        const [one, other] = databases as [Database, Database]
        const whole = await left(one, tried, true)
        expect(await left(other, tried, false)).toEqual(whole)
      }),
      {
        numRuns: runs(8, 100),
        examples: [
          [
            [
              {
                kind: 'li-insurance-active',
                day: '2026-05-01',
                rows: [{ CANCL_EFFECTIVE_DATE: '06/01/2026' }, {}],
              },
              { kind: 'motus-insurance', day: '2026-05-01', rows: [{}] },
              { kind: 'sms-crashes', day: '2026-05-01', rows: [{}] },
            ],
          ],
          // Of a later day: the same; without a line; with a line that is read each time; with an inspection that is too old.
          [
            [
              { kind: 'sms-crashes', day: '2026-05-01', rows: [{}, { REPORT_SEQ_NO: '2' }] },
              { kind: 'sms-crashes', day: '2026-05-02', rows: [{ REPORT_SEQ_NO: '2' }] },
              { kind: 'sms-crashes', day: '2026-05-03', rows: [{ INJURIES: 'few' }, { REPORT_SEQ_NO: '2' }] },
              {
                kind: 'sms-inspections',
                day: '2026-05-01',
                rows: [{}, { REPORT_NUMBER: 'TX3', UNIQUE_ID: '3', INSP_DATE: '01-MAY-24' }],
              },
              {
                kind: 'sms-inspections',
                day: '2026-05-03',
                rows: [{}, { REPORT_NUMBER: 'TX3', UNIQUE_ID: '3', INSP_DATE: '01-MAY-24' }],
              },
            ],
          ],
          // The register has the last word again with the same line.
          [
            [
              { kind: 'company', day: '2026-05-01', rows: [{}, {}] },
              { kind: 'sms', day: '2026-05-02', rows: [{ legal_name: 'RENAMED LLC' }, {}] },
              { kind: 'company', day: '2026-05-03', rows: [{}, {}] },
            ],
          ],
        ],
      },
    )
  }, 600_000)
})

describe('a file that is read again', () => {
  const { read, run, db, rejected, select } = importsBeforeEach()
  const known = async () =>
    Number(
      (
        await select<{
          bytes: number
        }>(sql`select coalesce(sum(length(prints)), 0) as bytes from federal_lines
      where kind = 'sms-crashes'`)
      )[0]?.bytes,
    ) / 8
  const crash = (number: number, cells: Cells = {}): Cells => ({ REPORT_NUMBER: `TX${number}`, ...cells })
  const reads: string[] = []
  const watched = (store: FederalStore): FederalStore => ({
    ...store,
    keep: (kind, batch, day) => {
      reads.push(...batch.map(({ line }) => `${line}`))
      return store.keep(kind, batch, day)
    },
  })
  const stored = async (rows: readonly Cells[], params: { asOf?: string } = {}) => {
    reads.length = 0
    const result = await read('sms-crashes', rows, params, { watched })
    return { lines: [...reads], ...result.counts }
  }

  it('stores only the lines that are new, and counts the others as unchanged', async () => {
    await stored([crash(1), crash(2)])
    expect(await stored([crash(2), crash(3), crash(1)])).toMatchObject({
      lines: ['3'],
      added: 1,
      unchanged: 2,
    })
    expect(await known()).toBe(3)
  })

  it('reports what was refused and what was left out once more', async () => {
    const rows = [crash(1), crash(2, { DOT_NUMBER: '5' }), crash(3, { REPORT_DATE: 'soon' })]
    await stored(rows)
    const before = rejected()
    expect(before).toHaveLength(2)
    expect(await stored(rows)).toMatchObject({ rejected: 2, unchanged: 1 })
    expect(rejected().map(String).toSorted()).toEqual(before.map(String).toSorted())
  })

  const days = async () => {
    const rows = await select<{ report: string; day: string }>(
      sql`select report_number as report, as_of::text as day from listed_crashes order by 1`,
    )
    return rows.map(({ report, day: listed }) => `${report} ${listed}`)
  }

  it('of a later day gives what it lists that day, and reads and writes none of it', async () => {
    await stored([crash(1), crash(2)])
    expect(await stored([crash(2), crash(1)], { asOf: '2026-05-02' })).toMatchObject({
      lines: [],
      unchanged: 2,
    })
    expect(await stored([crash(2), crash(1)], { asOf: '2026-05-03' })).toMatchObject({ lines: [] })
    expect(await days()).toEqual(['TX1 2026-05-03', 'TX2 2026-05-03'])
    expect(await select(sql`select distinct as_of::text as day from crashes`)).toEqual([
      { day: '2026-05-01' },
    ])
  })

  it('of a later day leaves the day of what it no longer lists, and reads the other lines of that carrier', async () => {
    const other = crash(3, { DOT_NUMBER: '90000002' })
    await stored([crash(1), crash(2), other])
    expect(await stored([crash(1), other], { asOf: '2026-05-02' })).toMatchObject({ lines: ['2'] })
    expect(await days()).toEqual(['TX1 2026-05-02', 'TX2 2026-05-01', 'TX3 2026-05-02'])
    await stored([crash(1), other], { asOf: '2026-05-03' })
    expect(await days()).toEqual(['TX1 2026-05-03', 'TX2 2026-05-01', 'TX3 2026-05-03'])
    await stored([crash(1), crash(2), other], { asOf: '2026-05-04' })
    expect(await days()).toEqual(['TX1 2026-05-04', 'TX2 2026-05-04', 'TX3 2026-05-04'])
  })

  it('of a later day that is cut off gives no line that day', async () => {
    await stored([crash(1), crash(2)])
    const [header, ...lines] = federalFile('sms-crashes', [crash(1), crash(2)])
      .trim()
      .split('\n')
    await run([header, lines[0], lines[1]?.slice(0, 9)].join('\n'), { asOf: '2026-05-02' })
    expect(await days()).toEqual(['TX1 2026-05-01', 'TX2 2026-05-01'])
  })

  it('is read whole on an earlier day, with other columns, and when carriers were deleted meanwhile', async () => {
    await stored([crash(1)], { asOf: '2026-05-02' })
    expect(await stored([crash(1)], { asOf: '2026-05-01' })).toMatchObject({ lines: ['2'] })
    expect(await days()).toEqual(['TX1 2026-05-02'])
    expect(await stored([crash(1)], { asOf: '2026-05-02' })).toMatchObject({ lines: [] })
    await sql`delete from carriers where id = (select max(id) from carriers)`.execute(db())
    expect(await stored([crash(1)], { asOf: '2026-05-02' })).toMatchObject({ lines: ['2'] })
  })

  it('is read whole after an import of its kind that was stopped', async () => {
    await stored([crash(1), crash(2)])
    const stopping = new AbortController()
    await read(
      'sms-crashes',
      [crash(3), crash(4), crash(5)],
      {},
      {
        stop: stopping.signal,
        watched: store => ({
          ...store,
          keep: async (kind, batch, day) => {
            stopping.abort()
            return store.keep(kind, batch, day)
          },
        }),
      },
    )
    expect(await known()).toBe(0)
    expect(await stored([crash(1), crash(2)])).toMatchObject({ lines: ['2', '3'], unchanged: 2 })
  })

  it('is read whole when the same published file is imported again', async () => {
    const published = { dataSet: '4wxs-vbns', isDifference: false, publishedOn: '2026-05-01', digest: 'one' }
    const again = async (digest: string) => {
      reads.length = 0
      await read('sms-crashes', [crash(1)], { published: { ...published, digest } }, { watched })
      return [...reads]
    }
    await again('one')
    expect([await again('one'), await again('two')]).toEqual([['2'], []])
  })

  it('keeps the first of two lines of a carrier, also where that one is known', async () => {
    const census = (...names: string[]) =>
      run(
        [
          CENSUS_HEADERS.sms,
          ...names.map(name => censusRow({ kind: 'sms' }, 90_000_001, { legal_name: name })),
        ].join('\n'),
      )
    await census('ELM LLC')
    expect((await census('ELM LLC', 'OAK LLC')).counts).toMatchObject({ unchanged: 1, rejected: 1 })
    expect((await census('OAK LLC', 'ELM LLC')).counts).toMatchObject({ changed: 1, rejected: 1 })
  })
})
