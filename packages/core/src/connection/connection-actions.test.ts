import { aConnection } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { actionsFor, CONNECTION_ACTIONS } from './connection-actions.ts'

describe('what may be done with a connection', () => {
  it.each([
    ['needs_to_onboard', false, ['Mark as onboarded', 'Do not dispatch', 'Dismiss']],
    ['onboarded', false, ['Ask to onboard', 'Do not dispatch', 'Dismiss']],
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

  it('every connection action describes its effect', () => {
    expect(
      CONNECTION_ACTIONS.map(({ label, effect, change, takesNotes }) => [label, effect, change, takesNotes]),
    ).toEqual([
      [
        'Mark as onboarded',
        'The carrier moves to My carriers, unless its packet is on hold.',
        { kind: 'set-status', status: 'onboarded' },
        false,
      ],
      [
        'Ask to onboard',
        'The carrier must complete its packet before you can use it.',
        { kind: 'set-status', status: 'needs_to_onboard' },
        false,
      ],
      [
        'Do not dispatch',
        'The carrier moves to Do not dispatch. Do not use it.',
        { kind: 'do-not-dispatch' },
        true,
      ],
      ['Dismiss', 'The carrier moves to Dismissed. Its status does not change.', { kind: 'dismiss' }, false],
      [
        'Restore',
        'The carrier returns to the list that matches its status and packet.',
        { kind: 'restore' },
        false,
      ],
    ])
  })
})
