import type { CarrierId, CertificateRequestId, InsurancePolicyId } from '@fairhaul/core'
import type { ContractSetting, Seed } from './contract-company.ts'

/** Carriers with policies and requests, by their use in the insurance contracts. */
export interface InsuranceFacts {
  /** A carrier with exactly the policies below. */
  readonly carrierId: CarrierId
  /** A carrier with four filings that ended or will, one of them without a day, and one that goes on. */
  readonly filedCarrierId: CarrierId
  readonly bareCarrierId: CarrierId
  readonly cargo: InsurancePolicyId
  readonly auto: InsurancePolicyId
  readonly cancelledCargo: InsurancePolicyId
  readonly pendingCargo: InsurancePolicyId
  readonly endedCargo: InsurancePolicyId
  /** Carriers with every kind of policy that there is, in force or not. */
  readonly insuredCarriers: readonly CarrierId[]
  /** A carrier about which Ann's company has two requests, one of them cancelled. */
  readonly requestedCarrierId: CarrierId
  /** A request with two activities, one without any, and one of another company. */
  readonly requestId: CertificateRequestId
  readonly bareRequestId: CertificateRequestId
  readonly otherRequestId: CertificateRequestId
}

const DAY_MS = 86_400_000

const daysFrom = (today: string) => (days: number) =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)

/** Policies as they are on record: in force, about to be cancelled, ended, pending, excess, without an amount or an end. */
export const seedInsurance: Seed<InsuranceFacts> = async setting => ({
  ...(await seedPolicies(setting)),
  ...(await seedCertificateRequests(setting)),
})

const seedPolicies = async ({ db, today, firstSpareCarrier }: ContractSetting) => {
  const day = daysFrom(today)
  const carrier = (place: number) => (firstSpareCarrier + place) as CarrierId
  const policy = { kind: 'cargo', amount: 100_000, agent_email: 'agent@cover.example' } as const
  const insert = async (row: object) => {
    const { id } = await db
      .insertInto('carrier_insurances')
      .values({ ...policy, carrier_id: carrier(0), ...row })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id as InsurancePolicyId
  }
  const policies = {
    endedCargo: await insert({ expires_on: day(-1) }),
    pendingCargo: await insert({ is_pending: true, amount: 500_000 }),
    cancelledCargo: await insert({ cancelled_on: today }),
    auto: await insert({ kind: 'bipd', amount: 750_000, scheduled_vins: ['1XPBDP9X0FD000001'] }),
    cargo: await insert({ expires_on: day(30) }),
  }
  const insured: readonly (readonly object[])[] = [
    [
      { kind: 'bipd', amount: 750_000 },
      { kind: 'bipd', amount: 5_000_000, is_primary: false },
    ],
    [{ amount: null }, { kind: 'bipd', amount: 0 }, { kind: 'general_liability', source: 'certificate' }],
    [{ expires_on: today }, { amount: 250_000, effective_on: day(1) }],
    [{ cancelled_on: day(1) }, { amount: 1_000_000, is_pending: true }],
    [
      { cancelled_on: today, amount: 250_000 },
      { expires_on: day(-1), amount: 500_000 },
    ],
    [
      { kind: 'umbrella', amount: 2_000_000, source: 'certificate' },
      { is_primary: false, amount: 100_000 },
    ],
  ]
  for (const [at, rows] of insured.entries())
    for (const row of rows) await insert({ carrier_id: carrier(2 + at), ...row })
  const filed = {
    carrier_id: carrier(11),
    source: 'filing',
    as_of: day(-3),
    kind: 'bipd',
    form_code: '91X',
  } as const
  await insert({ ...filed, source_file: 'Motus InsHist', cancelled_on: day(20) })
  await insert({ ...filed, source_file: 'Motus InsHist', cancelled_on: day(-40), end_kind: 'replaced' })
  await insert({ ...filed, source_file: 'InsHist', cancelled_on: day(-900), kind: 'cargo', form_code: '34' })
  await insert({ ...filed, source_file: 'Motus InsHist', has_ended: true, is_pending: true })
  await insert({ ...filed, source_file: 'Motus Insur' })
  return {
    carrierId: carrier(0),
    bareCarrierId: carrier(1),
    filedCarrierId: carrier(11),
    ...policies,
    insuredCarriers: [carrier(0), carrier(1), ...insured.map((_, at) => carrier(2 + at))],
  }
}

const seedCertificateRequests = async ({ db, today, ann, ben, firstSpareCarrier }: ContractSetting) => {
  const day = daysFrom(today)
  const requestedCarrierId = (firstSpareCarrier + 10) as CarrierId
  const request = async (by: typeof ann, status: 'requested' | 'cancelled', days: number) => {
    const { id } = await db
      .insertInto('insurance_certificate_requests')
      .values({
        company_id: by.companyId,
        carrier_id: requestedCarrierId,
        insurance_policy_id: null,
        user_id: by.userId,
        status,
        created_at: `${day(-days)}T10:00:00.000Z`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id as CertificateRequestId
  }
  const requestId = await request(ann, 'requested', 3)
  const bareRequestId = await request(ann, 'cancelled', 2)
  const otherRequestId = await request(ben, 'requested', 1)
  await db
    .insertInto('insurance_activities')
    .values(
      [requestId, otherRequestId].flatMap(id => [
        {
          insurance_certificate_request_id: id,
          is_type: 'requested' as const,
          note: null,
          created_at: `${day(-3)}T10:00:00.000Z`,
        },
        {
          insurance_certificate_request_id: id,
          is_type: 'reminded' as const,
          note: 'Called.',
          created_at: `${day(-1)}T10:00:00.000Z`,
        },
      ]),
    )
    .execute()
  return { requestedCarrierId, requestId, bareRequestId, otherRequestId }
}
