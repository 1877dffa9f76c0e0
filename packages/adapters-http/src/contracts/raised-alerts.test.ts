import {
  addDays,
  type CalendarDate,
  type CarrierId,
  type HistoryChange,
  type HistoryKind,
  type Load,
  loadAlerts,
  LOAD_ALERT_TYPES,
  RULE_TYPES,
  type Ticket,
} from '@fairhaul/core'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { importFederalFiles, importSomeLives } from '@fairhaul/testkit/contract-company'
import { loadAuditsContract, valueOf } from '@fairhaul/testkit/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpCarrierHistory } from '../calls/carrier-history.ts'
import { httpGate } from '../calls/gate.ts'
import { httpLoadAudits } from '../calls/load-audits.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpTickets } from '../calls/tickets.ts'
import { signedInHttp } from '../testing/signed-in-http.ts'
import type { Http } from '../transport/http.ts'

const DANA = 'dana@northlake.example'
/** Does not read the log of what people did. */
const READER = 'sam@northlake.example'
const NORTHLAKE = 1
const SEED = 20_261_130
/** How many days ago each third load came in. */
const DAYS_AGO = [0, 20, 400]
/** Rate confirmations are beside what is compared here. */
const COMPARED = LOAD_ALERT_TYPES.filter(type => type !== 'look_alike_recipient')

describe('alerts that loads raise, over HTTP, against the monitor', () => {
  let monitor: TestMonitor
  let send: Http
  const since = new Map<number, CalendarDate>()
  const today = () => monitor.clock.now().toISOString().slice(0, 10) as CalendarDate

  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small' })
    const { db } = monitor.database
    await importFederalFiles(db, 60)
    await importSomeLives(db, 60, SEED)
    await db
      .updateTable('rule_sets')
      .set({ is_types: JSON.stringify(Object.fromEntries(RULE_TYPES.map(it => [it, 2]))) })
      .where('company_id', '=', NORTHLAKE)
      .execute()
    const carriers = await db
      .selectFrom('carriers')
      .select('id')
      .where('is_findable', '=', true)
      .orderBy('id')
      .execute()
    const loads = await db
      .selectFrom('loads')
      .select(['id', 'carrier_id'])
      .where('company_id', '=', NORTHLAKE)
      .orderBy('id')
      .execute()
    // Half of them go to carriers of the lives, among which everything has happened.
    for (const [at, { id, carrier_id }] of loads.entries()) {
      const on = addDays(today(), -(DAYS_AGO[at % DAYS_AGO.length] ?? 0))
      since.set(id, on)
      await db
        .updateTable('loads')
        .set({
          created_at: new Date(`${on}T01:00:00Z`),
          carrier_id: at % 2 === 0 ? (carriers[(at * 7) % carriers.length]?.id ?? null) : carrier_id,
          carrier_vehicle_id: null,
        })
        .where('id', '=', id)
        .execute()
    }
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', NORTHLAKE)
      .executeTakeFirstOrThrow()
    // One has the phone of a carrier that the company blocked.
    const blocked = await db
      .selectFrom('connections')
      .innerJoin('carriers', 'carriers.id', 'carrier_id')
      .select('phone')
      .where('issuer_id', '=', NORTHLAKE)
      .where('connections.status', '=', 'do_not_dispatch')
      .where('phone', 'is not', null)
      .orderBy('carriers.id')
      .executeTakeFirstOrThrow()
    const open = await db
      .selectFrom('loads')
      .select('carrier_id')
      .where('company_id', '=', NORTHLAKE)
      .where('status', '=', 'progress')
      .where('carrier_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('carriers')
      .set({ ...blocked, federal_as_of: today() })
      .where('id', '=', open.carrier_id)
      .execute()
    await db
      .insertInto('rule_overrides')
      .values(
        carriers.flatMap(({ id: carrier_id }, at) =>
          RULE_TYPES.slice(0, 4).map(is_type => ({
            company_id: NORTHLAKE,
            carrier_id,
            is_type,
            expiration_date: addDays(today(), [-3, 300, -30][at % 3] ?? 0),
            user_id: user.id,
          })),
        ),
      )
      .execute()
    send = await signedInHttp(monitor, DANA)
  })
  afterAll(() => monitor.close())

  const historyOf = async (carrierId: CarrierId, kind: HistoryKind) => {
    const changes: HistoryChange[] = []
    for (let cursor: string | undefined; ; ) {
      const page = valueOf(
        await httpCarrierHistory(send).list({ carrierId, kind, ...(cursor === undefined ? {} : { cursor }) }),
      )
      changes.push(...page.items)
      if (page.next === null) return changes
      cursor = page.next
    }
  }

  /** Of each rule the newest override alone counts: one that stands hides those that ended. */
  const endsOf = (changes: readonly HistoryChange[]) => {
    const newest = new Map<string, HistoryChange>()
    for (const change of changes.toReversed())
      if (change.now === 'expired' || change.now === 'false' || change.key.startsWith('override-0'))
        newest.set(change.subject, change)
    return [...newest.values()]
      .filter(({ now }) => now === 'expired' || now === 'false')
      .map(({ subject, on }) => ({ ruleType: subject, on }))
  }

  const factsOf = async (load: Load) => {
    const { carrierId } = load
    const { reasons } = valueOf(await httpGate(send).ofLoad({ id: load.id }))
    const [alerts, contacts, overrides] =
      carrierId === null
        ? [[], [], []]
        : [
            await historyOf(carrierId, 'alert'),
            await historyOf(carrierId, 'contact'),
            await historyOf(carrierId, 'override'),
          ]
    return {
      load,
      since: since.get(load.id) ?? today(),
      reasons,
      endedOverrides: endsOf(overrides),
      alertDays: alerts.map(({ on }) => on),
      contacts: contacts
        .filter(({ key }) => key.startsWith('contact-'))
        .map(({ subject, on }) => ({ type: subject, on })),
      lookalikes: [],
    }
  }

  const all = async <T>(
    read: (page: number) => Promise<{ readonly items: readonly T[]; readonly pages: number }>,
  ) => {
    const items: T[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await read(page)
      items.push(...answer.items)
      pages = answer.pages
    }
    return items
  }

  it('core decides of each open load which alerts it should have, and the monitor has raised these', async () => {
    const loads = await all(async page => valueOf(await httpLoads(send).list({ tab: 'open', page })))
    const tickets = await all<Ticket>(async page =>
      valueOf(await httpTickets(send).list({ tab: 'open', page })),
    )
    const found = new Map<string, number>(COMPARED.map(type => [type, 0]))
    const differences: unknown[] = []
    for (const load of loads) {
      const raised = tickets
        .filter(({ loadId, cause }) => loadId === load.id && cause !== null)
        .map(({ type }) => type)
        .filter(type => COMPARED.some(each => each === type))
        .toSorted()
      const expected = loadAlerts(await factsOf(load), monitor.clock.now().getTime())
        .map(({ type }) => type)
        .toSorted()
      for (const type of expected) found.set(type, (found.get(type) ?? 0) + 1)
      if (JSON.stringify(raised) !== JSON.stringify(expected))
        differences.push({ load: load.id, raised, expected })
    }
    expect(differences.slice(0, 3)).toEqual([])
    expect([...found.keys()].filter(type => found.get(type) === 0)).toEqual([])
  })

  loadAuditsContract(async () => {
    await monitor.database.db.deleteFrom('load_audits').execute()
    await monitor.database.db.deleteFrom('load_audit_lines').execute()
    return {
      audits: httpLoadAudits(send),
      forOther: httpLoadAudits(await signedInHttp(monitor, READER)),
    }
  })
})
