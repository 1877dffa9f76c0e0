import {
  type ChatOccasion,
  type ChatPerson,
  ERROR_ORIGINS,
  type ErrorReport,
  errorReportOf,
  type Release,
  TOAST_POSITIONS,
  TOAST_TYPES,
  type Toast,
  type ToastParams,
  type ToastPhase,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, instants, maybe } from './values.ts'

/** People as the chat knows them. */
export const chatPersons: fc.Arbitrary<ChatPerson> = fc.record({
  userId: fc.integer({ min: 1, max: 3 }).map(value => value as ChatPerson['userId']),
  verificationHash: fc.constantFrom('c0ffee', 'beef'),
  name: fc.constantFrom('Dana Reyes', 'Ben'),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550142')),
  createdAt: instants,
  company: maybe(
    fc.record({
      id: maybe(ids<'company'>()),
      legalName: maybe(fc.constant('Northlake Freight Brokers LLC')),
      createdAt: maybe(instants),
      planId: maybe(fc.constantFrom('fleet', 'trial')),
      status: maybe(fc.constantFrom('active', 'subscription_or_trial_expired')),
    }),
  ),
})

/** Names of what a person did. */
export const chatEvents: fc.Arbitrary<{ readonly name: string }> = fc.record({
  name: fc.constantFrom('lane-search', 'override-created'),
})

/** Whatever may happen to the chat. */
export const chatOccasions: fc.Arbitrary<ChatOccasion> = fc.oneof(
  fc.record({
    kind: fc.constant('person' as const),
    person: maybe(chatPersons),
    hasChat: fc.boolean(),
  }),
  fc.constant({ kind: 'exit' } as const),
  chatEvents.map(({ name }) => ({ kind: 'event', name }) as const),
)

/** Which portal an error may come up in. */
export const releases: fc.Arbitrary<Release> = fc.record({
  environment: fc.constantFrom('production', 'staging'),
  version: fc.constantFrom('1.4.0', '1.5.0-rc.1'),
  hasSourceMaps: fc.boolean(),
})

/** Whatever may be thrown: errors of several kinds, with and without a stack, and what is no error. */
export const thrownThings: fc.Arbitrary<unknown> = fc.oneof(
  fc.string().map(message => new Error(message)),
  fc.string().map(message => new TypeError(message)),
  fc.string().map(message => Object.assign(new Error(message), { stack: undefined })),
  fc.anything(),
)

/** What is known of an error when it is reported. */
export const errorReportParams: fc.Arbitrary<Parameters<typeof errorReportOf>[0]> = fc.record({
  origin: fc.constantFrom(...ERROR_ORIGINS),
  thrown: thrownThings,
  release: releases,
  route: maybe(fc.constant({ name: 'carrier', pattern: '/carriers/:id' })),
})

/** Reports of errors. */
export const errorReports: fc.Arbitrary<ErrorReport> = errorReportParams.map(errorReportOf)

const messages = fc.constantFrom('Saved.', 'The carrier was added.', '')
const durations = fc.constantFrom(0, 1, 3_000, 10_000)
const milliseconds = fc.nat(60_000)

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

/** Phases of a toast within the first minute of its clock. */
export const toastPhases: fc.Arbitrary<ToastPhase> = fc.oneof(
  fc.record({ kind: fc.constant('queued' as const), addedAt: milliseconds, showAt: maybe(milliseconds) }),
  fc.record({ kind: fc.constant('shown' as const), endsAt: milliseconds }),
  fc.record({
    kind: fc.constant('paused' as const),
    remainingMs: fc.nat(3_000),
    by: fc.subarray(['hover' as const, 'focus' as const], { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('leaving' as const), removeAt: milliseconds }),
)

/** Toasts in every phase. */
export const toasts: fc.Arbitrary<Toast> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  message: messages,
  type: fc.constantFrom(...TOAST_TYPES),
  position: fc.constantFrom(...TOAST_POSITIONS),
  durationMs: durations,
  dismissible: fc.boolean(),
  file: maybe(fc.constant({ name: 'users.csv', url: '/monitor/company_reports/106/file' })),
  link: maybe(fc.constant({ text: 'Record kept', path: '/decision-records/4' })),
  phase: toastPhases,
})
