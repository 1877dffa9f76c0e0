import { aBlockedConnection, aConnection, aConnectionOnHold } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { shortConnection } from '../connection/connection.ts'
import { callText, dispatchStop, dispatchStopText } from './dispatch-stop.ts'

const blocked = aBlockedConnection()
const held = aConnectionOnHold()

describe('what comes before the verdict of a carrier', () => {
  it.each([
    ['a blocked carrier', blocked, 'do-not-dispatch'],
    ['a blocked carrier that is on hold', { ...held, status: 'do_not_dispatch' as const }, 'do-not-dispatch'],
    ['a blocked carrier that was dismissed', { ...blocked, isDismissed: true }, 'do-not-dispatch'],
    ['a carrier on hold', held, 'on-hold'],
    ['an onboarded carrier on hold', { ...held, status: 'onboarded' as const }, 'on-hold'],
    ['a dismissed carrier on hold', { ...held, isDismissed: true }, 'on-hold'],
    ['an onboarded carrier', aConnection(), undefined],
    ['a carrier that is to be onboarded', aConnection({ status: 'needs_to_onboard' }), undefined],
  ])('of %s it is %3$s', (_, connection, kind) => {
    expect(dispatchStop(shortConnection(connection))?.kind).toBe(kind)
  })

  it('a carrier without a connection has nothing above its verdict, unless the company requires onboarding', () => {
    expect(dispatchStop(null)).toBeNull()
    expect(dispatchStop(null, true)).toMatchObject({ kind: 'not-onboarded', label: 'Not onboarded' })
    expect(dispatchStop(aConnection({ status: 'needs_to_onboard' }), true)?.kind).toBe('not-onboarded')
    expect(dispatchStop(aConnection(), true)).toBeNull()
    expect(dispatchStop(aConnectionOnHold(), true)?.kind).toBe('on-hold')
  })

  it.each([
    [blocked, 'Do not dispatch. Call EAGLE MESA FREIGHT LLC'],
    [held, 'Call EAGLE MESA FREIGHT LLC'],
    [null, 'Call EAGLE MESA FREIGHT LLC'],
  ])('a call to a blocked carrier says so: %#', (connection, text) => {
    expect(callText({ legalName: 'EAGLE MESA FREIGHT LLC', connection })).toBe(text)
  })

  it.each([
    [
      blocked,
      'The carrier is set to Do not dispatch. Since Nov 19, 2026, Dana Reyes: Double brokered a load.',
    ],
    [{ ...blocked, block: null }, 'The carrier is set to Do not dispatch.'],
    [
      { ...blocked, block: { at: null, by: null, notes: 'hostage load' } },
      'The carrier is set to Do not dispatch. hostage load.',
    ],
    [held, 'The carrier is on hold. Since Nov 19, 2026, Dana Reyes: Renewing their insurance.'],
    [{ ...held, hold: null }, 'The carrier is on hold.'],
  ])('in a sentence it has who, when and why, as far as they are on record: %#', (connection, text) => {
    const stop = dispatchStop(shortConnection(connection))
    expect(stop && dispatchStopText(stop)).toBe(text)
  })
})
