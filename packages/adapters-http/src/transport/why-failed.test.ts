import { expect, it } from 'vitest'
import { whyFailed } from './why-failed.ts'

it.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  [new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }), 'connect ECONNREFUSED'],
  [
    new TypeError('fetch failed', { cause: new AggregateError([new Error('connect ECONNREFUSED ::1')]) }),
    'connect ECONNREFUSED ::1',
  ],
  [new AggregateError([], 'All attempts failed'), 'All attempts failed'],
  [new TypeError('fetch failed', { cause: new AggregateError([]) }), 'fetch failed'],
  [new Error(''), null],
  ['a text', null],
])('why %o failed is %o', (thrown, why) => expect(whyFailed(thrown)).toBe(why))
