import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refreshInsurance } from '../../carriers/insurance/refresh-insurance.ts'
import { refreshAuthority } from '../../carriers/refresh-authority.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, db, select } = importsBeforeEach()

const DOTS = ['90000001', '90000002']
const PROPERTY = 'Motor Carrier of Property (Except Household Goods)'
const days = fc.constantFrom('20260601', '20261018', '20261120', '20261121')
const numbers = fc
  .record({ dot: fc.constantFrom(...DOTS), isOfOther: fc.integer({ min: 0, max: 7 }).map(it => it === 0) })
  .map(({ dot, isOfOther }) => ({
    USDOT_NUMBER: dot,
    DOCKET_NUMBER: `MC0${isOfOther ? '9000001' : dot.slice(1)}`,
  }))

/** Rows of each file, of two carriers that may have one docket. */
const files = {
  'motus-carrier': numbers.chain(own =>
    fc
      .record({
        OP_AUTH_TYPE: fc.constantFrom(PROPERTY, PROPERTY, 'Broker of Property (Except Household Goods)'),
        OP_AUTH_STATUS: fc.constantFrom('Active', 'Active', 'Inactive'),
      })
      .map(row => ({ ...own, ...row })),
  ),
  'motus-authority-history': numbers.chain(own =>
    fc
      .record({
        OP_AUTH_STATUS: fc.constantFrom('Active', 'Inactive'),
        REASON: fc.constantFrom('', 'Revoked', 'Administrative Correction'),
        STATUS_CHANGE_DATE: days,
      })
      .map(row => ({ ...own, ...row })),
  ),
  'motus-revocation': numbers.chain(own =>
    fc
      .record({
        ORDER1_SERVE_DATE: fc.constantFrom('20260601', '20261018'),
        ORDER1_EFFECTIVE_DATE: fc.constantFrom('20261018', '20261121', '20261205'),
      })
      .map(row => ({ ...own, ...row })),
  ),
  'motus-insurance': numbers.chain(own =>
    fc
      .record({
        POLICY_NO: fc.constantFrom('IM 100-1', 'NEXT 2'),
        EFFECTIVE_DATE: fc.constantFrom('20260101', '20260601'),
      })
      .map(row => ({ ...own, ...row })),
  ),
  'motus-insurance-history': numbers.chain(own =>
    fc
      .record({
        POLICY_NO: fc.constantFrom('IM 100-1', 'NEXT 2', 'OTHER 3'),
        EFFECTIVE_DATE: fc.constantFrom('20260101', '20260601'),
        CANCL_EFFECTIVE_DATE: fc.constantFrom('20261018', '20261121', '20261205'),
        FILING_STATUS_REASON: fc.constantFrom('CANCEL', 'TERM/REPL'),
      })
      .map(row => ({ ...own, ...row })),
  ),
}
const NAMES = [
  'motus-carrier',
  'motus-authority-history',
  'motus-revocation',
  'motus-insurance',
  'motus-insurance-history',
] as const
const FROZEN = ['li-carrier', 'li-authority-history', 'li-insurance-active'] as const

const rowsOf = (name: (typeof NAMES)[number]) =>
  fc.array<Readonly<Record<string, string>>>(files[name], { minLength: 1, maxLength: 4 })

const TABLES = ['carrier_authorities', 'authority_gaps', 'carrier_insurances', 'carrier_identifiers'] as const

/** Everything that follows from the files, but for ids that are given anew. */
const stored = async () => {
  const all: unknown[] = []
  for (const table of TABLES) {
    const rows = await select<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.table(table)} as t`,
    )
    all.push(
      rows
        .map(({ row }) => JSON.stringify({ ...row, ...(table === 'authority_gaps' && { id: 0 }) }))
        .toSorted(),
    )
  }
  return all
}

it('files of later days that repeat what is known leave what all files together tell', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        'motus-carrier': rowsOf('motus-carrier'),
        'motus-authority-history': rowsOf('motus-authority-history'),
        'motus-revocation': rowsOf('motus-revocation'),
        'motus-insurance': rowsOf('motus-insurance'),
        'motus-insurance-history': rowsOf('motus-insurance-history'),
      }),
      fc.subarray([...FROZEN]),
      fc.array(
        fc.record({ name: fc.constantFrom(...NAMES), day: fc.constantFrom('2026-11-20', '2026-11-21') }),
        { minLength: 3, maxLength: 6 },
      ),
      fc.constantFrom(2, 50),
      async (rows, frozen, later, rowsPerBatch) => {
        for (const table of [
          ...TABLES,
          'motus_authorities',
          'authority_history',
          'revocations',
          'carrier_dockets',
        ] as const)
          if (table === 'carrier_identifiers')
            await sql`delete from carrier_identifiers where is_type <> 'DOT'`.execute(db())
          else await db().deleteFrom(table).execute()
        await sql`delete from federal_lines`.execute(db())
        for (const name of frozen) await read(name, undefined, { asOf: '2026-05-14' })
        for (const name of NAMES) await read(name, rows[name], { asOf: '2026-11-19', rowsPerBatch })
        for (const { name, day } of later) await read(name, rows[name], { asOf: day, rowsPerBatch })
        const found = await stored()
        const ids = (await db().selectFrom('carriers').select('id').execute()).map(({ id }) => id)
        await refreshAuthority(db(), ids)
        await refreshInsurance(db(), ids)
        expect(found).toEqual(await stored())
      },
    ),
    { numRuns: 6 },
  )
}, 240_000)
