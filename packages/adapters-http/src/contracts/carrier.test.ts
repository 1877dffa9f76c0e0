import { carriersContract } from '@fairhaul/testkit/contracts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice('carriers', ({ office, broker }) => {
  carriersContract(async () => {
    const send = await broker()
    return { carriers: httpCarriers(send), subscriptions: httpSubscriptions(send), ...office().facts }
  })
})
