import {
  type CarrierDetail,
  type CarrierSearchParams,
  type CarrierSummary,
  type Carriers,
  done,
  refused,
} from '@fairhaul/core'
import { carrierMatches, inServerOrder } from './carrier-matches.ts'
import { inOrderOf, isNarrowedTo } from './carrier-narrowed.ts'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** A carrier as the world stands: with the subscription and the overrides of the company, and what its plan includes. */
const asItStands = (world: FakeWorld, carrier: CarrierDetail): CarrierDetail => {
  const subscription = world.subscriptions.find(({ carrierId }) => carrierId === carrier.id)
  const own = world.overrides.filter(({ carrierId }) => carrierId === carrier.id)
  return {
    ...carrier,
    subscription:
      subscription === undefined ? null : { id: subscription.id, createdAt: subscription.createdAt },
    rulesAssessment:
      carrier.rulesAssessment === null
        ? null
        : { ...carrier.rulesAssessment, overrides: [...carrier.rulesAssessment.overrides, ...own] },
    rates: world.user?.paywall.canRateConfirmation === true ? carrier.rates : null,
  }
}

type EarlyRequests = Pick<CarrierSearchParams, 'query'>

const DETAIL_ONLY: ReadonlySet<string> = new Set([
  'mailingAddress',
  'phone',
  'email',
  'contacts',
  'equipment',
  'operationClassifications',
  'cargoCarried',
  'rates',
  'isFullProfile',
] satisfies (keyof CarrierDetail)[])

/** What a list tells of a carrier. */
export const rowOf = (detail: CarrierDetail): CarrierSummary =>
  Object.fromEntries(
    Object.entries(detail).filter(([field]) => !DETAIL_ONLY.has(field)),
  ) as unknown as CarrierSummary

/** `Carriers` in memory. Everything else that a world holds shows in its rows. */
export const fakeCarriers = (
  world: FakeWorld = fakeWorld(),
): Carriers & FakeCalls<'search' | 'globalSearch' | 'suggest' | 'detail'> => {
  const { control, answer } = userCalls<'search' | 'globalSearch' | 'suggest' | 'detail'>(world)
  const found = ({
    query,
    onlyMyCarriers = false,
    filters,
    sort,
  }: Partial<CarrierSearchParams> & EarlyRequests) =>
    world.carriers
      .map(carrier => rowOf(asItStands(world, carrier)))
      .filter(carrier => carrierMatches(carrier, query) && (!onlyMyCarriers || carrier.subscription !== null))
      .filter(carrier => filters === undefined || isNarrowedTo(carrier, filters))
      .toSorted(sort ? inOrderOf(sort) : inServerOrder(query))
  return {
    ...control,
    search: (params, signal) =>
      answer('search', params, signal, () => done(pageOf(found(params), params.page, params.pageSize))),
    globalSearch: (params, signal) =>
      answer('globalSearch', params, signal, () => done(pageOf(found(params), params.page, params.pageSize))),
    suggest: (params, signal) =>
      answer('suggest', params, signal, () =>
        done(
          found(params)
            .slice(0, params.limit)
            .map(({ id, legalName, dbaName, identifiers, physicalAddress }) => ({
              id,
              legalName,
              dbaName,
              identifiers,
              physicalAddress,
            })),
        ),
      ),
    detail: (params, signal) =>
      answer('detail', params, signal, () => {
        const carrier = world.carriers.find(({ id }) => id === params.id)
        return carrier === undefined ? refused(refusal.notFound) : done(asItStands(world, carrier))
      }),
  }
}
