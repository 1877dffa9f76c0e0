import { describe, expect, it } from 'vitest'
import { call } from './call.ts'
import { fillRoute, methodOf, type Route } from './route.ts'

const read = () => 'read'

describe('a route', () => {
  it.each<[Route, Record<string, string | number>, string]>([
    ['GET carriers', {}, 'carriers'],
    ['PATCH rule_overrides/:id', { id: 5 }, 'rule_overrides/5'],
    ['GET api/flipper/actors/User;:id', { id: 1 }, 'api/flipper/actors/User;1'],
    ['GET carriers/:id/for_broker_portal', { id: 7 }, 'carriers/7/for_broker_portal'],
    ['GET vehicles/:vin/by_vin', { vin: '1/2?3#4' }, 'vehicles/1%2F2%3F3%234/by_vin'],
  ])('the route %s with %o is %s', (route, values, path) => {
    expect(fillRoute(route, values)).toBe(path)
  })

  it.each([[''], ['.'], ['..'], [undefined]])('a route refuses the value %o', value => {
    expect(() => fillRoute('GET vehicles/:vin', value === undefined ? {} : { vin: value })).toThrow(':vin')
  })

  it('a route starts with its method', () => {
    expect(methodOf('DELETE subscriptions/destroy_by_carrier')).toBe('DELETE')
  })
})

describe('the type of a call', () => {
  it('the type of a call requires exactly the names of its route', () => {
    call({ route: 'GET a/:id', path: (params: { id: number }) => ({ id: params.id }), read })
    // @ts-expect-error a name that the route does not have
    call({ route: 'GET a/:id', path: (params: { id: number }) => ({ id: params.id, other: 1 }), read })
    // @ts-expect-error a name of the route is missing
    call({ route: 'GET a/:id/:vin', path: (params: { id: number }) => ({ id: params.id }), read })
    // @ts-expect-error no path at all
    call({ route: 'GET a/:id', read })
    // @ts-expect-error a path for a route without names
    call({ route: 'GET a', path: (params: { id: number }) => ({ id: params.id }), read })
    expect(call({ route: 'GET a', read }).route).toBe('GET a')
  })
})
