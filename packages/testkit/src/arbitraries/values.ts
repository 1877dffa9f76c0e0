import type { CalendarDate, Failure, Id, Refusal } from '@fairhaul/core'
import fc from 'fast-check'

const DAY_MS = 86_400_000

/** Real days from 1970 to 2099, and the indefinite one now and then. */
export const calendarDates: fc.Arbitrary<CalendarDate> = fc
  .oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 47_481 }) },
    { weight: 1, arbitrary: fc.constant(40_177) },
  )
  .map(day => new Date(day * DAY_MS).toISOString().slice(0, 10) as CalendarDate)

/** Instants as the monitor writes them. */
export const instants: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 4_000_000_000 })
  .map(second => new Date(second * 1000).toISOString())

/** Ids as a monitor gives them: whole numbers from 1, close together so that they sometimes agree. */
export const ids = <Kind extends string>(): fc.Arbitrary<Id<Kind>> =>
  fc.integer({ min: 1, max: 40 }).map(value => value as Id<Kind>)

/** The params of a call about one thing, by its id. */
export const idParams = <Kind extends string>(): fc.Arbitrary<{ id: Id<Kind> }> =>
  fc.record({ id: ids<Kind>() })

/** The pages of a list that are requested, some past its end. */
export const pageNumbers: fc.Arbitrary<number> = fc.integer({ min: 1, max: 4 })

/** The params of a list of everything: a page, or none for the first. */
export const pageParams: fc.Arbitrary<{ page?: number }> = fc.record(
  { page: pageNumbers },
  { requiredKeys: [] },
)

/** A value, or now and then null, which is how a record says that it is not on record. */
export const maybe = <T>(it: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(it, { nil: null })

const segments = fc.string({
  unit: fc.constantFrom(...'abzAZ019-._~%2F@:;=+ü '.split('')),
  maxLength: 8,
})

/** Paths as a user may type them: encoded or not, with empty segments, dots and queries. */
export const webPaths: fc.Arbitrary<string> = fc
  .tuple(fc.array(segments, { maxLength: 4 }), fc.constantFrom('', '?tab=2', '?q[x]=1&y', '#top'))
  .map(([parts, rest]) => `/${parts.map(part => encodeURI(part)).join('/')}${rest}`)

/**
 * Addresses of the web, usual and odd: schemes in any case, names, numbers and ports. Choice: not fast-check's own, which
 * takes a second to be made.
 */
export const urls: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('http', 'https', 'HTTPS', 'ftp'),
    fc.constantFrom('', 'user@', 'user:pass@'),
    fc.constantFrom(
      'portal.example',
      'WATCHDOG.portal.example',
      'other.test',
      '127.0.0.1',
      '[::1]',
      'xn--e1afmkfd.example',
    ),
    fc.constantFrom('', ':443', ':8080'),
    webPaths,
  )
  .map(([scheme, user, host, port, path]) => `${scheme}://${user}${host}${port}${path}`)

const requestId = maybe(fc.uuid())
const message = maybe(fc.constantFrom('This rule has an override already.', ''))
const problem = fc.record({
  field: maybe(fc.constantFrom('expiresOn', 'code', 'nonce')),
  message: fc.constantFrom('Choose a day from today on.', 'This code has been used.'),
})

/** Every refusal a port may answer with. */
export const refusals: fc.Arbitrary<Refusal> = fc.oneof(
  fc.record({ kind: fc.constantFrom('unauthenticated', 'not-found'), requestId }),
  fc.record({ kind: fc.constantFrom('forbidden', 'conflict'), message, requestId }),
  fc.record({
    kind: fc.constant('invalid' as const),
    problems: fc.array(problem, { maxLength: 3 }),
    requestId,
  }),
  fc.record({
    kind: fc.constant('too-many' as const),
    retryAfterSeconds: maybe(fc.nat(7_200)),
    requestId,
  }),
  fc.record({
    kind: fc.constant('redirected' as const),
    to: fc.oneof(
      fc.constant({ kind: 'pending-access-review' as const }),
      fc.record({ kind: fc.constant('address' as const), url: urls }),
    ),
    requestId,
  }),
)

/** Every failure of a call. */
export const failures: fc.Arbitrary<Failure> = fc.record({
  kind: fc.constantFrom('offline', 'timed-out', 'unavailable', 'unreadable'),
  call: fc.constantFrom('GET carriers', 'PATCH rule_overrides/:id'),
  status: maybe(fc.constantFrom(500, 503)),
  requestId,
  detail: maybe(fc.constant('summary: expected an object')),
})
