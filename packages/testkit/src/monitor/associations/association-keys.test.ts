import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../database/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const keyOf = async (name: string, ...given: (string | null)[]): Promise<string | null> => {
  const { rows } = await sql<{ key: string | null }>`
    select ${sql.raw(name)}(${sql.join(given.map(text => sql`${text}::text`))}) as key`.execute(database.db)
  return rows[0]?.key ?? null
}

describe('association keys', () => {
  it.each([
    ['association_email', [' Office@CopperWren.example '], 'office@copperwren.example'],
    ['association_email', ['office'], null],
    ['association_email', ['@'], null],
    ['association_email', [null], null],
    ['association_phone', ['(214) 555-0188'], '+12145550188'],
    ['association_phone', ['1-214-555-0188 ext. 12'], '+12145550188'],
    ['association_phone', ['+1 214 555 0188 x12'], '+12145550188'],
    ['association_phone', ['+52 81 5555 0188'], '+528155550188'],
    ['association_phone', ['2145550188#4'], '+12145550188'],
    ['association_phone', ['81555501880'], '81555501880'],
    ['association_phone', ['000-000-0000'], null],
    ['association_phone', ['911'], null],
    ['association_phone', [''], null],
    ['association_phone', [null], null],
    [
      'association_address',
      ['4410 Tollgate Road, Suite 5', '75201-1234', 'US'],
      '4410TOLLGATERDSTE5/75201/US',
    ],
    ['association_address', ['4410 TOLLGATE RD. STE 5', '75201', 'US'], '4410TOLLGATERDSTE5/75201/US'],
    ['association_address', ['9 Rue Sherbrooke', 'h2x 1y4', 'CA'], '9RUESHERBROOKE/H2X1Y/CA'],
    ['association_address', ['', '75201', 'US'], null],
    ['association_address', ['4410 Tollgate Rd', null, 'US'], null],
    ['association_address', ['4410 Tollgate Rd', '75201', null], '4410TOLLGATERD/75201/'],
    ['association_contact', ['José  O’Neill-Peña'], 'JOSEONEILLPENA'],
    ['association_contact', ['JOSE ONEILL'], 'JOSEONEILL'],
    ['association_contact', [' Madonna '], null],
    ['association_contact', ['- -'], null],
    ['association_contact', [null], null],
    ['email_reading', ['Ruth@Eag1emesa.example'], 'ruth@eaglemesaexample'],
    ['email_reading', ['ruth@eag|e-rnesa.example'], 'ruth@eaglemesaexample'],
    ['email_reading', ['vvill+5\u0430m@x.example'], 'wlllsam@xexample'],
  ])('the association key of %s %j is %j', async (name, given, key) => {
    expect(await keyOf(name, ...given)).toBe(key)
  })
})
