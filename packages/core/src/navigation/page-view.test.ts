import { describe, expect, it } from 'vitest'
import { pageViewOf } from './page-view.ts'

const arrival = { fromPath: '/', toPath: '/carriers/7', aborted: false, ignored: new Set<never>() }

describe('a page view', () => {
  it('names the route and its pattern, never the id', () => {
    expect(pageViewOf(arrival)).toEqual({
      routeName: 'carrier',
      pattern: '/carriers/:id',
      title: 'Carrier Detail',
    })
  })

  it('is sent for the page that opens the portal', () => {
    expect(pageViewOf({ ...arrival, fromPath: null, toPath: '/' })?.routeName).toBe('home')
  })

  it('is sent from one carrier to another', () => {
    expect(pageViewOf({ ...arrival, fromPath: '/carriers/8' })).toBeDefined()
  })

  it.each([
    ['the same path', { fromPath: '/carriers/7' }],
    ['an aborted navigation', { aborted: true }],
    ['an ignored route', { ignored: new Set(['carrier'] as const) }],
  ])('is not sent for %s', (_, change) => {
    expect(pageViewOf({ ...arrival, ...change })).toBeUndefined()
  })
})
