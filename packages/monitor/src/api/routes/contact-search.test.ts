import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTACT_READS_OF_COMPANY, CONTACT_READS_OF_USER } from '../../http/guards/contact-reads.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

interface Found {
  readonly carriers: readonly {
    readonly id: number
    readonly relation: string
    readonly connection: unknown
    readonly phone: string | null
    readonly rules_assessment: unknown
  }[]
  readonly fraud_reports_count: number
  readonly fraud_reports: readonly object[]
  readonly lookalikes: readonly {
    readonly email: string
    readonly carrier_id: number
    readonly legal_name: string
  }[]
}

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  const set = (id: number, change: object) =>
    db.updateTable('carriers').set(change).where('id', '=', id).execute()
  await set(1, { email: 'ruth@eaglemesa.example', phone: '+18065550101' })
  await set(2, { email: 'shared@eagle.example', phone: '+18065550102' })
  await set(3, { email: 'Shared@Eagle.example' })
  await set(4, { email: 'shared@eagle.example' })
  await set(5, { phone: '+529991550104' })
  await db
    .insertInto('carrier_people')
    .values([
      { id: 1, email: 'books@loads.example', phone_e164: '+18065550103', hides: [] },
      { id: 2, email: 'hidden@person.example', phone_e164: null, hides: ['email'] },
    ])
    .execute()
  const role = (person_id: number, carrier_id: number, list: 'carrier_users' | 'active_dispatchers') => ({
    person_id,
    carrier_id,
    list,
  })
  await db
    .insertInto('carrier_roles')
    .values([
      role(1, 5, 'active_dispatchers'),
      role(1, 2, 'active_dispatchers'),
      role(1, 2, 'carrier_users'),
      role(2, 3, 'carrier_users'),
    ])
    .execute()
  await db
    .insertInto('connections')
    .values([
      { issuer_id: 1, carrier_id: 1, status: 'do_not_dispatch' },
      { issuer_id: 2, carrier_id: 2, status: 'do_not_dispatch' },
    ])
    .execute()
  const alert = {
    company_id: 2,
    is_type: 'identity_theft' as const,
    file_date: '2026-11-01',
    message: 'Invented.',
    created_at: '2026-11-01T00:00:00Z',
  }
  await db
    .insertInto('identity_alerts')
    .values([
      { ...alert, email: 'Ruth@EagleMesa.example' },
      { ...alert, email: 'ruth@eaglemesa.example', unpublished_at: '2026-11-02T00:00:00Z' },
      { ...alert, phone: '806-555-0101' },
      { ...alert, phone_e164: '+18065550101' },
      { ...alert, email: 'nobody@fraud.example' },
    ])
    .execute()
})
afterAll(() => testCompany.close())

const byEmail = (email: unknown, by = north) =>
  by.post('carriers/email_search_associated_carriers', { email })
const byPhone = (phone_e164: unknown, by = north) =>
  by.post('carriers/phone_search_associated_carriers', { phone_e164 })
const found = async (response: Promise<Response>) => (await (await response).json()) as Found
const pairs = ({ carriers }: Found) => carriers.map(({ id, relation }) => [id, relation])

describe('contact search', () => {
  it.each([
    [' Ruth@EagleMesa.example ', [[1, 'own']], 1],
    [
      'shared@eagle.example',
      [
        [3, 'own'],
        [2, 'own'],
      ],
      0,
    ],
    [
      'books@loads.example',
      [
        [2, 'own'],
        [5, 'dispatcher'],
        [2, 'dispatcher'],
      ],
      0,
    ],
    ['hidden@person.example', [[3, 'own']], 0],
    ['nobody@fraud.example', [], 1],
    ['nobody', [], 0],
  ])('the e-mail %s belongs to %j, reported %i times', async (email, carriers, reports) => {
    const answer = await found(byEmail(email))
    expect(pairs(answer)).toEqual(carriers)
    expect(answer.fraud_reports_count).toBe(reports)
  })

  it.each([
    ['+18065550101', [[1, 'own']], 2],
    ['806-555-0101', [[1, 'own']], 2],
    [
      '1 (806) 555-0103 x9',
      [
        [2, 'own'],
        [5, 'dispatcher'],
        [2, 'dispatcher'],
      ],
      0,
    ],
    ['999 155 0104', [[5, 'own']], 0],
    ['+52 1 999 155 0104', [[5, 'own']], 0],
    ['011 52 999 155 0104', [[5, 'own']], 0],
    ['999-999-9999', [], 0],
    ['911', [], 0],
  ])('the phone %s belongs to %j, reported %i times', async (phone, carriers, reports) => {
    const answer = await found(byPhone(phone))
    expect(pairs(answer)).toEqual(carriers)
    expect(answer.fraud_reports_count).toBe(reports)
    expect(answer.lookalikes).toEqual([])
  })

  it('a contact search lists the published alerts that name it, newest first, without contacts', async () => {
    const { fraud_reports } = await found(byPhone('+18065550101'))
    expect(fraud_reports).toHaveLength(2)
    expect(fraud_reports[0]).toEqual({
      id: expect.any(Number),
      is_type: 'identity_theft',
      message: 'Invented.',
      file_date: '2026-11-01',
      company_id: 2,
    })
    expect((await found(byEmail('books@loads.example'))).fraud_reports).toEqual([])
  })

  it("a contact search shows the carrier's contact on record and the assessment by the company's rules", async () => {
    const [carrier] = (await found(byEmail('ruth@eaglemesa.example'))).carriers
    expect(carrier?.phone).toBe('+18065550101')
    expect(carrier?.rules_assessment).not.toBeUndefined()
  })

  it("a contact search shows only the company's own connection to the carrier", async () => {
    expect((await found(byEmail('ruth@eaglemesa.example'))).carriers[0]?.connection).toMatchObject({
      status: 'do_not_dispatch',
    })
    expect((await found(byEmail('books@loads.example'))).carriers.map(each => each.connection)).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    ['ruth@eag1emesa.example', ['ruth@eaglemesa.example']],
    ['ruth@eagle-mesa.example', ['ruth@eaglemesa.example']],
    ['dispatch@eag1emesa.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemessa.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglmesa.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemeas.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemezafreight.example', []],
    ['dispatch@eaglemesafreightllc.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemesa-ltl.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemesa.co', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemesa.example.evil.example', ['ruth@eaglemesa.example']],
    ['dispatch@eaglemesa.example', []],
    ['eaglemesa@gmail.com', []],
    ['5hared@eagle.example', ['shared@eagle.example']],
    ['ruth@eaglemesa.example', []],
    ['h1dden@person.example', []],
  ])('%s looks like %j, and hidden addresses are not revealed', async (email, lookalikes) => {
    expect((await found(byEmail(email))).lookalikes.map(each => each.email)).toEqual(lookalikes)
  })

  it('a contact search names whose the address is that another looks like', async () => {
    const [lookalike] = (await found(byEmail('dispatch@eag1emesa.example'))).lookalikes
    const carrier = await testCompany.database.db
      .selectFrom('carriers')
      .select('legal_name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(lookalike).toEqual({
      email: 'ruth@eaglemesa.example',
      carrier_id: 1,
      legal_name: carrier.legal_name,
    })
  })

  it.each([
    ['an empty e-mail', () => byEmail('  '), 422],
    ['no e-mail', () => byEmail(undefined), 422],
    ['a list of e-mails', () => byEmail(['a@b.example']), 422],
    ['an endless e-mail', () => byEmail(`${'x'.repeat(250)}@y.example`), 422],
    ['an e-mail that no database keeps', () => byEmail('a\u0000@b.example'), 422],
    ['a phone without a digit', () => byPhone('call me'), 422],
    ['an endless phone', () => byPhone('1'.repeat(300)), 422],
    [
      'another attribute',
      () => north.post('carriers/phone_search_associated_carriers', { phone: '8065550101' }),
      422,
    ],
    [
      'a watchdog user without carrier search',
      async () => byEmail('a@b.example', await testCompany.as('watch')),
      403,
    ],
    ['a carrier', async () => byPhone('8065550101', await testCompany.as('trucker')), 403],
    ['a visitor', () => byEmail('a@b.example', testCompany.newBrowser()), 401],
  ] as const)('a contact search for %s is rejected', async (_, request, status) => {
    await refusedWithoutChange(testCompany, status, async () => request())
  })
})

describe('reading contacts', () => {
  const search = (by: TestBrowser) =>
    by.post('carriers/email_search_associated_carriers', { email: 'shared@eagle.example' })
  const readTo = (name: string, count: number) =>
    testCompany.database.db
      .updateTable('throttles')
      .set({ count })
      .where('key', 'like', `${name}:%`)
      .execute()

  it.each([
    ['a person', CONTACT_READS_OF_USER],
    ['a company', CONTACT_READS_OF_COMPANY],
  ])(
    'more often than the limit of %s is refused until its window ends, and only for them',
    async (_, limit) => {
      const south = await testCompany.as('south')
      await testCompany.database.db.deleteFrom('throttles').execute()
      expect((await search(north)).status).toBe(200)
      await readTo(limit.name, limit.max - 1)
      expect((await search(north)).status).toBe(200)
      const refused = await search(north)
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await north.get('carriers/2/directory')).status).toBe(429)
      expect((await search(south)).status).toBe(200)
      testCompany.clock.move(limit.seconds)
      expect((await search(north)).status).toBe(200)
    },
  )
})
