import {
  CallFailed,
  type CancelSignal,
  type CompanyId,
  type CurrentUser,
  done,
  type Failure,
  isExpired,
  type Outcome,
  type Page,
  pagesOf,
  type Refusal,
  refused,
} from '@fairhaul/core'

const requestId = null

/** The refusals that fakes give, short to write. */
export const refusal = {
  unauthenticated: { kind: 'unauthenticated', requestId },
  notFound: { kind: 'not-found', requestId },
  forbidden: (message: string | null = null): Refusal => ({ kind: 'forbidden', message, requestId }),
  conflict: (message: string | null = null): Refusal => ({ kind: 'conflict', message, requestId }),
  invalid: (field: string | null, message: string): Refusal => ({
    kind: 'invalid',
    problems: [{ field, message }],
    requestId,
  }),
  tooMany: (retryAfterSeconds: number | null): Refusal => ({
    kind: 'too-many',
    retryAfterSeconds,
    requestId,
  }),
} as const satisfies Record<string, Refusal | ((...args: never[]) => Refusal)>

/** A recorded call of a fake, newest last. */
export interface RecordedCall<Name extends string> {
  readonly call: Name
  readonly params: unknown
}

/** What a test may do to the calls of a fake. Each lasts for one call; several for one call are used in turn. */
export interface FakeCalls<Name extends string> {
  readonly requests: readonly RecordedCall<Name>[]
  /** The next call is refused so, and changes nothing. */
  refuseNext(call: Name, refusal: Refusal): void
  /** The next call fails as a lost connection does, or as the test says. */
  failNext(call: Name, failure?: Partial<Failure>): void
  /** The next call is answered only when the test says so, by calling what this gives. */
  holdNext(call: Name): () => void
}

interface Plan {
  readonly refusal?: Refusal
  readonly failure?: Failure
  readonly released?: Promise<void>
}

/** Gives the answer of one call: what a test planned for it, else what the fake itself would say. */
export type HandleRequest<Name extends string> = <T>(
  call: Name,
  params: unknown,
  signal: CancelSignal | undefined,
  answer: () => Outcome<T, Refusal>,
) => Promise<Outcome<T, Refusal>>

const untilAborted = (signal: CancelSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** As `HandleRequest`, with the calling user. */
export type AnswerUserCall<Name extends string> = <T>(
  call: Name,
  params: unknown,
  signal: CancelSignal | undefined,
  answer: (user: CurrentUser) => Outcome<T, Refusal>,
) => Promise<Outcome<T, Refusal>>

/** How every fake answers: as the call would, unless a test planned otherwise. An abort throws its reason. */
export const fakeCalls = <Name extends string>(): {
  readonly control: FakeCalls<Name>
  readonly answer: HandleRequest<Name>
} => {
  const requests: RecordedCall<Name>[] = []
  const plans = new Map<Name, Plan[]>()
  const plan = (call: Name, each: Plan) => plans.set(call, [...(plans.get(call) ?? []), each])

  const answer: HandleRequest<Name> = async (call, params, signal, give) => {
    if (signal?.aborted === true) throw signal.reason
    requests.push({ call, params })
    const { refusal, failure, released } = plans.get(call)?.shift() ?? {}
    if (released !== undefined)
      await (signal === undefined ? released : Promise.race([released, untilAborted(signal)]))
    if (failure !== undefined) throw new CallFailed(failure)
    return refusal === undefined ? give() : refused(refusal)
  }

  return {
    answer,
    control: {
      requests,
      refuseNext: (call, refusal) => void plan(call, { refusal }),
      failNext: (call, failure) =>
        void plan(call, {
          failure: { kind: 'offline', call, status: null, requestId: null, detail: null, ...failure },
        }),
      holdNext: call => {
        let release = () => {}
        plan(call, {
          released: new Promise(resolve => {
            release = resolve
          }),
        })
        return () => release()
      },
    },
  }
}

/** `fakeCalls` for calls of signed-in users: a visitor is refused before any other check. */
export const userCalls = <Name extends string>(
  world: CallerWorld,
): { readonly control: FakeCalls<Name>; readonly answer: AnswerUserCall<Name> } => {
  const { control, answer } = fakeCalls<Name>()
  return {
    control,
    answer: (call, params, signal, give) =>
      answer(call, params, signal, () => {
        const user = signedInUser(world)
        return user.ok ? give(user.value) : user
      }),
  }
}

/** The caller in a world: its user, or null for a visitor. */
export interface CallerWorld {
  readonly user: CurrentUser | null
}

/** The calling user. Refuses: a visitor, as `unauthenticated`. */
export const signedInUser = ({ user }: CallerWorld): Outcome<CurrentUser, Refusal> =>
  user === null ? refused(refusal.unauthenticated) : done(user)

/** One page of a list, as the server cuts it. */
export const pageOf = <T>(rows: readonly T[], page: number, pageSize: number): Page<T> => ({
  items: rows.slice((page - 1) * pageSize, page * pageSize),
  page,
  pages: pagesOf(rows.length, pageSize),
  total: rows.length,
})

/** The company of the session. Refuses: someone without a company. */
export const signedInCompany = ({ user }: CallerWorld): Outcome<CompanyId, Refusal> =>
  user?.company?.id == null ? refused(refusal.forbidden()) : done(user.company.id)

/** The company of the session, whose plan connects. Refuses: also a plan without connections. */
export const connectingCompany = (world: CallerWorld): Outcome<CompanyId, Refusal> =>
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

/** The outcome for the calling user. Refuses: a visitor, and a user whose company has expired. */
export const forUser = <T>(
  world: CallerWorld,
  give: (user: CurrentUser) => Outcome<T, Refusal>,
): Outcome<T, Refusal> => {
  const user = signedInUser(world)
  if (!user.ok) return user
  return isExpired(user.value)
    ? refused(refusal.forbidden('The subscription of your company has expired.'))
    : give(user.value)
}
