import { aConnection, aConnectionOnHold } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { shortConnection } from './connection.ts'

it('a row of carriers has of a connection what its actions depend on', () => {
  const held = aConnectionOnHold({ isDismissed: true })
  expect(shortConnection(held)).toEqual({
    id: held.id,
    status: 'needs_to_onboard',
    isDismissed: true,
    latestPacket: { status: 'held' },
    hold: held.hold,
    block: null,
  })
  expect(shortConnection(aConnection({ latestPacket: null }))).toMatchObject({
    latestPacket: null,
    hold: null,
  })
})
