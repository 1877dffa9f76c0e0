import { anAssociatedCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { areDoNotUseAssociationsShown, doNotDispatchAssociates } from './do-not-use.ts'

const connected = (status: 'onboarded' | 'needs_to_onboard' | 'do_not_dispatch', isDismissed = false) =>
  anAssociatedCarrier({ connection: { id: id(1), status, isDismissed } })

it.each([
  [0, true],
  [1, false],
  [2, false],
])('with the toggle at %i do-not-use associations are shown: %s', (toggle, expected) => {
  expect(areDoNotUseAssociationsShown(toggle)).toBe(expected)
})

it('do-not-use associations are those set to do-not-dispatch, dismissed or not, in their order', () => {
  const [blocked, dismissed] = [connected('do_not_dispatch'), connected('do_not_dispatch', true)]
  const rows = [
    dismissed,
    connected('onboarded'),
    blocked,
    connected('needs_to_onboard'),
    anAssociatedCarrier(),
  ]
  expect(doNotDispatchAssociates(rows, 0)).toEqual([dismissed, blocked])
})

it('there are no do-not-use associations while the toggle turns them off', () => {
  expect(doNotDispatchAssociates([connected('do_not_dispatch')], 1)).toEqual([])
})
