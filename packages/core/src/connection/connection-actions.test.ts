import { aConnection, aConnectionInvitation, aConnectionOnHold, aPaywall, aUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../account/user.ts'
import { shortInvitation } from './connection-invitation.ts'
import {
  actionsFor,
  actionsOfUser,
  CONNECTION_ACTIONS,
  likelyActions,
  nextStep,
  notedChange,
  takesNotes,
  takesStep,
} from './connection-actions.ts'

describe('what may be done with a connection', () => {
  it.each([
    ['needs_to_onboard', false, ['Mark as onboarded', 'Hold', 'Do not dispatch', 'Dismiss']],
    ['onboarded', false, ['Ask to onboard', 'Hold', 'Do not dispatch', 'Dismiss']],
    ['do_not_dispatch', false, ['Mark as onboarded', 'Ask to onboard']],
    ['needs_to_onboard', true, ['Do not dispatch', 'Restore']],
    ['onboarded', true, ['Do not dispatch', 'Restore']],
    ['do_not_dispatch', true, ['Restore']],
  ] as const)(
    'the actions of a connection with the status %s, dismissed: %s',
    (status, isDismissed, labels) => {
      expect(actionsFor(aConnection({ status, isDismissed })).map(({ label }) => label)).toEqual(labels)
    },
  )

  it.each([
    [aConnectionOnHold(), ['Mark as onboarded', 'Release', 'Do not dispatch', 'Dismiss']],
    [aConnectionOnHold({ isDismissed: true }), ['Do not dispatch', 'Restore']],
    [aConnectionOnHold({ status: 'do_not_dispatch' }), ['Mark as onboarded', 'Ask to onboard']],
    [aConnectionOnHold({ hold: undefined }), ['Mark as onboarded', 'Do not dispatch', 'Dismiss']],
    [aConnection({ latestPacket: null }), ['Ask to onboard', 'Do not dispatch', 'Dismiss']],
  ])(
    'a hold is released, and offered where there is a packet and a call for it: %#',
    (connection, labels) => {
      expect(actionsFor(connection).map(({ label }) => label)).toEqual(labels)
    },
  )

  it('every connection action describes its effect', () => {
    expect(
      CONNECTION_ACTIONS.map(action => [
        action.label,
        action.effect,
        action.done,
        action.change,
        takesNotes(action),
      ]),
    ).toEqual([
      [
        'Mark as onboarded',
        'The carrier moves to Onboarded, unless its packet is on hold.',
        'Marked as onboarded.',
        { kind: 'set-status', status: 'onboarded' },
        false,
      ],
      [
        'Ask to onboard',
        'The carrier must complete its packet before you can use it.',
        'Asked to onboard.',
        { kind: 'set-status', status: 'needs_to_onboard' },
        false,
      ],
      [
        'Hold',
        'The carrier moves to On hold until you release it. Its packet keeps its place.',
        'Put on hold.',
        { kind: 'hold' },
        true,
      ],
      [
        'Release',
        'The hold ends. The packet picks up where it left off.',
        'Released.',
        { kind: 'release' },
        false,
      ],
      [
        'Do not dispatch',
        'The carrier moves to Do not dispatch. Do not use it.',
        'Marked do not dispatch.',
        { kind: 'do-not-dispatch' },
        true,
      ],
      [
        'Dismiss',
        'The carrier moves to Dismissed. Its status does not change.',
        'Dismissed.',
        { kind: 'dismiss' },
        false,
      ],
      [
        'Restore',
        'The carrier returns to the list that matches its status and packet.',
        'Restored.',
        { kind: 'restore' },
        false,
      ],
    ])
  })

  const labels = (user: CurrentUser, connection: Parameters<typeof actionsOfUser>[1]) =>
    actionsOfUser(user, connection).map(({ label }) => label)

  it('users who may not onboard may still mark a carrier do not dispatch', () => {
    const connection = aConnection({ status: 'needs_to_onboard' })
    expect(labels(aUser({ scopes: ['onboarding'] }), connection)).toEqual([
      'Mark as onboarded',
      'Hold',
      'Do not dispatch',
      'Dismiss',
    ])
    expect(labels(aUser({ scopes: [] }), connection)).toEqual(['Do not dispatch'])
  })

  it('a carrier without a connection can only be marked do not dispatch', () => {
    expect(labels(aUser({ scopes: ['onboarding'] }), null)).toEqual(['Do not dispatch'])
  })

  it('a plan without connections has no action on them', () => {
    const user = aUser({ scopes: ['onboarding'], paywall: aPaywall({ canConnect: false }) })
    expect(labels(user, aConnection())).toEqual([])
    expect(labels(user, null)).toEqual([])
  })

  it.each([
    ['onboarded', false, ['Do not dispatch']],
    ['needs_to_onboard', false, ['Mark as onboarded', 'Do not dispatch']],
    ['needs_to_onboard', true, ['Restore', 'Do not dispatch']],
    ['do_not_dispatch', false, ['Mark as onboarded']],
  ] as const)('the likely actions on a %s connection, dismissed: %s', (status, isDismissed, expected) => {
    const actions = likelyActions(actionsFor(aConnection({ status, isDismissed })))
    expect(actions.map(({ label }) => label)).toEqual(expected)
  })

  it('of a carrier on hold the release is likelier than another status', () => {
    const actions = likelyActions(actionsFor(aConnectionOnHold()))
    expect(actions.map(({ label }) => label)).toEqual(['Release', 'Do not dispatch'])
  })

  it.each([
    [null, 'Pass', 'invite'],
    [null, 'Override', 'invite'],
    [null, 'Fail', undefined],
    [null, 'Incomplete', undefined],
    [null, null, undefined],
    [aConnection({ status: 'needs_to_onboard' }), 'Pass', 'mark-as-onboarded'],
    [aConnection({ status: 'needs_to_onboard' }), 'Fail', undefined],
    [aConnection({ status: 'needs_to_onboard', isDismissed: true }), 'Pass', undefined],
    [aConnection({ status: 'onboarded' }), 'Pass', undefined],
    [aConnection({ status: 'do_not_dispatch' }), 'Pass', undefined],
    [aConnectionOnHold(), 'Pass', undefined],
  ] as const)('the next step of connection %j with the verdict %s is %s', (connection, verdict, step) => {
    expect(nextStep({ connection }, verdict)).toBe(step)
  })

  it('a carrier that was invited is not invited again as the next step', () => {
    expect(nextStep({ connection: null, invitation: null }, 'Pass')).toBe('invite')
    const invitation = shortInvitation(aConnectionInvitation())
    expect(nextStep({ connection: null, invitation }, 'Pass')).toBeUndefined()
  })

  it('one action takes the step of onboarding, and none that of inviting', () => {
    const labels = (step: ReturnType<typeof nextStep>) =>
      CONNECTION_ACTIONS.filter(action => takesStep(action, step)).map(({ label }) => label)
    expect(labels('mark-as-onboarded')).toEqual(['Mark as onboarded'])
    expect(labels('invite')).toEqual([])
    expect(labels(undefined)).toEqual([])
  })

  it('the notes of an action mention people where it is a do not dispatch', () => {
    const noted = CONNECTION_ACTIONS.filter(takesNotes).map(action => notedChange(action, 'Late.', [id(5)]))
    expect(noted).toEqual([
      { kind: 'hold', notes: 'Late.' },
      { kind: 'do-not-dispatch', notes: 'Late.', mentioned: [id(5)] },
    ])
  })

  it('without an action none is likely', () => {
    expect(likelyActions([])).toEqual([])
  })
})
