import { type CarrierId, isOpenLoad, type OpenWork } from '@fairhaul/core'
import type { FakeWorld } from './fake-world.ts'
import { ownLoads } from './load-fakes.ts'

const rowsOf = <Row extends { readonly id: number }, Shown>(
  rows: readonly Row[],
  shown: (row: Row) => Shown,
) => ({
  total: rows.length,
  newest: rows
    .toSorted((one, other) => other.id - one.id)
    .slice(0, NEWEST_MAX)
    .map(shown),
})

/** How many open things of one kind are named. */
const NEWEST_MAX = 5

/** What is open with some carriers. */
export const openWorkIn = (world: FakeWorld, carrierIds: readonly CarrierId[]): OpenWork => {
  const isOne = ({ carrierId }: { readonly carrierId: CarrierId | null }) =>
    carrierId !== null && carrierIds.includes(carrierId)
  const open = world.user === null ? [] : ownLoads(world, world.user).filter(isOpenLoad)
  const confirmations = world.rateConfirmations
    .filter(isOne)
    .filter(({ loadId }) => open.some(({ id }) => id === loadId))
  return {
    loads: rowsOf(open.filter(isOne), ({ id, externalNumber }) => ({ id, externalNumber })),
    confirmations:
      world.user?.paywall.canRateConfirmation === true
        ? rowsOf(confirmations, ({ id, loadNumber }) => ({ id, loadNumber }))
        : null,
  }
}
