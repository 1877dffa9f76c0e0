import { connectionsContract } from '@fairhaul/testkit/contracts'
import { httpConnections } from '../calls/connections.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice('connections and onboarding', ({ office, broker }) => {
  connectionsContract(async () => ({
    connections: httpConnections(await broker()),
    issuerId: office().facts.companyId,
    otherIssuerId: office().facts.otherCompanyId,
    nextCarrier: office().nextCarrier,
    absent: office().facts.absent as never,
  }))
})
