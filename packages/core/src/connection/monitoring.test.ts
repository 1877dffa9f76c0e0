import { aMonitoredCarrier, aSubscription, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { withMonitored, withoutMonitored } from './monitoring.ts'

const of = (carrierId: number, subscriptionId = carrierId) =>
  aMonitoredCarrier({ subscription: aSubscription({ id: id(subscriptionId), carrierId: id(carrierId) }) })

describe('My Carriers', () => {
  it('loses the carrier whose subscription was deleted', () => {
    expect(withoutMonitored([of(1), of(2), of(3)], id(2))).toEqual([of(1), of(3)])
    expect(withoutMonitored([of(1)], id(2))).toEqual([of(1)])
  })

  it('gains a carrier in front, once', () => {
    expect(withMonitored([of(1)], of(2))).toEqual([of(2), of(1)])
    expect(withMonitored([of(1), of(2)], of(2, 9))).toEqual([of(2, 9), of(1)])
  })
})
