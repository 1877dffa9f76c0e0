import { callsContract } from '@fairhaul/testkit/contracts'
import { monitorRoutes } from '@fairhaul/testkit/monitor'
import { describe, expect, it } from 'vitest'
import { adapterCalls, adapterRoutes } from './adapter-routes.ts'

callsContract(adapterRoutes(), monitorRoutes())

describe('the tables of calls', () => {
  it('are found without a list of them, and no route is in two rows', () => {
    const routes = adapterRoutes()
    expect(routes).toContain('GET refresh_jwt')
    expect(routes).toContain('GET areas/autocomplete')
    expect(new Set(routes).size).toBe(routes.length)
    expect(adapterCalls()).toHaveLength(routes.length)
  })
})
