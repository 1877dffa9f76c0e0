import { carrierInsightsContract, carrierSafetyContract } from '@fairhaul/testkit/contracts'
import { furnishCarrierRecords } from '@fairhaul/testkit/office'
import { httpCarrierInsights } from '../calls/carrier-insights.ts'
import { httpCarrierSafety } from '../calls/carrier-safety.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'carrier records',
  ({ room, office, broker, signedIn }) => {
    carrierSafetyContract(async () => ({
      records: httpCarrierSafety(await broker()),
      blocked: httpCarrierSafety(await signedIn(room().blockedEmail)),
      absent: office().facts.absent,
      ...room(),
    }))
    carrierInsightsContract(async () => ({
      insights: httpCarrierInsights(await broker()),
      closed: httpCarrierInsights(await signedIn(room().closedEmail)),
      absent: office().facts.absent,
      ...room(),
    }))
  },
  furnishCarrierRecords,
)
