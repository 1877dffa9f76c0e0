import { describe, expect, it } from 'vitest'
import type { RouteName } from '../routes/route-table.ts'
import { type Arrival, pageViewOf } from './page-view.ts'

const arrival: Arrival = { fromPath: '/', toPath: '/carriers/7', aborted: false, ignored: new Set() }
const ignoring = (...names: readonly RouteName[]) => ({ ignored: new Set(names) })
const CARRIER = { routeName: 'carrier', pattern: '/carriers/:id', title: 'Carrier Detail' }

describe('a page view', () => {
  it('a page view names the route and its pattern, never the id', () => {
    expect(pageViewOf(arrival)).toEqual(CARRIER)
  })

  it('a page view is sent for the first page', () => {
    expect(pageViewOf({ ...arrival, fromPath: null, toPath: '/' })).toEqual({
      routeName: 'home',
      pattern: '/',
      title: 'Home',
    })
  })

  it('a page view is sent from one carrier to another', () => {
    expect(pageViewOf({ ...arrival, fromPath: '/carriers/8' })).toEqual(CARRIER)
  })

  it('a page view is sent if only other routes are ignored, even the previous one', () => {
    expect(pageViewOf({ ...arrival, ...ignoring('home', 'loads') })).toEqual(CARRIER)
  })

  it.each([
    ['the same path', { fromPath: '/carriers/7' }],
    ['an aborted navigation', { aborted: true }],
    ['an aborted first page', { aborted: true, fromPath: null }],
    ['an ignored route', ignoring('loads', 'carrier')],
  ])('no page view is sent for %s', (_, change) => {
    expect(pageViewOf({ ...arrival, ...change })).toBeUndefined()
  })

  it('a page view contains nothing of an unknown path', () => {
    expect(pageViewOf({ ...arrival, toPath: '/dana@northlake.example' })).toEqual({
      routeName: 'not-found',
      pattern: '*',
      title: 'Page Not Found',
    })
  })
})
