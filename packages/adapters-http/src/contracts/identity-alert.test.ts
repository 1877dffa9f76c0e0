import {
  commodityTypesContract,
  editRequestsContract,
  identityAlertMessagesContract,
  identityAlertsContract,
} from '@fairhaul/testkit/contracts'
import { furnishIdentityAlerts } from '@fairhaul/testkit/office'
import { httpCommodityTypes } from '../calls/commodity-types.ts'
import { httpEditRequests } from '../calls/edit-requests.ts'
import { httpIdentityAlertMessages } from '../calls/identity-alert-messages.ts'
import { httpIdentityAlerts } from '../calls/identity-alerts.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'identity alerts',
  ({ office, room, signedIn }) => {
    identityAlertsContract(async () => {
      const { facts, nextCarrier } = office()
      const { colleague, foreign } = room()
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
  furnishIdentityAlerts,
)

atTheOffice('what brokers tell', ({ office, broker }) => {
  identityAlertMessagesContract(async () => {
    const send = await broker()
    return {
      messages: httpIdentityAlertMessages(send),
      alerts: httpIdentityAlerts(send),
      absent: office().facts.absent,
    }
  })
  commodityTypesContract(async () => ({ commodityTypes: httpCommodityTypes(await broker()) }))
  editRequestsContract(async () => ({
    editRequests: httpEditRequests(await broker()),
    nextCarrier: office().nextCarrier,
    absent: office().facts.absent,
  }))
})
