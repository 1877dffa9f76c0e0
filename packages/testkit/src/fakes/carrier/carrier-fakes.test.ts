import { id } from '../../builders/index.ts'
import { carriersContract } from '../../contracts/index.ts'
import { fakeSubscriptions } from '../connection/fake-subscriptions.ts'
import { aFleet } from '../shared/a-fleet.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeCarriers } from './fake-carriers.ts'

carriersContract(async () => {
  const world = fakeWorld({ carriers: aFleet() })
  return {
    carriers: fakeCarriers(world),
    subscriptions: fakeSubscriptions(world),
    many: { kind: 'name-prefix', value: 'EAGLE' },
    absent: id(999),
  }
})
