import { addDays, type CalendarDate } from '@fairhaul/core'
import { inOrder } from '@fairhaul/testkit'
import { seedPolicies } from '@fairhaul/testkit/contract-company'
import { type OnboardedCarrier, vettingContract } from '@fairhaul/testkit/contracts'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { httpVetting } from '../calls/vetting.ts'
import { runContracts } from '../testing/run-contracts.ts'

const DIGEST = '0'.repeat(64)

runContracts(
  'vetting',
  ({ seeded, signedIn, testCompany }) => {
    vettingContract(async () => {
      const company = await seeded().nextCompany()
      const company_id = company.companyId
      const { clock, database } = testCompany().monitor
      const { db } = database
      const today = () => clock.now().toISOString().slice(0, 10) as CalendarDate
      const since = addDays(today(), -50)
      await db
        .updateTable('rule_sets')
        .set({ policy_version: 2, created_at: `${since}T09:00:00.000Z` })
        .where('company_id', '=', company_id)
        .execute()
      const author = await signedIn(company.author)
      const onboard = async ({ carrierId, decidedOn, policyVersion, usedOn }: OnboardedCarrier) => {
        await db
          .insertInto('connections')
          .values({ issuer_id: company_id, carrier_id: carrierId, status: 'onboarded' })
          .execute()
        const ofCarrier = { company_id, carrier_id: carrierId }
        if (usedOn !== null)
          await db
            .insertInto('loads')
            .values({ ...ofCarrier, status: 'delivered', created_at: `${usedOn}T09:00:00.000Z` })
            .execute()
        if (decidedOn === null) return
        await db
          .insertInto('decision_records')
          .values({
            ...ofCarrier,
            user_id: 1,
            made_at: `${decidedOn}T12:00:00.000Z`,
            general: '{}',
            safety: '{}',
            general_digest: DIGEST,
            safety_digest: DIGEST,
            digest: DIGEST,
            policy_version: policyVersion,
          })
          .execute()
      }
      return {
        vetting: httpVetting(author),
        forReader: httpVetting(await signedIn(company.reader)),
        decisions: httpDecisionRecords(author),
        onboard,
        // Each company is another one, which knows none of them.
        nextCarrier: inOrder(),
        today,
        absent: testCompany().facts.absent,
      }
    })
  },
  seedPolicies,
)
