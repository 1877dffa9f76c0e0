import { TOAST_POSITIONS, TOAST_TYPES, type Toast, type ToastParams, type ToastPhase } from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from '../shared/ids.ts'

const messages = fc.constantFrom('Saved.', 'The carrier was added.', '')
const durations = fc.constantFrom(0, 1, 3_000, 10_000)
const instants = fc.nat(60_000)

/** What may be said, with anything left out. */
export const toastParams: fc.Arbitrary<ToastParams> = fc.record(
  {
    message: messages,
    type: fc.constantFrom(...TOAST_TYPES),
    position: fc.constantFrom(...TOAST_POSITIONS),
    durationMs: durations,
    dismissible: fc.boolean(),
  },
  { requiredKeys: ['message'] },
)

/** Where a toast may stand, within the first minute of its clock. */
export const toastPhases: fc.Arbitrary<ToastPhase> = fc.oneof(
  fc.record({ kind: fc.constant('queued' as const), addedAt: instants, showAt: maybe(instants) }),
  fc.record({ kind: fc.constant('shown' as const), endsAt: instants }),
  fc.record({
    kind: fc.constant('paused' as const),
    remainingMs: fc.nat(3_000),
    by: fc.subarray(['hover' as const, 'focus' as const], { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('leaving' as const), removeAt: instants }),
)

/** Toasts wherever they stand. */
export const toasts: fc.Arbitrary<Toast> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  message: messages,
  type: fc.constantFrom(...TOAST_TYPES),
  position: fc.constantFrom(...TOAST_POSITIONS),
  durationMs: durations,
  dismissible: fc.boolean(),
  phase: toastPhases,
})
