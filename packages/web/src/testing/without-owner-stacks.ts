import * as React from 'react'

/** What React counts and keeps for its own packages; only its development build keeps stacks of owners. */
interface Internals {
  recentlyCreatedOwnerStacks?: number
}

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
  | Internals
  | undefined

/**
 * React's development build records a stack trace for each element, up to 10,000 a second, for its warnings alone: a
 * fifth of the processor time of a view's test. A count that is always beyond the limit leaves them out; the warnings
 * stay.
 */
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
