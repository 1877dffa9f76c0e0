import { seedHiddenRules } from '@fairhaul/testkit/contract-company'
import {
  carriersContract,
  carrierUpdatesContract,
  carrierVerdictsContract,
  hiddenRulesContract,
} from '@fairhaul/testkit/contracts'
import { httpCarriers, httpCarrierUpdates, httpCarrierVerdicts } from '../calls/carriers.ts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('carriers', ({ testCompany, broker }) => {
  carrierVerdictsContract(async () => {
    const send = await broker()
    const { many } = testCompany().facts
    return { carriers: httpCarriers(send), verdicts: httpCarrierVerdicts(send), many }
  })
  carrierUpdatesContract(async () => {
    const send = await broker()
    const { nextCarrier, facts } = testCompany()
    return {
      carriers: httpCarriers(send),
      updates: httpCarrierUpdates(send),
      id: nextCarrier(),
      absent: facts.absent,
    }
  })
  carriersContract(async () => {
    const send = await broker()
    return { carriers: httpCarriers(send), subscriptions: httpSubscriptions(send), ...testCompany().facts }
  })
})

runContracts(
  'rules hidden from a person',
  ({ seeded, broker, signedIn }) => {
    hiddenRulesContract(async () => {
      const [whole, partial] = [await broker(), await signedIn(seeded().colleague)]
      return {
        whole: { carriers: httpCarriers(whole), verdicts: httpCarrierVerdicts(whole) },
        partial: { carriers: httpCarriers(partial), verdicts: httpCarrierVerdicts(partial) },
        many: seeded().assessed,
      }
    })
  },
  seedHiddenRules,
)
