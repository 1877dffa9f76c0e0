import { seedIdentityAlerts } from '@fairhaul/testkit/contract-company'
import {
  commodityTypesContract,
  editRequestsContract,
  identityAlertMessagesContract,
  identityAlertsContract,
} from '@fairhaul/testkit/contracts'
import { httpCommodityTypes } from '../calls/commodity-types.ts'
import { httpEditRequests } from '../calls/edit-requests.ts'
import { httpIdentityAlertMessages } from '../calls/identity-alert-messages.ts'
import { httpIdentityAlerts } from '../calls/identity-alerts.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'identity alerts',
  ({ testCompany, seeded, signedIn }) => {
    identityAlertsContract(async () => {
      const { facts, nextCarrier } = testCompany()
      const { colleague, foreign } = seeded()
      return {
        alerts: httpIdentityAlerts(await signedIn(colleague.email)),
        nextCarrier,
        companyId: facts.companyId,
        userId: colleague.userId,
        otherCompanyId: facts.otherCompanyId,
        stranger: facts.otherUserId,
        foreign,
        absent: facts.absent,
        absentCarrier: facts.absent,
      }
    })
  },
  seedIdentityAlerts,
)

runContracts('what brokers tell', ({ testCompany, broker }) => {
  identityAlertMessagesContract(async () => {
    const send = await broker()
    return {
      messages: httpIdentityAlertMessages(send),
      alerts: httpIdentityAlerts(send),
      absent: testCompany().facts.absent,
    }
  })
  commodityTypesContract(async () => ({ commodityTypes: httpCommodityTypes(await broker()) }))
  editRequestsContract(async () => ({
    editRequests: httpEditRequests(await broker()),
    nextCarrier: testCompany().nextCarrier,
    absent: testCompany().facts.absent,
  }))
})
