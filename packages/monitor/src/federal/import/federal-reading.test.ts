import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { run, read, rejected, select } = importsBeforeEach()

describe('a file without a header', () => {
  it.each([
    ['li-carrier', 43],
    ['li-insurance-active', 11],
    ['li-insurance', 9],
    ['li-insurance-history', 17],
    ['li-authority-history', 9],
    ['li-revocation', 6],
  ])('a %s file has %i columns: another number is refused with file and line', async (fileKind, width) => {
    const short = `${Array.from({ length: width - 1 }, () => '"x"').join(',')}\n`
    const { printed, refusedFiles } = await run(short, { fileKind })
    expect(refusedFiles).toBe(1)
    expect(printed).toContain(`file.csv was not read: line 1 has ${width - 1} cells, where the L&I`)
  })
  it('a later line of another width is refused, and the others are stored', async () => {
    const lines = [
      '"MC9","90000001","COMMON","03/01/2020","INVOLUNTARY","04/01/2020"',
      '"MC9","90000001"',
      '',
    ]
    const { counts } = await run([lines[0], lines[1], lines[0], ''].join('\n'), { fileKind: 'li-revocation' })
    expect(counts).toMatchObject({ added: 1, unchanged: 1, rejected: 1 })
    expect(rejected()).toEqual([['2', '', '', '2 cells where the file has 6']])
  })
  it('is refused without the name of its kind, with a list of the names', async () => {
    const { printed } = await run('"MC9","1","COMMON","03/01/2020","INVOLUNTARY","04/01/2020"\n')
    expect(printed).toMatch(/not the header of a file.*--kind \(li-carrier, .*li-revocation\)/)
  })
  it('with a header after all is read by the names of its columns, never by their place', async () => {
    const header =
      'docket_number,dot_number,order1_serve_date,type_license,order2_type_desc,order2_effective_date\n'
    const params = { fileKind: 'li-revocation' }
    const { counts } = await run(`${header}MC9,90000001,03/01/2020,COMMON,INVOLUNTARY,04/01/2020\n`, params)
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
    const { printed } = await run(`${header.replace('type_license', 'type')}MC9,90000001,,,,\n`, params)
    expect(printed).toContain('a column is missing: OPERATING_AUTHORITY_REGISTRATION_TYPE')
  })
  it('a file with a header must be of the kind that the command names', async () => {
    const { printed } = await read('sms-crashes', [{}], { fileKind: 'sms-violations' })
    expect(printed).toMatch(
      /was not read: (it looks like the SMS Input - Violation, but|its first line is not)/,
    )
  })
})

describe('a file that is read again', () => {
  const FILES = [
    'sms-inspections',
    'sms-violations',
    'sms-crashes',
    'li-carrier',
    'li-insurance-active',
    'li-insurance',
    'li-insurance-history',
    'li-authority-history',
    'li-revocation',
  ]
  const TABLES = [
    'inspections',
    'listed_violations',
    'crashes',
    'carrier_dockets',
    'carrier_insurances',
    'authority_history',
    'revocations',
    'authority_gaps',
    'carrier_authorities',
    'carrier_safety',
    'carrier_identifiers',
  ]
  const everything = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(
          async table => [table, await select(sql`select * from ${sql.table(table)} order by 1, 2`)] as const,
        ),
      ),
    )

  it('changes nothing, not even an id', async () => {
    for (const file of FILES) await read(file, [{}, {}])
    const before = await everything()
    for (const file of FILES) {
      const { counts } = await read(file, [{}, {}])
      expect({ file, counts }).toMatchObject({
        file,
        counts: { added: 0, changed: 0, unchanged: 2, rejected: 0 },
      })
    }
    expect(await everything()).toEqual(before)
  })

  it.each(FILES)('%s of an earlier day changes nothing', async file => {
    await read('li-carrier', [{}], { asOf: '2026-03-01' })
    await read(file)
    const before = await everything()
    const late = {
      INJURIES: '2',
      VEHICLE_OOS_TOTAL: '0',
      COMMON_STAT: 'I',
      SECTION_DESC: 'Else',
      MAX_COV_AMOUNT: '500',
    }
    await read(file, [{ ...late, EFFECTIVE_DATE: '01/01/2025', SERVE_DATE: '03/01/2020' }], {
      asOf: '2026-02-01',
    })
    const after = await everything()
    // A notice with another end is another fact of the earlier day: the later record stands.
    expect(after).toEqual(before)
  })
})
