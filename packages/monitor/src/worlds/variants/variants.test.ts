import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { worldNamed, worlds } from '../index.ts'
import type { WorldRows } from '../world.ts'
import { companyVariants } from './company-variants.ts'

const LISTS = [
  'connections',
  'connections/for_broker_portal?q[tab_eq]=my-carriers',
  'subscriptions/for_broker_portal',
  'loads',
  'tickets',
  'teams',
  'rate_confirmations',
  'identity_alerts',
  'connection_invitations',
  'saved_searches',
] as const

const countOf = async (
  { db }: Database,
  table: 'companies' | 'users' | 'carriers' | 'areas' | 'connections',
) => {
  const { n } = await db
    .selectFrom(table)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

const countsOf = async (database: Database) => ({
  companies: await countOf(database, 'companies'),
  users: await countOf(database, 'users'),
  carriers: await countOf(database, 'carriers'),
  connections: await countOf(database, 'connections'),
})

it('every world has its own name and a description', () => {
  expect(worlds.map(({ name }) => name)).toEqual([...new Set(worlds.map(({ name }) => name))])
  for (const { description } of worlds) expect(description).toMatch(/^[A-Z].+\.$/)
})

it('the empty world has areas and no users', async () => {
  const database = await openSeededDatabase('empty')
  expect(await countsOf(database)).toEqual({ companies: 0, users: 0, carriers: 0, connections: 0 })
  expect(await countOf(database, 'areas')).toBeGreaterThan(1_000)
  await database.close()
})

describe('a company variant', () => {
  let small: WorldRows
  beforeAll(async () => {
    small = await worldNamed('small').build(TEST_DAY)
  })

  it.each(companyVariants)('the world "$name" is the small one with another first company', async variant => {
    const [northlake, ...others] = small.companies ?? []
    expect(await variant.build(TEST_DAY)).toEqual({
      ...small,
      companies: [{ ...northlake, ...variant.northlake }, ...others],
    })
  })
})

/** A variant is made of the small world, from which a test above finds no other difference: seeding each takes seconds. */
const openVariant = async (name: string): Promise<Database> => {
  const variant = companyVariants.find(one => one.name === name)
  if (variant === undefined) return openSeededDatabase(name)
  const database = await openSeededDatabase('small')
  await database.db.updateTable('companies').set(variant.northlake).where('id', '=', 1).execute()
  return database
}

/** What Dana is answered in each world: a status, and of what is empty or not. */
interface Reported {
  /** How many rows the world has; by default some connections. */
  readonly counts?: object
  /** How the first company, Northlake, differs. */
  readonly northlake?: object
  /** Of the person in the session. */
  readonly session: object
  /** Lists that have rows. */
  readonly full: readonly string[]
  readonly empty: readonly string[]
  readonly refused: readonly string[]
  /** What a lane search is answered with. */
  readonly lane: number
  readonly because?: string
}

const connected = [
  'connections',
  'connections/for_broker_portal?q[tab_eq]=my-carriers',
  'connection_invitations',
]
const others = LISTS.filter(path => !connected.includes(path) && path !== 'rate_confirmations')

const WORLDS: readonly (readonly [string, Reported])[] = [
  [
    'new-company',
    {
      counts: { companies: 1, users: 1, carriers: 400, connections: 0 },
      session: { company: { status: 'active' }, paywall: { is_watchdog: false } },
      full: ['carriers?q[legal_name_or_dba_name_cont]=LLC', 'company_reports'],
      empty: [...LISTS, 'company_change_orders', 'user_invitations'],
      refused: [],
      lane: 200,
    },
  ],
  [
    'watchdog',
    {
      northlake: { brand: 'watchdog', can_connect: false, hide_vehicle_search: true },
      session: { company: { status: 'active' }, paywall: { is_watchdog: true } },
      full: ['carriers?q[legal_name_or_dba_name_cont]=LLC', ...others],
      empty: [],
      refused: [...connected, 'rate_confirmations'],
      lane: 403,
    },
  ],
  [
    'expired',
    {
      northlake: { brand: 'main', status: 'subscription_or_trial_expired' },
      session: { company: { status: 'subscription_or_trial_expired' }, paywall: { is_watchdog: false } },
      full: ['billing/current_payment_methods'],
      empty: [],
      refused: [...LISTS, 'carriers?q[legal_name_or_dba_name_cont]=LLC'],
      lane: 403,
    },
  ],
  [
    'limits',
    {
      northlake: { carrier_searches_limit: 25, carrier_searches_count: 25 },
      session: { company: { status: 'active' }, paywall: { is_watchdog: false } },
      full: ['carriers?q[legal_name_or_dba_name_cont]=LLC', ...LISTS],
      empty: [],
      refused: [],
      lane: 403,
      because: 'You have used all the carrier searches in your plan.',
    },
  ],
]

describe.each(WORLDS)('Dana in the world "%s"', (name, reported) => {
  let monitor: TestMonitor
  let dana: TestBrowser
  beforeAll(async () => {
    monitor = await startTestMonitor({ database: await openVariant(name) })
    dana = await monitor.signIn('dana@northlake.example')
  })
  afterAll(() => monitor.close())

  const lengthOf = async (path: string) => {
    const response = await dana.get(path)
    const rows: unknown = await response.json()
    if (response.status !== 200) return response.status
    return Array.isArray(rows) ? rows.length : Object.keys(rows as object).length
  }

  it('the rows of the world are what its name promises', async () => {
    const { counts, northlake } = reported
    const found = await countsOf(monitor.database)
    if (counts === undefined) expect(found.connections).toBeGreaterThan(0)
    else expect(found).toEqual(counts)
    if (northlake === undefined) return
    expect(
      await monitor.database.db.selectFrom('companies').selectAll().where('id', '=', 1).executeTakeFirst(),
    ).toMatchObject({ legal_name: 'Northlake Freight Brokers LLC', ...northlake })
  })

  it("Dana is in the company that the world's name promises", async () => {
    expect(await (await dana.get('refresh_jwt')).json()).toMatchObject({ user: reported.session })
  })

  it("Dana's lists are full, empty or forbidden as the world says", async () => {
    const found: Record<string, unknown> = {}
    for (const path of [...reported.full, ...reported.empty, ...reported.refused]) {
      const many = await lengthOf(path)
      found[path] = many >= 400 ? many : many > 0
    }
    expect(found).toEqual(
      Object.fromEntries([
        ...reported.full.map(path => [path, true]),
        ...reported.empty.map(path => [path, false]),
        ...reported.refused.map(path => [path, 403]),
      ]),
    )
  })

  it("Dana's lane search is allowed as the plan of the world says", async () => {
    const { rows } = await monitor.database.pool.query<{ id: number }>(
      `select id from areas where is_type = 'state' and code in ('TX', 'OK') order by code`,
    )
    const [origin, destination] = rows
    const response = await dana.post('carriers/search', {
      origin_area_id: destination?.id,
      destination_area_id: origin?.id,
    })
    expect(response.status).toBe(reported.lane)
    if (reported.because !== undefined) expect(await response.text()).toContain(reported.because)
  })
})
