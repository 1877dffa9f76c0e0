import { seedCarrierRecords } from '@fairhaul/testkit/contract-company'
import {
  authorityHistoriesContract,
  carrierInsightsContract,
  carrierSafetyContract,
} from '@fairhaul/testkit/contracts'
import { httpAuthorityHistories } from '../calls/authority-histories.ts'
import { httpCarrierInsights } from '../calls/carrier-insights.ts'
import { httpCarrierSafety } from '../calls/carrier-safety.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'carrier records',
  ({ seeded, testCompany, broker, signedIn }) => {
    carrierSafetyContract(async () => ({
      records: httpCarrierSafety(await broker()),
      blocked: httpCarrierSafety(await signedIn(seeded().blockedEmail)),
      absent: testCompany().facts.absent,
      ...seeded(),
    }))
    authorityHistoriesContract(async () => ({
      histories: httpAuthorityHistories(await broker()),
      withGap: seeded().mine,
      without: seeded().unknown,
      absent: testCompany().facts.absent,
    }))
    carrierInsightsContract(async () => ({
      insights: httpCarrierInsights(await broker()),
      closed: httpCarrierInsights(await signedIn(seeded().closedEmail)),
      absent: testCompany().facts.absent,
      ...seeded(),
    }))
  },
  seedCarrierRecords,
)
