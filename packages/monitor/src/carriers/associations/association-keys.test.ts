import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { isPlaceholderEmail, isPlaceholderName, isPlaceholderStreet } from '../../database/placeholders.ts'
import { readPhone } from '../../federal/import/cells/phone.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'

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
    ['association_address', ['4410 Tollgate Road, Suite 5', '75201-1234', 'US'], '4410TOLLGATERD5/75201/US'],
    ['association_address', ['4410 TOLLGATE RD. STE 5', '75201', 'US'], '4410TOLLGATERD5/75201/US'],
    ['association_address', ['9 Rue Sherbrooke', 'h2x 1y4', 'CA'], '9RUESHERBROOKE/H2X1Y/CA'],
    ['association_address', ['', '75201', 'US'], null],
    ['association_address', ['4410 Tollgate Rd', null, 'US'], null],
    ['association_address', ['4410 Tollgate Rd', '75201', null], '4410TOLLGATERD/75201/'],
    ['association_phone', ['+52 1 81 8345 6789'], '+528183456789'],
    ['association_phone', ['011 52 81 8345 6789'], '+528183456789'],
    ['association_phone', ['011 52 1 81 8345 6789'], '+528183456789'],
    ['association_phone', ['00 52 81 8345 6789'], '+528183456789'],
    ['association_phone', ['52 81 8345 6789'], '+528183456789'],
    ['association_phone', ['521 81 8345 6789'], '+528183456789'],
    ['association_phone', ['044 81 8345 6789'], '+528183456789'],
    ['association_phone', ['045 81 8345 6789'], '+528183456789'],
    ['association_phone', ['01 81 8345 6789'], '+528183456789'],
    ['association_phone', ['+52 01 81 8345 6789'], '+528183456789'],
    ['association_phone', ['+52 999 925 0188'], '+529999250188'],
    ['association_phone', ['001 214 555 0188'], '+12145550188'],
    ['association_phone', ['011 44 20 7946 0958'], '+442079460958'],
    ['association_phone', ['1-800-411-0188'], '+18004110188'],
    ['association_phone', ['555-0188'], '5550188'],
    ['association_phone', ['+19999999999'], null],
    ['association_phone', ['+11111111111'], null],
    ['association_phone', ['2222222222'], null],
    ['association_phone', ['1234567890'], null],
    ['association_phone', ['999 155 0188'], '9991550188'],
    ['association_phone', ['199 155 0188'], null],
    ['association_phone', ['123-4567'], null],
    ['association_phone', ['+1 990 555 0188'], null],
    ['association_phone', ['+1 214 055 0188'], null],
    ['association_phone', ['+1 214 911 0188'], null],
    ['association_phone', ['+1 911 555 0188'], null],
    ['association_phone', ['+1 214 555 1212'], null],
    ['association_phone', ['+52 9999999999'], null],
    ['association_phone', ['+52 0123456789'], null],
    ['association_phone', ['52 12 3456 7890'], null],
    ['association_phone', ['+0000000000'], null],
    ['association_email', ['NONE@NONE.COM'], null],
    ['association_email', ['no_email@gmail.com'], null],
    ['association_email', ['noemail2@yahoo.com'], null],
    ['association_email', ['unknown@unknown.com'], null],
    ['association_email', ['test@test.com'], null],
    ['association_email', ['na@na.com'], null],
    ['association_email', ['elm@noemail.com'], null],
    ['association_email', ['nonesuch@elm.example'], 'nonesuch@elm.example'],
    ['association_email', ['test@elm.example'], 'test@elm.example'],
    ['association_contact', ['José  O’Neill-Peña'], 'JOSEONEILLPENA'],
    ['association_contact', ['JOSE ONEILL'], 'JOSEONEILL'],
    ['association_contact', ['NOT AVAILABLE'], null],
    ['association_contact', ['N/A N/A'], null],
    ['association_contact', ['UNKNOWN UNKNOWN'], null],
    ['association_contact', ['SAME AS ABOVE'], null],
    ['association_contact', ['VICE PRESIDENT'], null],
    ['association_contact', ['Owner / Operator'], null],
    ['association_contact', ['X X'], null],
    ['association_contact', ['PAT OWNER'], 'PATOWNER'],
    ['association_contact', ['NONA TESTER'], 'NONATESTER'],
    ['association_contact', [' Madonna '], null],
    ['association_contact', ['- -'], null],
    ['association_contact', [null], null],
    ['email_reading', ['Ruth@Eag1emesa.example'], 'ruth@eaglemesaexample'],
    ['email_reading', ['ruth@eag|e-rnesa.example'], 'ruth@eaglemesaexample'],
    ['email_reading', ['vvill+5\u0430m@x.example'], 'wlllsam@xexample'],
  ])('the association key of %s %j is %j', async (name, given, key) => {
    expect(await keyOf(name, ...given)).toBe(key)
  })

  it.each([
    [
      '3944 S TALLOWAY',
      ['3944 SOUTH TALLOWAY', '3944 S. Talloway', '3944  So. Talloway'.replace('So.', 'S.')],
    ],
    [
      '12 ELM ST APT H103',
      ['12 ELM ST UNIT H103', '12 ELM STREET #H103', '12 Elm Str, # H103', '12 ELM ST APT # H103'],
    ],
    [
      '12 ELM ST APT 103',
      ['12 ELM ST LOT 103', '12 ELM ST BLDG 103', '12 ELM ST FL 103', '12 ELM ST RM 103'],
    ],
    ['12 ELM ST STE100', ['12 ELM ST STE 100', '12 ELM ST SUITE 100', '12 ELM ST # 100']],
    ['9 NE ALDER PKWY', ['9 NORTHEAST ALDER PARKWAY', '9 N.E. ALDER PKWY', '9 NORTH EAST ALDER PKY']],
    [
      'PO BOX 12',
      ['P.O. BOX 12', 'P O BOX 12', 'POB 12', 'POST OFFICE BOX 12', 'BOX 12', 'POBOX 12', 'P.O. Box #12'],
    ],
    ['RR 2 BOX 5', ['RURAL ROUTE 2 BOX 5', 'R.R. 2, Box 5']],
    ['100 COUNTY ROAD 7', ['100 CR 7', '100 CO RD 7', '100 Cty. Rd. 7', '100 COUNTY RD 7']],
    ['100 STATE ROUTE 7', ['100 SR 7', '100 STATE RD 7', '100 STATE HWY 7']],
    ['100 US HIGHWAY 7', ['100 US HWY 7', '100 U.S. HIGHWAY 7', '100 US 7', '100 US HWY7']],
    ['5 SAINT MARK AVENUE', ['5 ST MARK AVE', '5 ST. MARK AV']],
  ])('the street %j is also written %j', async (street, spellings) => {
    const key = await keyOf('association_street', street)
    expect(key).not.toBeNull()
    expect(await Promise.all(spellings.map(each => keyOf('association_street', each)))).toEqual(
      spellings.map(() => key),
    )
  })

  it.each([
    ['12 3RD ST', '1 23RD ST'],
    ['12 ELM ST APT 1', '12 ELM ST APT 11'],
    ['12 ELM ST', '12 ELM AVE'],
    ['12 N ELM ST', '12 S ELM ST'],
    ['PO BOX 1', 'PO BOX 11'],
    ['12 1ST ST', '12 FIRST ST'],
    ['7 UNIT 5', '75 UNIT'],
  ])('the streets %j and %j are two', async (one, other) => {
    const keys = [await keyOf('association_street', one), await keyOf('association_street', other)]
    expect(keys).not.toContain(null)
    expect(keys[0]).not.toBe(keys[1])
  })

  it.each([
    ...['GENERAL DELIVERY', 'Gen. Delivery', 'NONE', 'UNKNOWN', 'N/A', 'SAME AS ABOVE', 'HOMELESS', 'TBD'],
    ...['NO STREET ADDRESS', 'NOT AVAILABLE', 'PO BOX', 'P.O. Box', 'Post Office Box', 'XXXX', '- -'],
  ])('%j is no street', async street => {
    expect(await keyOf('association_street', street)).toBeNull()
    expect(await keyOf('association_address', street, '75201', 'US')).toBeNull()
  })

  it.each([
    ...['(312) 555-0142', '1-312-555-0142', '+52 1 81 8345 6789', '011 52 81 8345 6789', '044 81 8345 6789'],
    ...[
      '52 81 8345 6789',
      '001 312 555 0142',
      '9999999999',
      '1111111111',
      '+1 999 555 0142',
      '1-800-411-0142',
    ],
    ...['+1 312 911 0142', '+52 0123456789', '+44 20 7946 0958', '+1 312 555 1212', '1 312 155 0142'],
  ])('the phone %j is read from a file as it is compared', async phone => {
    expect(readPhone(phone, 'US')).toBe(await keyOf('association_phone', phone))
  })

  it.each(['NOT AVAILABLE', 'N/A N/A', 'PAT OWNER', 'SAME AS ABOVE', 'VICE PRESIDENT', 'JO NONE SMITH'])(
    'whether %j is a name is read from a file as it is compared',
    async name => {
      expect(isPlaceholderName(name)).toBe((await keyOf('association_contact', name)) === null)
    },
  )

  it.each(['GENERAL DELIVERY', 'PO BOX', 'PO BOX 7', 'GENERAL LEE AVE', 'N/A', 'SAME AS MAILING ADDRESS'])(
    'whether %j is a street is read from a file as it is compared',
    async street => {
      expect(isPlaceholderStreet(street)).toBe((await keyOf('association_street', street)) === null)
    },
  )

  it.each(['none@none.com', 'no.email@yahoo.example', 'na@na.com', 'na@mail.example', 'elm@noemail.com'])(
    'whether %j is an e-mail address is read from a file as it is compared',
    async email => {
      expect(isPlaceholderEmail(email)).toBe((await keyOf('association_email', email)) === null)
    },
  )
})
