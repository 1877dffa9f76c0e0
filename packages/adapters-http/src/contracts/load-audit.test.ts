import {
  addDays,
  type CalendarDate,
  type CarrierId,
  type LoadAuditKind,
  type LoadEntry,
  type LoadId,
  type Verdict,
} from '@fairhaul/core'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { makeFirstCompany } from '@fairhaul/monitor/api/first-company/first-company.ts'
import { auditDueLoads } from '@fairhaul/monitor/freight/audit/audit-loads.ts'
import { addAreas } from '@fairhaul/monitor/testing/movements.ts'
import { id } from '@fairhaul/testkit'
import { importSomeLives } from '@fairhaul/testkit/contract-company'
import { valueOf } from '@fairhaul/testkit/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpConnections } from '../calls/connections.ts'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { httpGate } from '../calls/gate.ts'
import { httpLoadAudits } from '../calls/load-audits.ts'
import { httpLoadLogs } from '../calls/load-logs.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpLoadsByNumber } from '../calls/loads-by-number.ts'
import { httpTickets } from '../calls/tickets.ts'
import { signedInHttp } from '../testing/signed-in-http.ts'
import type { Http } from '../transport/http.ts'

const WHO = 'ada@wren.example'
const SEED = 20_261_130
const LIVES = 90
const DAYS = 30
/** Days after which a load is picked up, and delivered. */
const PICKED_UP = 1
const DELIVERED = 3
const RULES = ['active_interstate_authority', 'bipd_at_least_750000', 'no_active_out_of_service_orders']

/** What happens to a load on the day after it came in. */
type Event = 'nothing' | 'order' | 'order and decision' | 'block' | 'block and delivery'
const EVENTS: readonly Event[] = ['nothing', 'order', 'order and decision', 'block', 'block and delivery']

/** A load as the test has brought it in, with what the gate said of its carrier on each day. */
interface Followed {
  readonly number: string
  readonly loadId: LoadId
  readonly carrierId: CarrierId
  readonly event: Event
  readonly day: number
  readonly said: Verdict[]
  /** By the place in what was said. */
  pickedUpAt: number | null
  turnedAt: number | null
  isDecided: boolean
  isOpen: boolean
  isBlocked: boolean
}

/** What an audit should find of a load, by what was said of it alone. */
const breachesOf = ({
  said,
  pickedUpAt,
  turnedAt,
  isDecided,
  isOpen,
  isBlocked,
}: Followed): readonly LoadAuditKind[] => [
  ...(said[0] === 'Fail' ? (['refused_at_tender'] as const) : []),
  ...(pickedUpAt !== null && said[pickedUpAt] === 'Fail' ? (['refused_at_pickup'] as const) : []),
  ...(turnedAt !== null && !isDecided ? (['turned_while_open'] as const) : []),
  ...(isOpen && isBlocked ? (['blocked_on_open'] as const) : []),
]

describe('a month of loads, audited', () => {
  let monitor: TestMonitor
  let send: Http
  let companyId: number
  let first: CalendarDate
  const followed: Followed[] = []
  const today = () => monitor.clock.now().toISOString().slice(0, 10) as CalendarDate

  const verdictOf = async (carrierId: CarrierId) =>
    valueOf(await httpGate(send).ofCarrier({ carrier: { id: carrierId } })).verdict ?? 'Incomplete'

  const entry = (number: string, dot: string): LoadEntry => {
    const stop = (kind: 'pickup' | 'delivery', days: number) => ({
      ...{ kind, city: null, state: null, postalCode: '30303', country: 'US' as const },
      ...{ latitude: null, longitude: null, timeZone: 'America/Chicago' },
      startsAt: `${addDays(today(), days)}T08:00:00-06:00`,
      endsAt: `${addDays(today(), days)}T23:00:00-06:00`,
    })
    return {
      externalNumber: number,
      carrier: { type: 'DOT', value: dot, region: null },
      stops: [stop('pickup', PICKED_UP), stop('delivery', DELIVERED)],
    }
  }

  const bringIn = async (load: LoadEntry) => {
    const [made] = valueOf(await httpLoadsByNumber(send).put({ loads: [load] }))
    expect(made).toMatchObject({ errors: [] })
    return made?.loadId ?? id<'load'>(0)
  }

  const orderOut = (carrierId: number) =>
    sql`insert into carrier_safety (carrier_id, out_of_service, out_of_service_on, as_of)
      values (${carrierId}, true, ${today()}, ${today()})
      on conflict (carrier_id) do update set out_of_service = true, out_of_service_on = ${today()}`.execute(
      monitor.database.db,
    )

  /** Alerts and what is said of loads refresh from what was written, as after an import. */
  const refresh = async () => valueOf(await httpTickets(send).count({}))

  /** What is said of a carrier now. */
  const noteVerdict = async (load: Followed) => {
    const verdict = await verdictOf(load.carrierId)
    if (verdict === 'Fail' && load.said.at(-1) !== 'Fail') load.turnedAt = load.said.length
    load.said.push(verdict)
  }

  const happen = async (load: Followed) => {
    const { event, carrierId, loadId } = load
    if (event.startsWith('order')) await orderOut(carrierId)
    if (event.startsWith('block')) {
      valueOf(await httpConnections(send).markDoNotDispatch({ carrierId, notes: 'Hostage load' }))
      for (const each of followed) if (each.carrierId === carrierId) each.isBlocked = true
    }
    await refresh()
    await noteVerdict(load)
    if (event !== 'order and decision' || load.turnedAt === null) return
    monitor.clock.move(60)
    valueOf(
      await httpDecisionRecords(send).createOfLoad({
        loadId,
        stage: 'tender',
        message: 'The freight is under way.',
      }),
    )
    load.isDecided = true
  }

  const pickUp = async (load: Followed) => {
    const { stops } = valueOf(await httpLoads(send).find({ id: load.loadId }))
    const stop = stops.find(({ kind }) => kind === 'pickup')
    valueOf(
      await httpLoadLogs(send).create({
        loadId: load.loadId,
        stopId: stop?.id ?? id<'load-stop'>(0),
        occurredAt: monitor.clock.now().toISOString(),
        kind: 'arrival',
      }),
    )
    load.pickedUpAt = load.said.length - 1
  }

  beforeAll(async () => {
    monitor = await startTestMonitor({ now: new Date('2026-11-21T15:00:00Z') })
    const { db } = monitor.database
    await addAreas(db)
    await importSomeLives(db, LIVES, SEED)
    const made = await makeFirstCompany(db, {
      name: 'Wren Freight',
      email: WHO,
      firstName: 'Ada',
      lastName: 'Wren',
      brand: 'main',
    })
    companyId = made.companyId
    await db
      .updateTable('rule_sets')
      .set({ is_types: JSON.stringify(Object.fromEntries(RULES.map(type => [type, 2]))) })
      .where('company_id', '=', companyId)
      .execute()
    first = today()
    send = await signedInHttp(monitor, WHO)
    const { rows: carriers } = await sql<{ carrier_id: number; value: string }>`
      select distinct on (carrier_id) carrier_id, value_key as value from carrier_identifiers join carriers on carriers.id = carrier_id
      where is_type = 'DOT' and is_findable order by carrier_id`.execute(db)
    for (let day = 0; day < DAYS; day += 1) {
      if (day > 0) {
        monitor.clock.move(86_400)
        send = await signedInHttp(monitor, WHO)
      }
      await refresh()
      for (const load of followed) {
        if (!load.isOpen) continue
        await noteVerdict(load)
        if (load.day === day - PICKED_UP) {
          await happen(load)
          await pickUp(load)
        }
        if (load.day === day - DELIVERED && load.event !== 'block') {
          await bringIn({ externalNumber: load.number, status: 'delivered' })
          load.isOpen = false
        }
      }
      for (const part of [0, 1]) {
        const at = day * 2 + part
        const carrier = carriers[at]
        if (carrier === undefined) throw new Error('There are too few lives.')
        const carrierId = id<'carrier'>(carrier.carrier_id)
        const number = `W-${at}`
        const loadId = await bringIn(entry(number, carrier.value))
        followed.push({
          ...{ number, loadId, carrierId, day, event: EVENTS[at % EVENTS.length] ?? 'nothing' },
          ...{ said: [await verdictOf(carrierId)], pickedUpAt: null, turnedAt: null },
          ...{ isDecided: false, isOpen: true, isBlocked: false },
        })
      }
    }
  })
  afterAll(() => monitor.close())

  const linesFound = async () => {
    const found: string[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = valueOf(await httpLoadAudits(send).lines({ page }))
      found.push(...answer.items.map(({ load, kind }) => `${load.externalNumber} ${kind}`))
      pages = answer.pages
    }
    return found.toSorted()
  }

  it('finds every breach and no other, on demand and at night alike', async () => {
    const expected = followed
      .flatMap(load => breachesOf(load).map(kind => `${load.number} ${kind}`))
      .toSorted()
    for (const kind of ['refused_at_tender', 'refused_at_pickup', 'turned_while_open', 'blocked_on_open'])
      expect(expected.filter(each => each.endsWith(kind)).length).toBeGreaterThan(1)
    const { services } = monitor.monitor
    await auditDueLoads(
      services,
      fault => {
        throw fault
      },
      new AbortController().signal,
    )
    expect(await linesFound()).toEqual(expected)
    const audit = valueOf(await httpLoadAudits(send).run())
    expect(audit).toMatchObject({ madeAt: monitor.clock.now().toISOString() })
    expect(await linesFound()).toEqual(expected)
    expect(addDays(first, -60) > (audit?.firstLoadOn ?? first)).toBe(true)
  })

  it('narrows to a kind, and says why, by which version and with which file', async () => {
    const { items } = valueOf(await httpLoadAudits(send).lines({ kind: 'refused_at_tender' }))
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['refused_at_tender']))
    for (const { rules, since } of items) {
      expect(rules.length).toBeGreaterThan(0)
      expect(RULES).toEqual(expect.arrayContaining(rules.map(({ ruleType }) => ruleType)))
      expect(since <= monitor.clock.now().toISOString()).toBe(true)
    }
  })
})
