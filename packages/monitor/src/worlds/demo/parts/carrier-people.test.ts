import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../../testing/test-browser.ts'
import { openSeededDatabase } from '../../../testing/test-database.ts'
import { startTestMonitor, type TestMonitor } from '../../../testing/test-monitor.ts'

let monitor: TestMonitor
let dana: TestBrowser
beforeAll(async () => {
  monitor = await startTestMonitor({ database: await openSeededDatabase('demo') })
  dana = await monitor.signIn('dana@northlake.example')
})
afterAll(() => monitor.close())

const json = async <T>(path: string) => (await (await dana.get(path)).json()) as T
const total = async (path: string) => Number((await dana.get(path)).headers.get('totalitems'))
const associated = async (id: number) =>
  json<{ id: number; associations: Record<string, number | null> }[]>(`carriers/${id}/associated_carriers`)

describe('carriers and people of the demo', () => {
  it.each(['pass', 'partial_pass', 'fail', 'incomplete'])(
    'the demo has more than a page of monitored carriers that are %s',
    async bucket => {
      const query = `subscriptions/for_broker_portal?q[rules_assessment_eq]=${bucket}`
      expect(await total(query)).toBeGreaterThan(50)
    },
  )

  it('the two Copper Wrens share all six kinds of associations', async () => {
    const [seven] = await associated(6)
    expect(seven?.id).toBe(7)
    for (const count of Object.values(seven?.associations ?? {})) expect(count).toBeGreaterThan(0)
  })

  it('two demo carriers are associated by a network address only', async () => {
    const found = await associated(12)
    expect(found.find(({ id }) => id === 16)?.associations).toMatchObject({ remote_address: 1, phone: 0 })
  })

  it('the demo has a hub contact that associates no carriers and appears in a contact search', async () => {
    const answer = await dana.post('carriers/email_search_associated_carriers', {
      email: 'accounts@loadfactor.example',
    })
    const { carriers } = (await answer.json()) as { carriers: { id: number }[] }
    expect(carriers).toHaveLength(50)
    const hubs = new Set(carriers.map(({ id }) => id))
    const found = await associated(301)
    expect(found.filter(({ id }) => hubs.has(id)).length).toBeLessThan(5)
    for (const { associations } of found) expect(associations['email']).not.toBe(0)
  })

  it.each([
    ['office@copperwren.example', { carriers: [{ id: 6 }, { id: 7 }], fraud_reports_count: 2 }],
    ['office@c0pperwren.example', { carriers: [], lookalikes: [{ email: 'office@copperwren.example' }] }],
    [
      'dispatch@eaglemesafreightll2.example',
      { carriers: [{ id: 2, relation: 'own' }], fraud_reports_count: 0, lookalikes: [] },
    ],
    [
      'dispatch@greystonenotchhaul12.example',
      { carriers: [{ id: 12, connection: { status: 'do_not_dispatch' } }], fraud_reports_count: 0 },
    ],
    ['vera@copperwren.example', { carriers: [{ id: 6 }, { id: 7 }, { id: 7 }], fraud_reports_count: 0 }],
    ['nobody@nowhere.example', { carriers: [], fraud_reports_count: 0, lookalikes: [] }],
    ['desk@dispatch1.example', { carriers: expect.arrayContaining([expect.objectContaining({ id: 2 })]) }],
  ])('the demo has results for %s', async (email, answer) => {
    const response = await dana.post('carriers/email_search_associated_carriers', { email })
    expect(await response.json()).toMatchObject(answer)
  })

  it('the demo has people in every list, more than a page of users, and some who hide values', async () => {
    const people = await json<Record<string, { phone: string | null }[]>>(
      'api/v1/users/redacted_users?carrier_id=2',
    )
    expect(Object.values(people).map(list => list.length > 0)).toEqual([true, true, true, true])
    expect(
      Object.values(people)
        .flat()
        .some(({ phone }) => phone === 'redacted'),
    ).toBe(true)
    expect(await total('carriers/2/directory_users')).toBe(61)
    expect(await total('api/v1/companies?carrier_id=6')).toBe(2)
  })

  it('the demo directory has more contacts than its summary and more users than a page, in every part', async () => {
    const parts = await Promise.all(
      ['contacts', 'users', 'dispatch_users', 'fmcsa_info'].map(part =>
        total(`carriers/2/directory_${part}`),
      ),
    )
    const [contacts = 0, users = 0, dispatchers = 0, federal = 0] = parts
    expect(contacts).toBeGreaterThan(10)
    expect(users).toBeGreaterThan(50)
    expect(dispatchers).toBeGreaterThan(2)
    expect(federal).toBeGreaterThan(4)
    expect(await json('carriers/2/directory')).toMatchObject({
      links: { contacts: expect.any(String), users: expect.any(String) },
      fmcsa_information: { names: [expect.any(String), expect.any(String)], as_of: expect.any(String) },
    })
  })

  it.each(['authority_history_gap', 'broker_authority_nearby'])(
    'the demo has more than three pages of carriers with the insight %s',
    async kind => {
      expect(await total(`carriers?q[${kind}]=true`)).toBeGreaterThan(45)
    },
  )

  it('the demo has a carrier that lacks some classifications and one that has all', async () => {
    const path = (id: number) => `carriers/${id}/rules_assessments_for_unassigned_classifications`
    expect(await json<unknown[]>(path(2))).toEqual([])
    expect((await json<unknown[]>(path(3))).length).toBeGreaterThan(1)
  })
})
