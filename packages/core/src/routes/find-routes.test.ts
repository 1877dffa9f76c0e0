import { expect, it } from 'vitest'
import { documentTitle } from '../navigation/document-title.ts'
import { FIND_ROUTES } from './find-routes.ts'
import { matchRoute } from './match-route.ts'

it.each([
  ['/', 'Home', 'home'],
  ['/carriers/lane-search', 'Lane search', 'lane-search'],
  ['/carriers/lane-search-results', 'Lane search results', 'lane-search-results'],
  ['/carriers/search-results', 'Search results', 'search-results'],
  ['/carriers/global-search', 'Global search results', 'global-search'],
  ['/carriers/contact-search', 'Contact search', 'contact-search'],
  ['/carriers/saved-searches', 'Saved searches', 'saved-searches'],
  ['/carriers/directory', 'Directory', 'directory'],
  ['/carriers/insights', 'Carrier insights', 'insights'],
  ['/carriers/compare', 'Compare carriers', 'compare'],
  ['/vehicles', 'Vehicle Search', 'vehicles'],
  ['/vehicles/9', 'Vehicle Show: 9', 'vehicle'],
] as const)(
  'the path %s is the screen titled %s, for signed-in users of companies that have not expired',
  (path, title, name) => {
    const match = matchRoute(path)
    expect(match.route.name).toBe(name)
    expect(documentTitle('main', match)).toBe(`Fairhaul - ${title}`)
    expect(match.route).toMatchObject({
      authentication: 'needed',
      checksUserAndCompanyOnLeaving: false,
      allowsExpired: false,
    })
  },
)

it('the tested search routes are all of them', () => {
  expect(FIND_ROUTES.map(({ pattern }) => pattern)).toEqual([
    '/',
    '/carriers/lane-search',
    '/carriers/lane-search-results',
    '/carriers/search-results',
    '/carriers/global-search',
    '/carriers/contact-search',
    '/carriers/saved-searches',
    '/carriers/directory',
    '/carriers/insights',
    '/carriers/compare',
    '/vehicles',
    '/vehicles/:id',
  ])
})
