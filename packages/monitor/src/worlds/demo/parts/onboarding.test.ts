import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openSeededDatabase } from '../../../testing/test-database.ts'
import { COMPANY } from '../demo-companies.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('small')
})
afterAll(() => database.close())

const counts = async (query: ReturnType<typeof sql<{ name: string | null; many: number }>>) =>
  Object.fromEntries((await query.execute(database.db)).rows.map(({ name, many }) => [String(name), many]))

describe('onboarding data of the small world', () => {
  it('the small world fills every connection tab, the busiest with more than a page', async () => {
    const tabs = await counts(sql`
      select tab as name, count(*) as many from connections where issuer_id = ${COMPANY.northlake} group by 1`)
    expect(Object.keys(tabs).toSorted()).toEqual(
      ['dismissed', 'do-not-dispatch', 'in-progress', 'my-carriers', 'null', 'on-hold'].toSorted(),
    )
    expect(tabs['my-carriers']).toBeGreaterThan(50)
  })

  it('the small world has packets of every status, and several agreements under one name', async () => {
    const statuses = await counts(
      sql`select status as name, count(*) as many from onboarding_packets group by 1`,
    )
    expect(Object.keys(statuses).toSorted()).toEqual(['complete', 'held', 'sent', 'started', 'submitted'])
    const agreements = await counts(sql`
      select a.status || ' ' || is_broker_uploaded as name, count(*) as many
      from onboarding_packet_contracts a group by 1`)
    expect(Object.keys(agreements).toSorted()).toEqual(['redlined true', 'sent false', 'signed false'])
    const { rows } = await sql`
      select p.connection_id, c.name from onboarding_packet_contracts a
      join onboarding_packets p on p.id = a.onboarding_packet_id join contracts c on c.id = a.contract_id
      group by 1, 2 having count(distinct p.id) > 1`.execute(database.db)
    expect(rows.length).toBeGreaterThan(3)
  })

  it('the small world has tax forms that are submitted and that await a signature', async () => {
    const forms = await counts(
      sql`select status as name, count(*) as many from tax_form_submissions group by 1`,
    )
    expect(Object.keys(forms).toSorted()).toEqual(['awaiting_signature', 'submitted'])
  })

  it('the small world has more than a page of invitations, in every state', async () => {
    const states = await counts(sql`
      select case when claimed_at is not null then 'claimed' when sends > 1 then delivery || ' again' else delivery end
        as name, count(*) as many from connection_invitations group by 1`)
    expect(Object.keys(states).toSorted()).toEqual([
      'claimed',
      'delivered',
      'delivered again',
      'failed',
      'failed again',
      'pending',
    ])
    expect(Object.values(states).reduce((sum, many) => sum + many, 0)).toBeGreaterThan(50)
  })

  it.each([
    [
      'answers for another carrier',
      sql`select n.id from connections n join companies c on c.id = n.receiver_company_id
      where c.carrier_id <> n.carrier_id or c.company_type <> 'carrier'`,
    ],
    [
      'contract of another company',
      sql`select a.id from onboarding_packet_contracts a join onboarding_packets p on p.id = a.onboarding_packet_id
      join connections n on n.id = p.connection_id join contracts c on c.id = a.contract_id
      where c.company_id <> n.issuer_id`,
    ],
    [
      'complete packet without its contract',
      sql`select id from onboarding_packets where status = 'complete' and executed_contract_id is null`,
    ],
    [
      'claimed invitation without an answer',
      sql`select i.id from connection_invitations i left join connections n
      on n.issuer_id = i.issuer_id and n.carrier_id = i.carrier_id
      where i.claimed_at is not null and n.receiver_company_id is null`,
    ],
    ['connections of a plan without them', sql`select id from connections where issuer_id = 2`],
  ])('onboarding data has no %s', async (_, query) => {
    expect((await query.execute(database.db)).rows).toEqual([])
  })
})
