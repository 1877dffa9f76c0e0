import { callsContract } from '@fairhaul/testkit/contracts'
import { monitorRoutes } from '@fairhaul/monitor'
import { describe, expect, it } from 'vitest'
import { adapterCalls, adapterRoutes } from './adapter-routes.ts'

/** Asked with different questions, by a row for each. */
const IN_TWO_ROWS = [
  'GET areas',
  // A search text and insights are two questions, also where verdicts are counted.
  'GET carriers',
  'GET carriers/verdict_counts',
  // Those of a carrier, and those of a load.
  'GET decision_records',
  // A status and a dismissal are two changes.
  'PATCH connections/:id',
]

callsContract(adapterRoutes(), monitorRoutes())

describe('the tables of calls', () => {
  it('the call tables are found by their folder, and only routes with two uses have two rows', () => {
    const routes = adapterRoutes()
    expect(routes).toContain('GET refresh_jwt')
    expect(routes).toContain('GET areas/autocomplete')
    expect(routes.filter((route, at) => routes.indexOf(route) !== at).toSorted()).toEqual(IN_TWO_ROWS)
    expect(Object.keys(adapterCalls())).toHaveLength(routes.length)
  })
})
