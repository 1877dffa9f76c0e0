import { id } from '../../builders/index.ts'
import { subscriptionsContract } from '../../contracts/index.ts'
import { aFleet, inOrder } from '../shared/a-fleet.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeSubscriptions } from './fake-subscriptions.ts'

subscriptionsContract(async () => ({
  subscriptions: fakeSubscriptions(fakeWorld({ carriers: aFleet() })),
  nextCarrier: inOrder(),
  absent: id(999),
}))
