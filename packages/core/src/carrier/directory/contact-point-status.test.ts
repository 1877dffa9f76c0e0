import { expect, it } from 'vitest'
import { CONTACT_POINT_STATUS_TEXTS, contactPointStatus, POINT_STATUSES } from './contact-point-status.ts'
import { DIRECTORY_PARTS } from './directory-parts.ts'

it.each([
  [DIRECTORY_PARTS, 'federal'],
  [['federal_information'], 'federal'],
  [['contacts', 'users'], 'registered'],
  [['dispatch_users'], 'registered'],
  [['contacts'], 'given'],
  [[], 'given'],
] as const)('a contact point in %j is %s', (parts, status) => {
  expect(contactPointStatus(parts)).toBe(status)
})

it('each contact point status has a label and an explanation', () => {
  expect(POINT_STATUSES.map(status => CONTACT_POINT_STATUS_TEXTS[status].label)).toEqual([
    'On file with FMCSA',
    'Registered by the carrier',
    'Shared by other brokers',
  ])
  expect(CONTACT_POINT_STATUS_TEXTS.federal.explanation).toContain('records can be changed')
})
