import { expect, it } from 'vitest'
import {
  CONNECTION_STATUS_LABELS,
  CONNECTION_STATUS_MEANINGS,
  CONNECTION_STATUSES,
} from './connection-status.ts'

it('there are three connection statuses', () => {
  expect(CONNECTION_STATUSES).toEqual(['needs_to_onboard', 'onboarded', 'do_not_dispatch'])
})

it.each([
  ['needs_to_onboard', 'Needs to onboard', 'The carrier must complete its packet before you can use it.'],
  ['onboarded', 'Onboarded', 'The carrier is set up and can be used.'],
  ['do_not_dispatch', 'Do not dispatch', 'Do not use this carrier.'],
] as const)('the status %s has the label %s', (status, label, meaning) => {
  expect(CONNECTION_STATUS_LABELS[status]).toBe(label)
  expect(CONNECTION_STATUS_MEANINGS[status]).toBe(meaning)
})
