import type { ChatOccasion, ChatPerson } from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

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
