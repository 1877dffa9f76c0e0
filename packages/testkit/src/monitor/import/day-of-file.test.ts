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
  it('a licensing file has the day on which its kind was frozen, and says so', async () => {
    const { printed } = await read('li-insurance-active', [{}], { asOf: undefined })
    expect(printed).toContain('facts of 2026-05-14 (files of this kind are frozen since')
  })
})
