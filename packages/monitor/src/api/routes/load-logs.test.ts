import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireLoad, WireLoadLog } from '../../freight/loads/wire-load.ts'
import { addLoad, inHours } from '../../testing/freight.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
let load: { readonly id: number; readonly stopIds: readonly number[] }
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('loads').execute()
  load = await addLoad(testCompany.database.db)
})

const PICKUP = 0
const DELIVERY = 1
const event = (is_type: string, hours: number, stop = PICKUP) => ({
  load_id: load.id,
  stop_id: load.stopIds[stop] ?? 0,
  is_type,
  occurred_at: inHours(hours),
})
const log = (sent: object, by = north) => by.post('load_logs', sent)
const logged = async (...[is_type, hours, stop]: Parameters<typeof event>) => {
  const response = await log(event(is_type, hours, stop))
  expect(response.status).toBe(201)
  return (await response.json()) as WireLoadLog
}
const logs = async () => (await (await north.get(`loads/${load.id}/load_logs`)).json()) as WireLoadLog[]
const loadStatus = async () => {
  const { status, tracking_status } = (await (await north.get(`loads/${load.id}`)).json()) as WireLoad
  return [status, tracking_status]
}
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('load logs', () => {
  it('load logs are empty at first, then list events newest first', async () => {
    expect(await logs()).toEqual([])
    const arrival = await logged('arrival', -3)
    const pickup = await logged('pickup', -2)
    expect(pickup).toEqual({ id: expect.any(Number), ...event('pickup', -2), external_message: null })
    expect(await logs()).toEqual([pickup, arrival])
  })

  it('load logs from a provider may have any type and no stop', async () => {
    const row = { load_id: load.id, stop_id: null, is_type: 'eta_update', external_message: '<b>late</b>' }
    await testCompany.database.db
      .insertInto('load_logs')
      .values({ ...row, occurred_at: inHours(-1) })
      .execute()
    expect(await logs()).toMatchObject([row])
  })

  it.each([
    ['what no one logs', { is_type: 'eta_update' }, 'is_type'],
    ['a stop that is not there', { stop_id: 999_999 }, 'stop_id'],
    ['no stop', { stop_id: null }, 'stop_id'],
    ['what is still to come', { occurred_at: '2026-11-21T08:00:00.001Z' }, 'occurred_at'],
    ['a day', { occurred_at: '2026-11-20' }, 'occurred_at'],
    ['a time without a zone', { occurred_at: '2026-11-20T08:00:00' }, 'occurred_at'],
    ['a day that no calendar has', { occurred_at: '2026-02-30T08:00:00Z' }, 'occurred_at'],
    ['the year 1', { occurred_at: '0001-01-01T08:00:00Z' }, 'occurred_at'],
    ['a user', { user_id: 2 }, 'user_id'],
    ['a message', { external_message: 'x' }, 'external_message'],
  ])('a load log with %s is rejected', async (_, change, field) => {
    const response = await refusedWithoutChange(testCompany, 422, () =>
      log({ ...event('arrival', -1), ...change }),
    )
    expect(await fieldsOf(response)).toEqual([field])
  })

  it('a load log may be of the current moment, in any time zone', async () => {
    const response = await log({ ...event('arrival', 0), occurred_at: '2026-11-21T02:00:00-06:00' })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ occurred_at: inHours(0) })
  })

  it.each([
    ['pickup', DELIVERY],
    ['delivery', PICKUP],
  ])('a load log of type %s is rejected at the other kind of stop', async (is_type, stop) => {
    const response = await refusedWithoutChange(testCompany, 422, () => log(event(is_type, -1, stop)))
    expect(await fieldsOf(response)).toEqual(['is_type'])
  })

  it.each([
    ['arrival', -3, 'departure', -4],
    ['arrival', -3, 'pickup', -4],
    ['pickup', -3, 'departure', -4],
    ['departure', -3, 'arrival', -2],
    ['departure', -3, 'pickup', -2],
    ['pickup', -3, 'arrival', -2],
  ])(
    'after an %s %i hours ago the load log %s %i hours ago is rejected',
    async (first, hours, second, then) => {
      await logged(first, hours)
      const response = await refusedWithoutChange(testCompany, 422, () => log(event(second, then)))
      expect(await fieldsOf(response)).toEqual(['occurred_at'])
    },
  )

  it('a load log is checked against the first arrival and the last departure of its stop only', async () => {
    await logged('arrival', -5)
    await logged('arrival', -2)
    await logged('pickup', -4)
    await logged('departure', -3)
    await logged('arrival', -9, DELIVERY)
  })

  it('a load log sent twice, or ten times at once, is one log', async () => {
    const first = await logged('arrival', -3)
    const again = await log(event('arrival', -3))
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(first)
    const answers = await Promise.all(Array.from({ length: 10 }, () => log(event('pickup', -2))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await logs()).toHaveLength(2)
  })

  it('of two contradicting load logs sent at once one wins', async () => {
    await logged('arrival', -8)
    const answers = await Promise.all([log(event('pickup', -2)), log(event('departure', -4))])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422])
    expect(await logs()).toHaveLength(2)
  })

  it("load logs of a missing or another company's load are not found", async () => {
    await refusedWithoutChange(testCompany, 404, () => log(event('arrival', -1), south))
    await refusedWithoutChange(testCompany, 404, () => log({ ...event('arrival', -1), load_id: 999_999 }))
  })

  it('a load log is rejected for a stop of another load, or of another company', async () => {
    for (const company_id of [1, 2]) {
      const other = await addLoad(testCompany.database.db, { company_id })
      const response = await refusedWithoutChange(testCompany, 422, () =>
        log({ ...event('arrival', -1), stop_id: other.stopIds[0] }),
      )
      expect(await fieldsOf(response)).toEqual(['stop_id'])
    }
  })

  it.each([
    ['new', 403],
    ['ended', 403],
    ['trucker', 403],
  ] as const)('load logs are forbidden to %s (%i)', async (person, status) => {
    const browser = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => log(event('arrival', -1), browser))
  })

  it('creating a load log needs the CSRF token', async () => {
    await refusedWithoutChange(testCompany, 403, () =>
      north.call('POST', 'load_logs', event('arrival', -1), { 'x-csrf-token': 'guessed' }),
    )
    await refusedWithoutChange(testCompany, 401, () => log(event('arrival', -1), testCompany.newBrowser()))
  })
})

describe('load log events', () => {
  const set = (change: object) =>
    testCompany.database.db.updateTable('loads').set(change).where('id', '=', load.id).execute()

  it.each(['available', 'covered'])('an event puts a load that is %s in progress', async status => {
    await set({ status })
    await logged('arrival', -3)
    expect(await loadStatus()).toEqual(['progress', 'tracking'])
  })

  it.each(['progress', 'delayed', 'cancelled', 'delivered', 'assumed_delivered'])(
    'an event leaves a load that is %s unchanged',
    async status => {
      await set({ status })
      await logged('arrival', -3)
      expect(await loadStatus()).toEqual([status, 'tracking'])
    },
  )

  it.each([
    ['covered', 'tracking', 'ended'],
    ['delayed', 'tracking_interrupted', 'ended'],
    ['progress', 'not_started', 'ended'],
    ['assumed_delivered', 'no_eld_connection', 'no_eld_connection'],
  ])(
    'the last delivery of a load that is %s makes it delivered; tracking %s becomes %s',
    async (status, tracking, then) => {
      await set({ status, tracking_status: tracking })
      await logged('delivery', -1, DELIVERY)
      expect(await loadStatus()).toEqual(['delivered', then])
    },
  )

  it('a load with several deliveries is delivered by the last of them, in any order', async () => {
    load = await addLoad(testCompany.database.db, {}, [{}, {}, { is_type: 'delivery' }])
    await logged('delivery', -2, 2)
    expect(await loadStatus()).toEqual(['progress', 'tracking'])
    await logged('delivery', -1, DELIVERY)
    expect(await loadStatus()).toEqual(['delivered', 'ended'])
  })

  it('a delivery does not deliver a cancelled load', async () => {
    await set({ status: 'cancelled' })
    await logged('delivery', -1, DELIVERY)
    expect(await loadStatus()).toEqual(['cancelled', 'tracking'])
  })

  it('an event removes its load from the exception tab', async () => {
    const late = { window_starts_at: inHours(-5), window_ends_at: inHours(-4) }
    load = await addLoad(testCompany.database.db, {}, [late])
    const ids = async () => {
      const response = await north.get('loads?q[tab_eq]=no_arrival')
      return ((await response.json()) as WireLoad[]).map(({ id }) => id)
    }
    expect(await ids()).toEqual([load.id])
    await logged('arrival', -1)
    expect(await ids()).toEqual([])
  })
})
