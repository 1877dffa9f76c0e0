import { subscriptionsContract } from '@fairhaul/testkit/contracts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice('connections', ({ office, broker }) => {
  subscriptionsContract(async () => ({
    subscriptions: httpSubscriptions(await broker()),
    nextCarrier: office().nextCarrier,
    ...office().facts,
  }))
})
