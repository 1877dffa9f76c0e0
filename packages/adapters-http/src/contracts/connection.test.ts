import { subscriptionsContract } from '@fairhaul/testkit/contracts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { withContractCompany } from '../testing/with-contract-company.ts'

withContractCompany('connections', ({ testCompany, broker }) => {
  subscriptionsContract(async () => ({
    subscriptions: httpSubscriptions(await broker()),
    nextCarrier: testCompany().nextCarrier,
    ...testCompany().facts,
  }))
})
