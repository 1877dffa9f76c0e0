import { subscriptionsContract } from '@fairhaul/testkit/contracts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('connections', ({ testCompany, broker }) => {
  subscriptionsContract(async () => ({
    subscriptions: httpSubscriptions(await broker()),
    nextCarrier: testCompany().nextCarrier,
    ...testCompany().facts,
  }))
})
