import { aMonitoredCarrier, aSubscription, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { withMonitored, withoutMonitored } from './monitoring.ts'

const of = (carrierId: number, subscriptionId = carrierId) =>
  aMonitoredCarrier({ subscription: aSubscription({ id: id(subscriptionId), carrierId: id(carrierId) }) })

describe('My Carriers', () => {
  it('a deleted subscription removes the carrier from My Carriers', () => {
    expect(withoutMonitored([of(1), of(2), of(3)], id(2))).toEqual([of(1), of(3)])
    expect(withoutMonitored([of(1)], id(2))).toEqual([of(1)])
  })

  it('a new subscription adds the carrier to the front of My Carriers, once', () => {
    expect(withMonitored([of(1)], of(2))).toEqual([of(2), of(1)])
    expect(withMonitored([of(1), of(2)], of(2, 9))).toEqual([of(2, 9), of(1)])
  })
})
