import { aConnection, aConnectionOnHold } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { actText, canBeHeld, type Hold, holdText, isOnHold } from './hold.ts'

const hold: Hold = {
  statusBefore: 'started',
  at: '2027-03-04T15:00:00.000Z',
  by: 'Dana Reyes',
  notes: 'Renewing their insurance.',
}

describe('a carrier on hold', () => {
  it.each([
    [hold, 'Since Mar 4, 2027, Dana Reyes: Renewing their insurance.'],
    [{ ...hold, by: null }, 'Since Mar 4, 2027: Renewing their insurance.'],
    [{ ...hold, notes: null }, 'Since Mar 4, 2027, Dana Reyes'],
    [null, undefined],
    [undefined, undefined],
  ])('the hold %o is shown as %j', (of, text) => {
    expect(holdText({ hold: of })).toBe(text)
  })

  it.each([
    [{ at: null, by: 'Dana Reyes', notes: null }, 'Dana Reyes'],
    [{ at: null, by: null, notes: ' Hostage load,\nMay ' }, 'Hostage load, May'],
    [{ at: null, by: null, notes: ' ' }, undefined],
  ])('what is not on record is left out: %o', (act, text) => {
    expect(actText(act)).toBe(text)
  })

  it.each([
    [aConnectionOnHold(), true],
    [aConnection(), false],
    [aConnection({ latestPacket: null }), false],
    [{}, false],
  ])('a packet on hold is what puts a carrier on hold: %#', (connection, expected) => {
    expect(isOnHold(connection)).toBe(expected)
  })

  it.each([
    [aConnection(), true],
    [aConnection({ latestPacket: null }), false],
    [aConnection({ hold: undefined }), false],
    [{ hold: null }, false],
  ])(
    'a carrier is held only with a packet, and by a monitor that has calls for it: %#',
    (connection, expected) => {
      expect(canBeHeld(connection)).toBe(expected)
    },
  )
})
