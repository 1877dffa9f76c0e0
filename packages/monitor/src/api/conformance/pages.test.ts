import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '../../http/route.ts'
import { routeName } from '../../http/route.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { openSeededDatabase } from '../../testing/test-database.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { ROUTES } from '../routes/index.ts'
import { addressOf } from './paged-reads.ts'

let statements = 0
/** Counts the queries that the database gets. */
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

let monitor: TestMonitor
let dana: TestBrowser
beforeAll(async () => {
  const opened = await openSeededDatabase('small')
  monitor = await startTestMonitor({
    database: { ...opened, db: opened.db.withPlugin(counting), close: () => opened.close() },
  })
  dana = await monitor.signIn('dana@northlake.example')
  // An audit finds what the world has of blocked carriers.
  await dana.post('load_audit', {})
})
afterAll(() => monitor.close())

const isPaged = ({ method, schemas: { query } }: Route) =>
  method === 'GET' && query instanceof z.ZodObject && 'per_page' in query.shape
const paged = ROUTES.filter(isPaged)

const requestedFrom = async (route: Route) => {
  const address = await addressOf(monitor.database.db, route)
  return `${address}${address.includes('?') ? '&' : '?'}`
}

interface Page {
  readonly rows: readonly unknown[]
  readonly head: Readonly<Record<'currentpage' | 'totalpages' | 'totalitems', number>>
}
const pageOf = async (address: string, page: number, per: number): Promise<Page> => {
  const response = await dana.get(`${address}page=${page}&per_page=${per}`)
  expect({ address, status: response.status }).toEqual({ address, status: 200 })
  const number = (name: string) => Number(response.headers.get(name))
  return {
    rows: (await response.json()) as unknown[],
    head: {
      currentpage: number('currentpage'),
      totalpages: number('totalpages'),
      totalitems: number('totalitems'),
    },
  }
}
/** The most pages of a list that are joined. */
const PAGES_MAX = 12
const together = async (address: string, per: number, rows: number) => {
  const found: unknown[] = []
  for (let page = 1; found.length < rows && page <= Math.ceil(rows / per); page += 1)
    found.push(...(await pageOf(address, page, per)).rows)
  return found.slice(0, rows)
}

describe.each(paged.map(route => [routeName(route), route] as const))('%s', (_, route) => {
  it('has the same rows in pages of 7 as in pages of 50, and the same total', async () => {
    const address = await requestedFrom(route)
    const first = await pageOf(address, 1, 50)
    const { totalitems } = first.head
    expect(first.rows).toHaveLength(Math.min(50, totalitems))
    expect(first.head).toEqual({
      currentpage: 1,
      totalpages: Math.max(1, Math.ceil(totalitems / 50)),
      totalitems,
    })
    const looked = Math.min(totalitems, PAGES_MAX * 7)
    const small = await together(address, 7, looked)
    expect(small).toEqual(await together(address, 50, looked))
    expect(new Set(small.map(row => JSON.stringify(row))).size).toBe(looked)
  })

  it('has an empty page after its last, with the same totals', async () => {
    const address = await requestedFrom(route)
    const { head } = await pageOf(address, 1, 50)
    for (const page of [head.totalpages + 1, 1_000_000])
      expect(await pageOf(address, page, 50)).toEqual({ rows: [], head: { ...head, currentpage: page } })
  })

  it.each(['page=0', 'page=-1', 'page=1e3', 'per_page=0', 'per_page=51', 'page=1&page=2', 'page[]=1'])(
    'is not asked for by %s',
    async sent => {
      expect((await dana.get(`${await requestedFrom(route)}${sent}`)).status).toBe(422)
    },
  )

  it('sends as many queries to the database for many rows as for few', async () => {
    const address = await requestedFrom(route)
    const counted = []
    for (const per of [1, 2, 50]) {
      await pageOf(address, 1, per)
      const before = statements
      await pageOf(address, 1, per)
      counted.push(statements - before)
    }
    expect(counted).toEqual([counted[0], counted[0], counted[0]])
    expect(counted[0]).toBeLessThan(12)
  })
})

it('the carriers of a list are read with as many queries for many numbers as for one', async () => {
  const numbers = await monitor.database.db
    .selectFrom('carrier_identifiers')
    .select(['is_type', 'value'])
    .where('is_type', '=', 'DOT')
    // The last carriers: no list of the tests above has read them.
    .orderBy('carrier_id', 'desc')
    .limit(60)
    .execute()
  const match = async (from: number, to: number) => {
    const identifiers = numbers.slice(from, to)
    const before = statements
    const found = await dana.post('subscriptions/match', { identifiers })
    expect(await found.json()).toHaveLength(identifiers.length)
    return statements - before
  }
  for (let at = 0; at < 3; at += 1) await match(at, at + 1)
  const counted = [await match(3, 4), await match(4, 9), await match(9, 59)]
  expect(counted).toEqual([counted[0], counted[0], counted[0]])
  expect(counted[0]).toBeLessThan(12)
})

it('the lists of the small world have rows, so that these tests prove something', async () => {
  const empty: string[] = []
  for (const route of paged) {
    const { head } = await pageOf(await requestedFrom(route), 1, 50)
    if (head.totalitems < 2) empty.push(routeName(route))
  }
  // A company has one rule set, and a carrier an account or two.
  expect(empty.filter(name => !['GET rules', 'GET api/v1/companies'].includes(name))).toEqual([])
})
