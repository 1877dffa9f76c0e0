import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../../database/name-key.ts'
import { confirm, mailed } from '../../testing/some-rate-confirmations.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

/** Longer than what other carriers are is remembered. */
const A_WHILE_SECONDS = 600

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('rate_confirmations').execute()
  await testCompany.database.db.deleteFrom('rate_confirmation_mails').execute()
  await ownOnly(false)
})

const ownOnly = (isOn: boolean) =>
  testCompany.database.db
    .updateTable('companies')
    .set({ own_rate_confirmations_only: isOn })
    .where('id', '=', 1)
    .execute()
const made = (sent: Parameters<typeof confirm>[1] = {}) => confirm(testCompany.database.db, sent)
const sent = (mail: Parameters<typeof mailed>[1] = {}) => mailed(testCompany.database.db, mail)
const read = async <T>(path: string, by = north) => {
  const response = await by.get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
const ids = async (path: string, by = north) => (await read<{ id: number }[]>(path, by)).map(({ id }) => id)
const filed = async (company = 1, user = 1) => {
  const { id } = await testCompany.database.db
    .insertInto('uploaded_files')
    .values({
      company_id: company,
      user_id: user,
      name: 'signed.pdf',
      media_type: 'application/pdf',
      bytes: new TextEncoder().encode('%PDF-1.4'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('to whom a rate confirmation was sent', () => {
  beforeAll(async () => {
    const { db } = testCompany.database
    const contact = { carrier_id: 1, name: 'Ruth', title: null, phone: null }
    await db
      .insertInto('carrier_contacts')
      .values([
        { ...contact, email: 'eagle.mesa@gmail.com', source: 'Onboarding packet' },
        { ...contact, email: 'thief@elsewhere.example', source: 'Rate confirmation' },
      ])
      .execute()
    const named = (id: number, legal_name: string, email: string) =>
      db
        .updateTable('carriers')
        .set({ legal_name, legal_name_key: nameKey(legal_name), email })
        .where('id', '=', id)
        .execute()
    await named(1, 'EAGLE MESA FREIGHT LLC', 'Office@EagleMesa.example')
    await named(3, 'Eagle Mesa Freight, Inc.', 'office@copperwren.example')
    await db.deleteFrom('carrier_contacts').where('carrier_id', '=', 2).execute()
    const { id: person_id } = await db
      .insertInto('carrier_people')
      .values({ name: 'Ruth Invented', email: 'ruth@person.example' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('carrier_roles').values({ carrier_id: 3, person_id, list: 'carrier_users' }).execute()
    await db
      .insertInto('identity_alerts')
      .values({
        company_id: 2,
        user_id: 3,
        is_type: 'identity_theft',
        message: 'It was no carrier.',
        file_date: '2026-11-01',
        email: 'fraud@elsewhere.example',
      })
      .execute()
    await db.updateTable('carriers').set({ email: null }).where('id', '=', 2).execute()
  })

  const EAGLE = { carrier_id: 1, legal_name: 'EAGLE MESA FREIGHT LLC' }
  const NAMESAKE = { carrier_id: 3, legal_name: 'Eagle Mesa Freight, Inc.' }
  const onFile = { ...EAGLE, value: 'Office@EagleMesa.example' }

  it.each([
    ['not_checked', ' office@eaglemesa.EXAMPLE ', null],
    ['not_federal', 'eagle.mesa@gmail.com', null],
    ['own_domain', 'billing@eaglemesa.example', onFile],
    ['look_alike', 'office@eag1emesa.example', onFile],
    ['look_alike', 'other@eag1emesa.example', onFile],
    ['look_alike', 'eaglemesa@gmail.com', { ...EAGLE, value: 'eagle.mesa@gmail.com' }],
    ['look_alike', 'office@eaglemessa.example', onFile],
    ['look_alike', 'office@eaglemesa-dispatch.example', onFile],
    ['look_alike', 'office@eaglemesa.co', onFile],
    ['look_alike', 'office@eaglemesa.example.evil.example', onFile],
    ['look_alike', 'office@copperwr3n.example', { ...NAMESAKE, value: 'office@copperwren.example' }],
    ['look_alike', 'x@pers0n.example', { ...NAMESAKE, value: 'ruth@person.example' }],
    ['other_carrier', 'office@copperwren.example', { ...NAMESAKE, value: 'office@copperwren.example' }],
    ['not_on_record', 'someone@gmail.com', null],
    ['not_on_record', 'thief@elsewhere.example', null],
    ['not_on_record', 'no address', null],
    ['not_on_record', 'none@none.com', null],
    ['reported', 'fraud@elsewhere.example', null],
  ])('the recipient is %s for %s', async (term, to, whose) => {
    const id = await made()
    const mail = await sent({ confirmation: id, to })
    const recipient = { term, whose }
    expect(await read(`rate_confirmations/${id}`)).toMatchObject({ sent_to: to, recipient })
    expect(await read(`rate_confirmation_mails/${mail}`)).toMatchObject({ to, recipient })
  })

  it('a recipient is not checked for a carrier that is not on record, and is on no record of one without addresses', async () => {
    const [unknown, silent] = [await made({ carrier: null }), await made({ carrier: 2 })]
    await sent({ confirmation: unknown, carrier: null, to: 'desk@elsewhere.example' })
    await sent({ confirmation: silent, carrier: 2, to: 'desk@elsewhere.example' })
    for (const [id, term] of [
      [unknown, 'not_checked'],
      [silent, 'not_on_record'],
    ] as const)
      expect(await read(`rate_confirmations/${id}`)).toMatchObject({ recipient: { term, whose: null } })
  })

  it('the newest e-mail that was sent counts, and no reply', async () => {
    const id = await made()
    await sent({ confirmation: id, to: 'office@eaglemesa.example' })
    await sent({ confirmation: id, to: 'billing@eaglemesa.example' })
    await sent({ confirmation: id, from: 'thief@elsewhere.example', to: 'dana@north.example' })
    expect(await read(`rate_confirmations/${id}`)).toMatchObject({
      sent_to: 'billing@eaglemesa.example',
      recipient: { term: 'own_domain' },
    })
  })

  it.each([
    ['matches', '2016-03-01', false, null],
    ['changed', '2026-11-01', false, null],
    ['matches', '2026-11-01', false, 7],
    ['changed', '2026-06-01', false, 730],
    ['unsafe_carrier', '2016-03-01', true, null],
  ])('the recipient is %s for the address on file since %s', async (term, since, isReported, days) => {
    const { database, clock } = testCompany
    const { db } = database
    const email = `desk@${term.replace('_', '-')}-${days}.example`
    await db.updateTable('companies').set({ contact_window_days: days }).where('id', '=', 1).execute()
    await db.deleteFrom('carrier_census').where('carrier_id', '=', 1).execute()
    await db
      .insertInto('carrier_census')
      .values({ carrier_id: 1, as_of: '2026-11-19', add_date: since })
      .execute()
    await db
      .updateTable('carriers')
      .set({ email })
      .where('id', 'in', isReported ? [1, 3] : [1])
      .execute()
    await db.deleteFrom('contact_changes').execute()
    if (isReported)
      await db
        .insertInto('identity_alerts')
        .values({
          company_id: 2,
          user_id: 3,
          carrier_id: 3,
          is_type: 'identity_theft',
          message: 'It was no carrier.',
          file_date: '2026-11-01',
        })
        .execute()
    clock.move(A_WHILE_SECONDS)
    const id = await made()
    await sent({ confirmation: id, to: email })
    expect(await read(`rate_confirmations/${id}`)).toMatchObject({ recipient: { term } })
  })
})

describe('the thread of a rate confirmation', () => {
  it('the thread has replies too, the oldest first, each judged by the address of the other side', async () => {
    const id = await made()
    const late = await sent({ confirmation: id, to: 'office@eaglemesa.example', at: '2026-11-20T10:00:00Z' })
    const reply = await sent({
      confirmation: id,
      from: 'x@elsewhere.example',
      to: 'dana@north.example',
      body: '<b>Signed</b>',
      at: '2026-11-20T09:00:00Z',
    })
    await sent()
    const thread = await read<{ id: number }[]>(`rate_confirmations/${id}/mails`)
    expect(thread.map(mail => mail.id)).toEqual([reply, late])
    expect(thread[0]).toMatchObject({
      direction: 'received',
      from: 'x@elsewhere.example',
      recipient: { term: 'not_on_record', whose: null },
      body: '<b>Signed</b>',
    })
    expect(await ids('rate_confirmation_mails')).not.toContain(reply)
    expect(await read(`rate_confirmation_mails/${reply}`)).toEqual(thread[0])
  })

  it('open tickets about a rate confirmation are listed, closed ones are not', async () => {
    const id = await made({ tickets: ['new', 'closed', 'pending'] })
    await made({ tickets: ['new'] })
    const tickets = await read<{ status: string }[]>(`rate_confirmations/${id}/tickets`)
    expect(tickets.map(({ status }) => status)).toEqual(['pending', 'new'])
  })

  it('the documents of a rate confirmation and of an e-mail are downloads, or 404 without one', async () => {
    const id = await made({ file: await filed() })
    const mail = await sent({ confirmation: id, file: await filed() })
    for (const path of [`rate_confirmations/${id}`, `rate_confirmation_mails/${mail}`]) {
      expect(await read(path)).toMatchObject({
        document: { name: 'signed.pdf', url: `/monitor/${path}/document`, bytes: 8 },
      })
      const file = await north.get(`${path}/document`)
      expect(await file.text()).toBe('%PDF-1.4')
      expect(file.headers.get('content-disposition')).toContain('attachment')
    }
    expect((await north.get(`rate_confirmations/${await made()}/document`)).status).toBe(404)
    expect((await north.get(`rate_confirmation_mails/${await sent()}/document`)).status).toBe(404)
  })

  it('rate confirmations of a load are listed for its company only', async () => {
    const load = async (company: number) =>
      (
        await testCompany.database.db
          .insertInto('loads')
          .values({ company_id: company, external_load_number: 'NL-1' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const [own, foreign] = [await load(1), await load(2)]
    const [first, second] = [await made({ load: own }), await made({ load: own })]
    await made()
    expect(await ids(`loads/${own}/rate_confirmations`)).toEqual([second, first])
    expect(await read(`rate_confirmations/${first}`)).toMatchObject({ load_id: own, load_number: 'NL-1' })
    expect((await north.get(`loads/${foreign}/rate_confirmations`)).status).toBe(404)
  })
})

describe('the verdict when a rate confirmation was sent', () => {
  const rule = (is_type: string, outcome: string) => ({
    is_type,
    outcome,
    value: null,
    source: null,
    as_of: null,
    older_than_days: null,
    unread: null,
  })
  const VERDICT = JSON.stringify({
    verdict: 'fail',
    safety_rules: { count: 1, worst: 'fail' },
    rules: [rule('cargo_at_least_100000', 'pass')],
    rules_on_safety_data: [rule('inspected_within_last_24_months', 'fail')],
  })

  it('the verdict when sent has every rule for a user who sees safety data', async () => {
    const id = await made({ verdict: VERDICT })
    expect(await read(`rate_confirmations/${id}`)).toMatchObject({
      verdict_when_sent: {
        day: '2026-11-20',
        verdict: 'fail',
        safety_rules: null,
        rules: [{ is_type: 'cargo_at_least_100000' }, { is_type: 'inspected_within_last_24_months' }],
      },
    })
  })

  it('the verdict when sent says how many rules are hidden from a user who sees no safety data', async () => {
    const id = await made({ verdict: VERDICT })
    const { db } = testCompany.database
    const scopes = (wanted: string[]) =>
      db.updateTable('users').set({ scopes: wanted }).where('id', '=', 2).execute()
    await scopes(['block_safety_data'])
    const plain = await testCompany.as('plain')
    const shown = await read(`rate_confirmations/${id}`, plain)
    await scopes([])
    expect(shown).toMatchObject({
      verdict_when_sent: { verdict: 'fail', safety_rules: { count: 1, worst: 'fail' }, rules: [{}] },
    })
    expect(JSON.stringify(shown)).not.toContain('inspected_within')
  })
})

describe('users who see only their own rate confirmations', () => {
  it("a colleague's rate confirmation looks like a missing one in every call", async () => {
    const { id: load } = await testCompany.database.db
      .insertInto('loads')
      .values({ company_id: 1, external_load_number: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [own, theirs] = [await made({ load }), await made({ creator: 2, load, file: await filed() })]
    const [ownMail, theirMail] = [
      await sent({ confirmation: own }),
      await sent({ user: 2, confirmation: theirs, file: await filed() }),
    ]
    expect(await ids('rate_confirmations')).toEqual([theirs, own])
    await ownOnly(true)
    expect(await ids('rate_confirmations')).toEqual([own])
    expect(await ids('rate_confirmations?q[creator_id_eq]=1')).toEqual([own])
    expect(await ids(`loads/${load}/rate_confirmations`)).toEqual([own])
    expect(await ids('rate_confirmation_mails')).toEqual([ownMail])
    for (const path of [
      'rate_confirmations?q[creator_id_eq]=2',
      'rate_confirmation_mails?q[creator_id_eq]=2',
      ...['', '/get_terms', '/mails', '/tickets', '/document'].map(
        part => `rate_confirmations/${theirs}${part}`,
      ),
      `rate_confirmation_mails/${theirMail}`,
      `rate_confirmation_mails/${theirMail}/document`,
    ])
      expect([path, (await north.get(path)).status]).toEqual([path, 404])
  })

  it("a colleague's e-mail about one's own rate confirmation is in its thread", async () => {
    const own = await made()
    const mail = await sent({ user: 2, confirmation: own })
    await ownOnly(true)
    expect(await ids(`rate_confirmations/${own}/mails`)).toEqual([mail])
    expect(await read(`rate_confirmation_mails/${mail}`)).toMatchObject({ id: mail })
  })

  it('the session says whether users see only their own rate confirmations', async () => {
    const setting = async () =>
      (await read<{ user: { company: object } }>('refresh_jwt')).user.company as Record<string, unknown>
    expect((await setting())['own_rate_confirmations_only']).toBe(false)
    await ownOnly(true)
    expect((await setting())['own_rate_confirmations_only']).toBe(true)
  })
})
