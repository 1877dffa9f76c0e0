import { aBlockedConnection, aConnection, aConnectionInProgress, aConnectionOnHold } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { type ConnectionChange, changeConnection } from './change-connection.ts'

const MADE = { at: '2026-11-20T10:00:00.000Z', by: 'Dana Reyes' }

describe('a connection', () => {
  it.each(['needs_to_onboard', 'onboarded', 'do_not_dispatch'] as const)(
    'a connection is set to %s',
    status => {
      const before = aConnection({ status: 'needs_to_onboard', isDismissed: true, notes: 'Call first.' })
      const block = status === 'do_not_dispatch' ? { ...MADE, notes: 'Call first.' } : null
      expect(changeConnection(before, { kind: 'set-status', status }, MADE)).toEqual({
        ...before,
        status,
        block,
      })
    },
  )

  it.each([
    ['Hostage load.', 'Call first.', 'Hostage load.'],
    ['  Hostage load. ', null, 'Hostage load.'],
    ['   ', 'Call first.', 'Call first.'],
    ['', null, null],
    [undefined, 'Call first.', 'Call first.'],
    [undefined, null, null],
  ])('a connection marked do not dispatch with the notes %j, after %j, has %j', (notes, before, after) => {
    const connection = aConnection({ notes: before })
    const change: ConnectionChange = {
      kind: 'do-not-dispatch',
      ...(notes === undefined ? {} : { notes }),
    }
    expect(changeConnection(connection, change, MADE)).toEqual({
      ...connection,
      status: 'do_not_dispatch',
      notes: after,
      block: { ...MADE, notes: after },
    })
  })

  it.each([
    ['', aBlockedConnection().block],
    ['Hostage load.', { ...MADE, notes: 'Hostage load.' }],
  ])('who blocked a carrier stays until someone writes other notes: %j', (notes, block) => {
    const after = changeConnection(aBlockedConnection(), { kind: 'do-not-dispatch', notes }, MADE)
    expect(after.block).toEqual(block)
    expect(changeConnection(after, { kind: 'set-status', status: 'onboarded' }, MADE).block).toBeNull()
  })

  it('a connection is dismissed and restored in any status', () => {
    const before = aConnection({ status: 'do_not_dispatch' })
    const dismissed = changeConnection(before, { kind: 'dismiss' }, MADE)
    expect(dismissed).toEqual({ ...before, isDismissed: true })
    expect(changeConnection(dismissed, { kind: 'restore' }, MADE)).toEqual(before)
  })

  it('a hold keeps the status of the packet for the release', () => {
    const before = aConnectionInProgress()
    const held = changeConnection(before, { kind: 'hold', notes: ' Insurance lapsed. ' }, MADE)
    expect(held).toEqual({
      ...before,
      latestPacket: { status: 'held', updatedAt: MADE.at, taxForms: [] },
      hold: { statusBefore: 'sent', ...MADE, notes: 'Insurance lapsed.' },
    })
    expect(changeConnection(held, { kind: 'release' }, MADE)).toEqual({
      ...before,
      latestPacket: { status: 'sent', updatedAt: MADE.at, taxForms: [] },
      hold: null,
    })
  })

  it.each([
    ['New reason.', 'New reason.'],
    ['', 'Renewing their insurance.'],
  ])('a hold with the notes %j of a carrier that is on hold leaves who held it, with %j', (notes, after) => {
    const before = aConnectionOnHold()
    expect(changeConnection(before, { kind: 'hold', notes }, MADE)).toEqual({
      ...before,
      hold: { ...before.hold, notes: after },
    })
  })

  it('a packet that was put on hold elsewhere waits for a review once released', () => {
    const before = aConnectionOnHold({ hold: null })
    expect(changeConnection(before, { kind: 'hold', notes: 'Ours.' }, MADE)).toEqual(before)
    expect(changeConnection(before, { kind: 'release' }, MADE).latestPacket?.status).toBe('submitted')
  })

  it('without a packet there is nothing to hold or release', () => {
    const before = aConnection({ latestPacket: null })
    expect(changeConnection(before, { kind: 'hold' }, MADE)).toEqual(before)
    expect(changeConnection(before, { kind: 'release' }, MADE)).toEqual(before)
    expect(changeConnection(aConnection(), { kind: 'release' }, MADE)).toEqual(aConnection())
  })

  it('an unknown change of a connection throws an error', () => {
    const change = { kind: 'forget' } as unknown as ConnectionChange
    expect(() => changeConnection(aConnection(), change, MADE)).toThrow('A case that should not occur')
  })
})
