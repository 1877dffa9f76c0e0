import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

const AGENT = 'agent@cover.example'
/** The carriers of the office: nothing of the second is insured, the fourth cannot be found. */
const CARRIER = 2
const UNFINDABLE = 4

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('insurance_certificate_requests').execute()
  await testCompany.database.db.deleteFrom('carrier_insurances').where('carrier_id', '<>', 1).execute()
  await testCompany.database.db.deleteFrom('mail_messages').execute()
})

const insure = async (fields: Partial<Insertable<Schema['carrier_insurances']>> = {}) => {
  const { id } = await testCompany.database.db
    .insertInto('carrier_insurances')
    .values({ carrier_id: CARRIER, kind: 'cargo', amount: 100_000, agent_email: AGENT, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const request = (id: number | string, by = north) =>
  by.post(`insurance_policies/request_cargo_policy?insurance_policy_id=${id}`)
const requested = async (id: number, by = north) => {
  const response = await request(id, by)
  expect(response.status).toBe(201)
  return (await response.json()) as { id: number }
}
const active = (query: string, by = north) =>
  by.get(`api/v1/insurance_policies/active_by_carrier_id?${query}`)
const coverages = async (query: string) =>
  ((await (await active(query)).json()) as { coverage: string }[]).map(({ coverage }) => coverage)
const requestsOf = (by = north, carrier = CARRIER) =>
  by.get(`insurance_certificate_requests?carrier_id=${carrier}`)
const activitiesOf = (id: number, by = north) =>
  by.get(`insurance_activities?insurance_certificate_request_id=${id}`)
const lettersSent = async () => {
  await testCompany.monitor.services.background.settled()
  return ((await testCompany.monitor.services.mailbox.newest()) ?? []).filter(({ code }) => code === null)
}
const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>[]

describe('policies of a carrier', () => {
  it('policies have their source and date; unknown amounts are null and never zero', async () => {
    const id = await insure({ amount: null, source: 'certificate', as_of: '2026-11-20' })
    await insure({ kind: 'bipd', amount: 0 })
    const [cargo, bipd] = await bodyOf(await active(`carrier_id=${CARRIER}`))
    expect(cargo).toEqual({
      id,
      carrier_id: CARRIER,
      coverage: 'cargo',
      insurer: null,
      policy_number: null,
      amount: null,
      effective_on: null,
      expires_on: null,
      cancelled_on: null,
      is_pending: false,
      end_kind: null,
      unconfirmed: null,
      unconfirmed_on: null,
      scheduled_vins: null,
      source: 'certificate',
      as_of: '2026-11-20',
    })
    expect(bipd).toMatchObject({ amount: 0, source: 'filing', as_of: null })
  })

  it('policies that have ended are left out; cancelled and pending ones are included on request', async () => {
    await insure({ kind: 'bipd', cancelled_on: '2026-11-21' })
    await insure({ kind: 'cargo' })
    await insure({ kind: 'umbrella', expires_on: '2026-11-20' })
    await insure({ kind: 'physical_damage', is_pending: true })
    await insure({ kind: 'workers_compensation', effective_on: '2026-12-01' })
    const params = `carrier_id=${CARRIER}`
    expect(await coverages(params)).toEqual(['cargo', 'workers_compensation'])
    expect(await coverages(`${params}&with_cancelled=true`)).toEqual([
      'bipd',
      'cargo',
      'workers_compensation',
    ])
    expect(await coverages(`${params}&with_active_pending=true&with_cancelled=false`)).toEqual([
      'cargo',
      'physical_damage',
      'workers_compensation',
    ])
  })

  it('excess cover is listed as umbrella cover and never replaces a primary policy', async () => {
    await insure({ kind: 'bipd', amount: 5_000_000, is_primary: false })
    expect(await coverages(`carrier_id=${CARRIER}`)).toEqual(['umbrella'])
    const detail = await (await north.get(`carriers/${CARRIER}/for_broker_portal`)).json()
    expect(detail).toMatchObject({ insurance: { bipd_amount: null } })
  })

  it('a pending policy counts for no rule', async () => {
    await insure({ is_pending: true, amount: 500_000 })
    const detail = await (await north.get(`carriers/${CARRIER}/for_broker_portal`)).json()
    expect(detail).toMatchObject({
      insurance: { cargo_amount: null },
      rules_assessment: { summary: { cargo_at_least_100000: { result: 'incomplete' } } },
    })
  })

  it('a finding cites the document that decided it', async () => {
    await insure({ source: 'certificate' })
    const detail = await (await north.get(`carriers/${CARRIER}/for_broker_portal`)).json()
    expect(detail).toMatchObject({
      rules_assessment: {
        summary: { cargo_at_least_100000: { result: 'pass', source: 'Certificate of insurance' } },
      },
    })
  })

  it.each([
    [404, 'carrier_id=999'],
    [404, `carrier_id=${UNFINDABLE}`],
    [422, ''],
    [422, 'carrier_id=two'],
    [422, `carrier_id=${CARRIER}&with_cancelled=1`],
    [422, `carrier_id=${CARRIER}&company_id=1`],
  ])('policies are rejected with %i for %j', async (status, query) => {
    expect((await active(query)).status).toBe(status)
  })

  it.each<[number, Person]>([
    [403, 'ended'],
    [403, 'trucker'],
    [403, 'new'],
    [200, 'plain'],
    [200, 'unpaid'],
    [200, 'south'],
  ])('policies return %i to %s', async (status, person) => {
    expect((await active(`carrier_id=${CARRIER}`, await testCompany.as(person))).status).toBe(status)
  })
})

describe('requesting a cargo certificate', () => {
  it('a certificate request has a first activity and sends an e-mail to the agent', async () => {
    const policy = await insure({ policy_number: 'MTC1', agent_name: 'Pat' })
    const made = await requested(policy)
    expect(made).toEqual({
      id: made.id,
      carrier_id: CARRIER,
      insurance_policy_id: policy,
      status: 'requested',
      created_at: testCompany.clock.now().toISOString(),
    })
    expect(await bodyOf(await requestsOf())).toEqual([made])
    expect(await bodyOf(await activitiesOf(made.id))).toMatchObject([
      { insurance_certificate_request_id: made.id, is_type: 'requested', note: `By e-mail to ${AGENT}` },
    ])
    const letters = await lettersSent()
    expect(letters.map(({ to }) => to)).toEqual([AGENT])
    expect(letters[0]?.text).toContain('Policy number: MTC1')
    expect(letters[0]?.text).toContain('north@office.example')
  })

  it.each([null, '', 'not an address', 'a@x.example, b@x.example'])(
    'a certificate request without an agent address (%j) says to ask by phone and sends nothing',
    async agent_email => {
      const { id } = await requested(await insure({ agent_email }))
      expect(await bodyOf(await activitiesOf(id))).toMatchObject([
        { note: 'The agent’s e-mail address is not on record. Call instead.' },
      ])
      expect(await lettersSent()).toEqual([])
    },
  )

  it('a certificate request whose e-mail failed says so', async () => {
    const policy = await insure()
    const send = vi
      .spyOn(testCompany.monitor.services.mailbox, 'send')
      .mockRejectedValueOnce(new Error('no route'))
    const { id } = await requested(policy)
    await testCompany.monitor.services.background.settled()
    send.mockRestore()
    const notes = (await bodyOf(await activitiesOf(id))).map(({ is_type }) => is_type)
    expect(notes).toEqual(['noted', 'requested'])
  })

  it.each([
    ['pending', { is_pending: true }],
    ['of next month', { effective_on: '2026-12-01' }],
    ['without an end', { expires_on: null }],
    ['about to be cancelled', { cancelled_on: '2026-11-22' }],
  ])('a certificate can be requested while the policy is %s', async (_, fields) => {
    await requested(await insure(fields))
  })

  it.each([
    ['for another line', { kind: 'bipd' as const }],
    ['excess', { is_primary: false }],
    ['cancelled', { cancelled_on: '2026-11-21' }],
    ['ended', { expires_on: '2026-11-20' }],
  ])('a certificate request is rejected for a policy that is %s', async (_, fields) => {
    const policy = await insure(fields)
    const response = await refusedWithoutChange(testCompany, 422, () => request(policy))
    expect(await response.json()).toMatchObject({ errors: [{ field: 'insurance_policy_id' }] })
    expect(await lettersSent()).toEqual([])
  })

  it.each([
    [404, '999999'],
    [422, 'first'],
    [422, ''],
  ])('a certificate request is rejected with %i for the policy %j', async (status, id) => {
    await refusedWithoutChange(testCompany, status, () => request(id))
  })

  it('a certificate request is rejected for an unfindable carrier', async () => {
    const policy = await insure({ carrier_id: UNFINDABLE })
    await refusedWithoutChange(testCompany, 404, () => request(policy))
  })

  it.each<[number, Person]>([
    [403, 'plain'],
    [403, 'unpaid'],
    [403, 'ended'],
    [403, 'trucker'],
    [403, 'new'],
  ])('a certificate request is rejected with %i for %s', async (status, person) => {
    const policy = await insure()
    const browser = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => request(policy, browser))
  })

  it('a certificate request is rejected for a visitor', async () => {
    const policy = await insure()
    await refusedWithoutChange(testCompany, 401, () => request(policy, testCompany.newBrowser()))
  })

  it('ten simultaneous certificate requests make one', async () => {
    const policies = [await insure(), await insure()]
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => request(policies[at % 2] ?? 0)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(9)
    expect(await lettersSent()).toHaveLength(1)
    expect(await bodyOf(await requestsOf())).toHaveLength(1)
  })

  it('a certificate can be requested again after a week without an answer', async () => {
    const policy = await insure()
    await requested(policy)
    testCompany.clock.move(6 * 86_400 - 1)
    await refusedWithoutChange(testCompany, 409, () => request(policy))
    testCompany.clock.move(1)
    await requested(policy)
    testCompany.clock.move(-6 * 86_400)
  })

  it.each(['received', 'declined', 'cancelled'] as const)(
    'a certificate can be requested again at once when the last request was %s',
    async status => {
      const policy = await insure()
      await requested(policy)
      await testCompany.database.db.updateTable('insurance_certificate_requests').set({ status }).execute()
      await requested(policy)
    },
  )

  it('each company requests its own certificates', async () => {
    const policy = await insure()
    const made = await requested(policy)
    expect(await bodyOf(await requestsOf(south))).toEqual([])
    expect((await activitiesOf(made.id, south)).status).toBe(404)
    await requested(policy, south)
    expect(await bodyOf(await requestsOf())).toEqual([made])
  })
})

describe('certificate requests', () => {
  it('certificate requests are listed newest first with cancelled ones, ties by highest id, in pages', async () => {
    const rows = await testCompany.database.db
      .insertInto('insurance_certificate_requests')
      .values(
        [3, 1, 2, 2].map((day, at) => ({
          company_id: 1,
          carrier_id: CARRIER,
          insurance_policy_id: null,
          user_id: null,
          status: at === 0 ? ('cancelled' as const) : ('declined' as const),
          created_at: `2026-11-0${day}T08:00:00.000Z`,
        })),
      )
      .returning('id')
      .execute()
    const [a, b, c, d] = rows.map(({ id }) => id)
    const listed = await bodyOf(await requestsOf())
    expect(listed.map(({ id }) => id)).toEqual([a, d, c, b])
    const response = await north.get(`insurance_certificate_requests?carrier_id=${CARRIER}&page=2&per_page=3`)
    expect((await bodyOf(response)).map(({ id }) => id)).toEqual([b])
    expect(response.headers.get('totalpages')).toBe('2')
  })

  it.each([
    [404, 'insurance_certificate_requests?carrier_id=999'],
    [404, `insurance_certificate_requests?carrier_id=${UNFINDABLE}`],
    [422, 'insurance_certificate_requests'],
    [422, `insurance_certificate_requests?carrier_id=${CARRIER}&status=received`],
    [422, `insurance_certificate_requests?carrier_id=${CARRIER}&per_page=51`],
    [404, 'insurance_activities?insurance_certificate_request_id=999'],
    [422, 'insurance_activities'],
    [422, 'insurance_activities?insurance_certificate_request_id=one'],
  ])('certificate requests are rejected with %i: %s', async (status, path) => {
    expect((await north.get(path)).status).toBe(status)
  })

  it.each<[number, Person]>([
    [200, 'plain'],
    [403, 'unpaid'],
    [403, 'ended'],
    [403, 'trucker'],
    [403, 'new'],
  ])('certificate requests return %i to %s', async (status, person) => {
    const { id } = await requested(await insure())
    const browser = await testCompany.as(person)
    expect((await requestsOf(browser)).status).toBe(status)
    expect((await activitiesOf(id, browser)).status).toBe(status)
  })
})
