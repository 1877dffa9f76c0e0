import { aConnection, aConnectionInProgress } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { isOnHold } from '../carrier/hold.ts'
import { isInProgress, TAB_RULES, tabOfConnection } from './tab-of-connection.ts'

const held = { latestPacket: { status: 'held', updatedAt: '2026-11-18T10:00:00.000Z' } }
const complete = { latestPacket: { status: 'complete', updatedAt: '2026-11-18T10:00:00.000Z' } }

describe('the tab of a connection', () => {
  it.each([
    ['onboarded', aConnection(), 'my-carriers'],
    ['onboarded without a packet', aConnection({ latestPacket: null, receiver: null }), 'my-carriers'],
    ['with a packet under way', aConnectionInProgress(), 'in-progress'],
    ['with a held packet', aConnectionInProgress(held), 'on-hold'],
    ['with a held packet and no receiver', aConnectionInProgress({ ...held, receiver: null }), 'on-hold'],
    ['do not dispatch', aConnection({ status: 'do_not_dispatch' }), 'do-not-dispatch'],
    ['dismissed', aConnection({ isDismissed: true }), 'dismissed'],
    ['dismissed with a packet under way', aConnectionInProgress({ isDismissed: true }), 'dismissed'],
    ['dismissed with a held packet', aConnection({ ...held, isDismissed: true }), 'dismissed'],
    [
      'do not dispatch and dismissed',
      aConnection({ status: 'do_not_dispatch', isDismissed: true }),
      'do-not-dispatch',
    ],
    [
      'do not dispatch with a held packet',
      aConnection({ ...held, status: 'do_not_dispatch' }),
      'do-not-dispatch',
    ],
    [
      'do not dispatch with a packet under way',
      aConnectionInProgress({ status: 'do_not_dispatch' }),
      'do-not-dispatch',
    ],
    ['onboarded with a held packet', aConnection(held), 'on-hold'],
    ['onboarded with a packet under way', aConnectionInProgress({ status: 'onboarded' }), 'my-carriers'],
    ['asked to onboard, without a packet', aConnectionInProgress({ latestPacket: null }), null],
    ['asked to onboard, without an answer', aConnectionInProgress({ receiver: null }), null],
    ['with a complete packet, not yet onboarded', aConnectionInProgress(complete), null],
  ])('%s', (_, connection, tab) => {
    expect(tabOfConnection(connection)).toBe(tab)
  })

  it('the tab of a connection is decided in this order', () => {
    expect(TAB_RULES.map(({ tab }) => tab)).toEqual([
      'do-not-dispatch',
      'dismissed',
      'on-hold',
      'my-carriers',
      'in-progress',
    ])
  })
})

it.each([
  ['held', true],
  ['complete', false],
  ['sent', false],
])('a connection whose newest packet is %s is on hold: %s', (status, held) => {
  expect(isOnHold({ latestPacket: { status } })).toBe(held)
})

it('a connection without a packet is not on hold', () => {
  expect(isOnHold({ latestPacket: null })).toBe(false)
})

const packet = (status: string) => ({ status, updatedAt: '2026-11-18T10:00:00.000Z' })

describe('a connection in progress', () => {
  it('a connection in progress is not dismissed and has a receiver and a packet neither complete nor on hold', () => {
    expect(isInProgress(aConnectionInProgress())).toBe(true)
  })

  it.each([
    ['is dismissed', { isDismissed: true }],
    ['has no receiver', { receiver: null }],
    ['has no packet', { latestPacket: null }],
    ['has a complete packet', { latestPacket: packet('complete') }],
    ['has a held packet', { latestPacket: packet('held') }],
  ])('a connection is not in progress if it %s', (_, change) => {
    expect(isInProgress(aConnectionInProgress(change))).toBe(false)
  })
})
