import type { CarrierId } from '@fairhaul/core'
import type { Seed } from './contract-company.ts'

type Db = Parameters<Seed<object>>[0]['db']

const INSPECTIONS = 55
const GAPS = 17
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** Rows for the contracts of safety records and insights. */
export interface CarrierRecordFacts {
  /** Inspected more than 50 times, often twice on a day, with crashes and violations, and stopped twice. */
  readonly inspected: CarrierId
  /** Nothing is known of it. */
  readonly unknown: CarrierId
  readonly withGap: readonly CarrierId[]
  readonly nearby: CarrierId
  /** The first with a gap: Ann's company monitors it. */
  readonly mine: CarrierId
  readonly without: CarrierId
  /** Ann's colleague, whose scope blocks safety data. */
  readonly blockedEmail: string
  /** Of a company whose plan shows no insights. */
  readonly closedEmail: string
}

const inspect = async (db: Db, carrier_id: number, today: string) => {
  const { refreshSafety } = await import('@fairhaul/monitor/carriers/safety/refresh-safety.ts')
  const { textOfLists } = await import('@fairhaul/monitor/database/list-text.ts')
  const { violationKinds } = await import('@fairhaul/monitor/carriers/safety/violation-kinds.ts')
  const brake = { code: '393.47E', description: null, category: null, basic: null }
  const kinds = await violationKinds(db, [brake])
  await db
    .insertInto('inspections')
    .values(
      Array.from({ length: INSPECTIONS }, (_, at) => ({
        carrier_id,
        report_number: `TX${at}`,
        inspected_on: daysBefore(today, 20 + Math.floor(at / 2)),
        level: 1 + (at % 8),
        country: 'US',
        state: 'TX',
        units: textOfLists([[1, 11, null, null, 'R1', 'TX']]),
        vehicle_oos: at % 3,
        driver_oos: null,
        violations: at < 4 ? textOfLists([[kinds.idOf(brake), '1']]) : null,
        as_of: daysBefore(today, 10),
      })),
    )
    .execute()
  await db
    .insertInto('crashes')
    .values(
      [40, 90, 90].map((days, at) => ({
        carrier_id,
        report_number: `CR${at}`,
        occurred_on: daysBefore(today, days),
        state: 'TX',
        injuries: at,
        is_tow_away: true,
      })),
    )
    .execute()
  await refreshSafety(db, [carrier_id])
}

/** Granted, revoked and granted again, a month apart. */
const leaveGaps = async (db: Db, ids: readonly number[], today: string) => {
  const { refreshAuthority } = await import('@fairhaul/monitor/carriers/refresh-authority.ts')
  const granted = {
    authority: 'common',
    action: 'GRANTED',
    source_file: 'L&I AuthHist',
    as_of: daysBefore(today, 190),
  } as const
  await db
    .insertInto('authority_history')
    .values(
      ids.flatMap(carrier_id => [
        {
          ...granted,
          carrier_id,
          acted_on: daysBefore(today, 900),
          final_action: 'REVOKED',
          final_on: daysBefore(today, 430),
        },
        { ...granted, carrier_id, acted_on: daysBefore(today, 400), final_action: null, final_on: null },
      ]),
    )
    .execute()
  await db
    .insertInto('revocations')
    .values(
      ids.slice(0, 1).map(carrier_id => ({
        carrier_id,
        authority: 'common' as const,
        kind: 'OPERATING AUTHORITY INVOLUNTARY SUSPENSION NOTICE',
        served_on: daysBefore(today, 20),
        effective_on: null,
        source_file: 'Motus RevokeSuspend' as const,
        as_of: daysBefore(today, 3),
      })),
    )
    .execute()
  await refreshAuthority(db, ids)
}

/** An order that was rescinded, and one that is in force. */
const stop = async (db: Db, carrier_id: number, today: string) => {
  const { ORDERS_KIND, refreshOrders } = await import('@fairhaul/monitor/carriers/orders.ts')
  const as_of = daysBefore(today, 4)
  await db.insertInto('federal_files').values({ kind: ORDERS_KIND, as_of }).execute()
  const order = { carrier_id, reason: 'FAILURE TO PAY FINE', as_of, federal_digest: 0 }
  await db
    .insertInto('out_of_service_orders')
    .values([
      {
        ...order,
        federal_key: 1,
        ordered_on: daysBefore(today, 800),
        rescinded_on: daysBefore(today, 700),
      },
      {
        ...order,
        federal_key: 2,
        ordered_on: daysBefore(today, 30),
        rescinded_on: null,
      },
    ])
    .execute()
  await refreshOrders(db, [carrier_id])
}

/** One that hauls, and two that only broker, in one building. */
const placeTogether = async (db: Db, [hauler, ...brokers]: readonly number[], today: string) => {
  await db
    .updateTable('carriers')
    .set({
      physical_street: '12 Depot Rd, Ste 4',
      physical_postal_code: '75201-1234',
      physical_country: 'US',
    })
    .where('id', 'in', [hauler ?? 0, ...brokers])
    .execute()
  await db
    .insertInto('carrier_authorities')
    .values([
      { carrier_id: hauler ?? 0, common: 'A', contract: 'N', broker: 'N', as_of: today },
      ...brokers.map((carrier_id, at) => ({
        carrier_id,
        common: 'N',
        contract: 'N',
        broker: 'A',
        as_of: daysBefore(today, at),
      })),
    ])
    .execute()
}

/** Two people who may not see everything. */
const restrict = async (db: Db, companyId: number) => {
  const id = 90
  await db
    .insertInto('companies')
    .values({ id, legal_name: 'West Office', company_type: 'broker', brand: 'main', status: 'active' })
    .execute()
  const person = { first_name: 'An', last_name: 'Invention' }
  const emails = { blockedEmail: 'cat@office.example', closedEmail: 'dov@office.example' }
  await db
    .insertInto('users')
    .values([
      { ...person, company_id: companyId, email: emails.blockedEmail, scopes: ['block_safety_data'] },
      { ...person, company_id: id, email: emails.closedEmail, scopes: [] },
    ])
    .execute()
  return emails
}

/** One carrier with records of every kind, some with gaps in their authority, and one with brokers next door. */
export const seedCarrierRecords: Seed<CarrierRecordFacts> = async ({ db, today, ann, firstSpareCarrier }) => {
  const spare = (at: number) => (firstSpareCarrier + at) as CarrierId
  const [inspected, unknown, nearby, without] = [spare(0), spare(1), spare(2), spare(5)]
  const withGap = Array.from({ length: GAPS }, (_, at) => spare(10 + at))
  await inspect(db, inspected, today)
  await leaveGaps(db, withGap, today)
  await stop(db, inspected, today)
  await placeTogether(db, [nearby, spare(3), spare(4)], today)
  const mine = spare(10)
  await db.insertInto('subscriptions').values({ company_id: ann.companyId, carrier_id: mine }).execute()
  return { inspected, unknown, withGap, nearby, mine, without, ...(await restrict(db, ann.companyId)) }
}
