import { describe, expect, it } from 'vitest'
import { documentTitle } from '../navigation/document-title.ts'
import { matchRoute } from './match-route.ts'
import { BASE_PATH, ROUTES, routeOf } from './route-table.ts'

describe('the table of routes', () => {
  it('the routes are under one base path', () => {
    expect(BASE_PATH).toBe('/broker')
  })

  it('the route table has a row for every path of the portal, and one for any other', () => {
    expect(ROUTES).toHaveLength(53)
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(53)
    expect(new Set(ROUTES.map(({ pattern }) => pattern)).size).toBe(53)
    expect(ROUTES.at(-1)).toEqual(routeOf('not-found'))
  })

  it('the route table shows Page Not Found to signed-in users', () => {
    const match = matchRoute('/any/other/path')
    expect(match.route).toEqual({
      name: 'not-found',
      pattern: '*',
      title: 'Page Not Found',
      authentication: 'needed',
      checksUserAndCompanyOnLeaving: false,
      allowsExpired: false,
    })
    expect(documentTitle('main', match)).toBe('Fairhaul - Page Not Found')
  })

  it.each(ROUTES)('the route table has the row $name by its name', row => {
    expect(routeOf(row.name)).toBe(row)
  })
})
