import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, run, select } = importsBeforeEach()

const census = (name: string, days: { readonly add_date: string; readonly mcs150_date: string }) =>
  run(
    [CENSUS_HEADERS.sms, censusRow({ kind: 'sms' }, 90_000_001, { legal_name: name, ...days }), ''].join(
      '\n',
    ),
    { asOf: undefined },
  )
const known = () =>
  select(sql`select legal_name, federal_as_of from carriers as c
    where exists (select from carrier_identifiers where carrier_id = c.id and value_key = '90000001')`)

const NEWER = { add_date: '01-JAN-20', mcs150_date: '04-AUG-26' }
const OLDER = { add_date: '01-JAN-20', mcs150_date: '07-JUL-26' }

describe('the day of the facts in a file that someone names', () => {
  it('facts have the newest date in the rows, whenever the file was last changed', async () => {
    const { printed } = await census('NEWER NAME LLC', NEWER)
    expect(printed).toContain('facts of 2026-08-04 (the newest date in its rows)')
    expect(await known()).toEqual([{ legal_name: 'NEWER NAME LLC', federal_as_of: '2026-08-04' }])
  })
  it('an old file that is imported today does not replace newer facts', async () => {
    await census('NEWER NAME LLC', NEWER)
    const { counts } = await census('OLDER NAME LLC', OLDER)
    expect(counts).toMatchObject({ changed: 0, outdated: 1 })
    expect(await known()).toMatchObject([{ legal_name: 'NEWER NAME LLC' }])
  })
  it('a newer file that is imported after an old one replaces its facts', async () => {
    await census('OLDER NAME LLC', OLDER)
    const { counts } = await census('NEWER NAME LLC', NEWER)
    expect(counts).toMatchObject({ changed: 1, outdated: 0 })
    expect(await known()).toMatchObject([{ legal_name: 'NEWER NAME LLC' }])
  })
  it('a date that is to come is no day of facts', async () => {
    const { printed } = await read(
      'motus-insurance-history',
      [{ EFFECTIVE_DATE: '20261102', CANCL_EFFECTIVE_DATE: '20261220' }],
      { asOf: undefined },
    )
    expect(printed).toContain('Motus InsHist, facts of 2026-11-02 (the newest date in its rows)')
  })
  it('the last row counts without a line break', async () => {
    const row = censusRow({ kind: 'sms' }, 90_000_001, NEWER)
    const { printed } = await run(`${CENSUS_HEADERS.sms}\n${row}`, { asOf: undefined })
    expect(printed).toContain('facts of 2026-08-04')
  })
  it('--as-of comes before the dates in the rows', async () => {
    const { printed } = await read('motus-insurance', [{}], { asOf: '2026-11-20' })
    expect(printed).toContain('Motus Insur, facts of 2026-11-20 (given by --as-of)')
  })
  it('a file without a date in its rows has the day it was last changed, and says so', async () => {
    const { printed } = await read('motus-carrier', [{}], { asOf: undefined })
    expect(printed).toContain(
      'facts of 2026-11-21 (the day the file was last changed, as no row has a date; --as-of sets another day)',
    )
  })
})

describe('the day of the facts in a licensing file, which has no header', () => {
  const dayOf = async (kind: string, rows: Parameters<typeof read>[1]) =>
    /facts of (\S+) \(([^;)]*)/.exec((await read(kind, rows, { asOf: undefined })).printed)?.slice(1)

  it.each([
    [
      'li-insurance-active',
      [
        { TRANS_DATE: '08/05/2024', EFFECTIVE_DATE: '09/01/2024', CANCL_EFFECTIVE_DATE: '10/01/2024' },
        { TRANS_DATE: '07/30/2024', POLICY_NO: 'IM 2' },
      ],
    ],
    ['li-insurance', [{ EFFECTIVE_DATE: '08/05/2024' }, { EFFECTIVE_DATE: '01/01/2024' }]],
    ['li-insurance-history', [{ EFFECTIVE_DATE: '08/05/2023', CANCEL_EFFECTIVE_DATE: '08/05/2024' }]],
    [
      'li-authority-history',
      [{ ORIGINAL_SERVED_DATE: '07/01/2024', FINAL_ACTION: 'REVOKED', FINAL_DECISION_DATE: '08/05/2024' }],
    ],
    ['li-revocation', [{ SERVE_DATE: '08/05/2024', EFFECTIVE_DATE: '09/09/2024' }]],
  ])('%s has the newest date inside that is not to come', async (kind, rows) => {
    expect(await dayOf(kind, rows)).toEqual(['2024-08-05', 'the newest date in its rows'])
  })
  it('no date after the freeze counts', async () => {
    const rows = [{ EFFECTIVE_DATE: '05/10/2026' }, { EFFECTIVE_DATE: '06/01/2026' }]
    expect(await dayOf('li-insurance', rows)).toEqual(['2026-05-10', 'the newest date in its rows'])
  })
  it('without a date in its rows it is the day of the freeze, and says so', async () => {
    const frozen = ['2026-05-14', 'files of this kind are frozen since']
    expect(await dayOf('li-carrier', [{}])).toEqual(frozen)
    expect(await dayOf('li-insurance-active', [{ TRANS_DATE: '' }])).toEqual(frozen)
  })
  it('with a header its columns are found by any of their names', async () => {
    const { printed } = await run(
      'DOCKET_NUMBER,DOT_NUMBER,TYPE_LICENSE,ORDER1_SERVE_DATE,ORDER2_TYPE_DESC,order2_effective_Date\nMC09000001,90000001,COMMON,08/05/2024,INVOLUNTARY,09/09/2024\n',
      { asOf: undefined, fileKind: 'li-revocation' },
    )
    expect(printed).toContain('L&I Revocation, facts of 2024-08-05 (the newest date in its rows)')
  })
})

describe('a list of policies of an earlier day', () => {
  const older = { TRANS_DATE: '08/05/2024', MAX_COV_AMOUNT: '5000' }
  const newer = { TRANS_DATE: '05/12/2026', MAX_COV_AMOUNT: '750' }
  const filed = () =>
    select(
      sql`select policy_number, amount, is_pending, as_of from carrier_insurances order by policy_number`,
    )
  const active = (rows: Parameters<typeof read>[1]) => read('li-insurance-active', rows, { asOf: undefined })

  it.each([
    ['after', [[newer], [older]]],
    ['before', [[older], [newer]]],
  ])('does not state the amount where it is read %s one of a later day', async (_, files) => {
    for (const rows of files) await active(rows)
    expect(await filed()).toEqual([
      { policy_number: 'IM 100-1', amount: 750_000, is_pending: false, as_of: '2026-05-12' },
    ])
  })
  it.each([
    ['after', true],
    ['before', false],
  ])('does not confirm a policy that the later one has not, where it is read %s it', async (_, isAfter) => {
    const files = [[newer], [{ ...older, POLICY_NO: 'OLD 7' }]]
    for (const rows of isAfter ? files : files.toReversed()) await active(rows)
    expect(await filed()).toEqual([
      { policy_number: 'IM 100-1', amount: 750_000, is_pending: false, as_of: '2026-05-12' },
      { policy_number: 'OLD 7', amount: 5_000_000, is_pending: true, as_of: '2024-08-05' },
    ])
  })
})
