import { type CompanyId, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** The company of the session. Refuses: someone without a company. */
export const signedInCompany = ({ user }: FakeWorld): Outcome<CompanyId, Refusal> =>
  user?.company?.id == null ? refused(refusal.forbidden()) : done(user.company.id)

/** The company of the session, whose plan connects. Refuses: also a plan without connections. */
export const connectingCompany = (world: FakeWorld): Outcome<CompanyId, Refusal> =>
  world.user?.paywall.canConnect === false
    ? refused(refusal.forbidden('Your plan has no connections.'))
    : signedInCompany(world)

/** Goes on with the value of an outcome, where it is not refused. */
export const andThen = <T, U>(
  outcome: Outcome<T, Refusal>,
  next: (value: T) => Outcome<U, Refusal>,
): Outcome<U, Refusal> => (outcome.ok ? next(outcome.value) : outcome)

/** A row that may be missing, or another company's. */
export const rowOrNotFound = <T>(row: T | undefined): Outcome<T, Refusal> =>
  row === undefined ? refused(refusal.notFound) : done(row)
