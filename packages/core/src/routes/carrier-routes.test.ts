import { expect, it } from 'vitest'
import { documentTitle } from '../navigation/document-title.ts'
import { CARRIER_ROUTES } from './carrier-routes.ts'
import { matchRoute } from './match-route.ts'

it.each([
  ['/carriers/Mine', 'My Carriers', 'mine'],
  ['/carriers/my-carriers', 'My carriers', 'my-carriers'],
  ['/carriers/connections', 'Connections', 'connections'],
  ['/carriers/invitations', 'Carrier invitations', 'carrier-invitations'],
  ['/carriers/upload-list', 'Upload list', 'upload-list'],
  ['/carriers/upload-certificates', 'Upload certificates', 'upload-certificates'],
  ['/digest', 'Digest', 'digest'],
  ['/carriers/7', 'Carrier Detail: 7', 'carrier'],
  ['/identity-alerts', 'Identity alerts', 'identity-alerts'],
  ['/identity-alerts/new', 'New identity alert', 'new-identity-alert'],
  ['/identity-alerts/7', 'Identity alert: 7', 'identity-alert'],
  ['/decision-records/7', 'Decision Record: 7', 'decision-record'],
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

it('the tested carrier routes are all of them', () => {
  expect(CARRIER_ROUTES.map(({ pattern }) => pattern)).toEqual([
    '/carriers/Mine',
    '/carriers/my-carriers',
    '/carriers/connections',
    '/carriers/invitations',
    '/carriers/upload-list',
    '/carriers/upload-certificates',
    '/digest',
    '/carriers/:id',
    '/identity-alerts',
    '/identity-alerts/new',
    '/identity-alerts/:id',
    '/decision-records/:id',
  ])
})
