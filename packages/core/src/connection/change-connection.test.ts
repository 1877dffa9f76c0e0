import { aConnection } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { type ConnectionChange, changeConnection } from './change-connection.ts'

describe('a connection', () => {
  it.each(['needs_to_onboard', 'onboarded', 'do_not_dispatch'] as const)(
    'a connection is set to %s',
    status => {
      const before = aConnection({ status: 'needs_to_onboard', isDismissed: true, notes: 'Call first.' })
      expect(changeConnection(before, { kind: 'set-status', status })).toEqual({ ...before, status })
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
    expect(changeConnection(connection, change)).toEqual({
      ...connection,
      status: 'do_not_dispatch',
      notes: after,
    })
  })

  it('a connection is dismissed and restored in any status', () => {
    const before = aConnection({ status: 'do_not_dispatch' })
    const dismissed = changeConnection(before, { kind: 'dismiss' })
    expect(dismissed).toEqual({ ...before, isDismissed: true })
    expect(changeConnection(dismissed, { kind: 'restore' })).toEqual(before)
  })

  it('an unknown change of a connection throws an error', () => {
    const change = { kind: 'forget' } as unknown as ConnectionChange
    expect(() => changeConnection(aConnection(), change)).toThrow('A case that should not occur')
  })
})
