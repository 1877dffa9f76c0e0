import { aCompany, anIdentityAlert, aUser, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ownsAlert, unpublishAlert } from './unpublish-alert.ts'

const alert = anIdentityAlert()
const author = aUser({ scopes: [] })
const manager = aUser({ id: id(2), scopes: ['manage_users'] })
const colleague = aUser({ id: id(2), scopes: ['compliance'] })
const stranger = aUser({ company: aCompany({ id: id(9) }), scopes: ['manage_users'] })
const noUser = aUser({ company: null })

it.each([
  ['who raised it', author, true],
  ['who manages users of the company', manager, true],
  ['a coworker', colleague, false],
  ['a stranger of the same number who manages users', stranger, false],
  ['a user without a company', noUser, false],
])('taking an alert back is open to %s: %s', (_, user, expected) => {
  expect(ownsAlert(alert, user)).toBe(expected)
})

it('taking an alert back only unpublishes it', () => {
  expect(unpublishAlert(alert, author)).toEqual({ ok: true, value: { ...alert, isPublished: false } })
})

it('an alert is taken back once', () => {
  expect(unpublishAlert(anIdentityAlert({ isPublished: false }), author)).toEqual({
    ok: false,
    refusal: { kind: 'already-unpublished', message: 'This alert was already withdrawn.' },
  })
})

it.each([true, false])(
  'taking an alert back is refused to others, whether it is published (%s) or not',
  isPublished => {
    expect(unpublishAlert(anIdentityAlert({ isPublished }), colleague)).toEqual({
      ok: false,
      refusal: {
        kind: 'not-yours',
        message: 'Only the person who posted this alert, or an admin at their company, can withdraw it.',
      },
    })
  },
)
