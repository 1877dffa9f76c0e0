import { describe, expect, it } from 'vitest'
import { DIRECTORY_PARTS } from './directory-parts.ts'
import { CONTACT_POINT_STATUS_TEXTS, POINT_STATUSES, contactPointStatus } from './contact-point-status.ts'

describe('how well a phone or an e-mail is known', () => {
  it.each([
    [DIRECTORY_PARTS, 'federal'],
    [['federal_information'], 'federal'],
    [['contacts', 'users'], 'registered'],
    [['dispatch_users'], 'registered'],
    [['contacts'], 'given'],
    [[], 'given'],
  ] as const)('told by %j is %s', (parts, standing) => {
    expect(contactPointStatus(parts)).toBe(standing)
  })

  it('is told in words, and what it is worth', () => {
    expect(POINT_STATUSES.map(standing => CONTACT_POINT_STATUS_TEXTS[standing].label)).toEqual([
      'On the federal record',
      'Registered by themselves',
      'Given to others',
    ])
    expect(CONTACT_POINT_STATUS_TEXTS.federal.explanation).toContain('It does not prove who someone is')
  })
})
