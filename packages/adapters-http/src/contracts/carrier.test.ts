import { carriersContract } from '@fairhaul/testkit/contracts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('carriers', ({ testCompany, broker }) => {
  carriersContract(async () => {
    const send = await broker()
    return { carriers: httpCarriers(send), subscriptions: httpSubscriptions(send), ...testCompany().facts }
  })
})
