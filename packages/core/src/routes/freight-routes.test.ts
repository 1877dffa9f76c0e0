import { expect, it } from 'vitest'
import { documentTitle } from '../navigation/document-title.ts'
import { FREIGHT_ROUTES } from './freight-routes.ts'
import { matchRoute } from './match-route.ts'

it.each([
  ['/carriers/rate-confirmations', 'Rate confirmations list', 'rate-confirmations'],
  ['/carriers/rate-confirmations/12', 'Rate confirmation detail: 12', 'rate-confirmation'],
  ['/carriers/rate-confirmations/emails', 'Rate confirmation e-mails', 'rate-confirmation-emails'],
  [
    '/carriers/rate-confirmations/emails/12',
    'Rate confirmation e-mail detail: 12',
    'rate-confirmation-email',
  ],
  ['/alerts', 'Alerts List', 'alerts'],
  ['/loads', 'Loads List', 'loads'],
  ['/loads/day', 'Loads by day', 'load-day'],
  ['/loads/audit', 'Audit of loads', 'load-audit'],
  ['/loads/pickup-check', 'Pickup check', 'pickup-check'],
  ['/loads/new', 'New load', 'new-load'],
  ['/loads/upload', 'Upload loads', 'upload-loads'],
  ['/loads/4', 'Load Detail: 4', 'load'],
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

it('the tested freight routes are all of them', () => {
  expect(FREIGHT_ROUTES.map(({ pattern }) => pattern)).toEqual([
    '/carriers/rate-confirmations',
    '/carriers/rate-confirmations/:id',
    '/carriers/rate-confirmations/emails',
    '/carriers/rate-confirmations/emails/:id',
    '/alerts',
    '/loads',
    '/loads/day',
    '/loads/audit',
    '/loads/pickup-check',
    '/loads/new',
    '/loads/upload',
    '/loads/:id',
  ])
})
