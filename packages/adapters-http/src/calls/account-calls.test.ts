import { describe, expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { id, paging, requests, rows } from '../testing/wire-requests.ts'
import { wireSignedIn } from '../testing/wire-samples.ts'
import { http } from '../transport/http.ts'
import { httpCompanyUsers } from './company-users.ts'
import { httpIntegrations } from './integrations.ts'
import { httpSignUp } from './sign-up.ts'
import { httpUserInvitations } from './user-invitations.ts'

const code = { email: 'ira@novak.example', code: '123456' }
const names = { firstName: 'Ira', lastName: 'Novak' }

const invitation = (change: object = {}) => ({
  id: 7,
  email: 'noor@northlake.example',
  scopes: ['sourcing', 'newer_than_this_portal'],
  site: 'main',
  user_id: 1,
  sent_at: '2026-11-21T08:00:00.000Z',
  delivered_at: null,
  delivery_failed_at: null,
  claimed_at: null,
  created_at: '2026-11-21T08:00:00.000Z',
  ...change,
})

describe('signing up', () => {
  it("signing up sends the sign-in's CSRF token before there is a session, and the session's own after", async () => {
    const { fetch, sent } = localFetch(
      json({ lives_seconds: 600, resend_after_seconds: 30 }),
      json(wireSignedIn()),
      json(wireSignedIn()),
    )
    const signUp = httpSignUp(http({ base: '', fetch }))
    await signUp.start({ email: code.email, referrer: 'partner' })
    await signUp.enterCode(code)
    await signUp.giveDetails(names)
    const proofs = sent.map(({ init }) => new Headers(init.headers).get('x-csrf-token'))
    expect(proofs.slice(0, 2)).toEqual(['sign-in', 'sign-in'])
    expect(proofs[2]).not.toBe('sign-in')
    expect(sent.map(({ init }) => JSON.parse(init.body as string) as unknown)).toEqual([
      { email: code.email, referrer: 'partner' },
      code,
      { first_name: 'Ira', last_name: 'Novak' },
    ])
  })

  it('signing up reads only a 404 of the check as no invitation', async () => {
    const { fetch } = localFetch(
      json(wireSignedIn()),
      json({ errors: [] }, 404),
      json({ errors: [] }, 403),
      json({ errors: [] }, 500),
    )
    const signUp = httpSignUp(http({ base: '', fetch }))
    expect(await signUp.checkForOpenInvitation()).toEqual({ ok: true, value: null })
    expect(await signUp.checkForOpenInvitation()).toMatchObject({ refusal: { kind: 'forbidden' } })
    await expect(signUp.checkForOpenInvitation()).rejects.toMatchObject({ failure: { status: 500 } })
  })

  it("signing up names refused fields by core's names", async () => {
    const errors = [{ field: 'first_name', message: 'Enter your first name.' }]
    const { fetch } = localFetch(json(wireSignedIn()), json({ errors }, 422))
    expect(await httpSignUp(http({ base: '', fetch })).giveDetails(names)).toMatchObject({
      refusal: { kind: 'invalid', problems: [{ field: 'firstName' }] },
    })
  })
})

describe('users and invitations', () => {
  it("users and invitations are requested with the monitor's parameters", async () => {
    const { fetch, sent } = localFetch(rows(), rows(), rows(), rows())
    const send = http({ base: '', fetch })
    await httpCompanyUsers(send).list({ scope: 'compliance', page: 2 })
    await httpCompanyUsers(send).search({ term: 'a&b' })
    await httpUserInvitations(send).list({})
    await httpIntegrations(send).applications({ companyId: id(4) })
    expect(sent.map(requests)).toEqual([
      '/api/v1/users?page=2&per_page=50&q[s]=first_name asc&q[scopes_contains]=compliance',
      '/api/v1/users/search_company_users?search_term=a&b&page=1',
      '/user_invitations?page=1&per_page=50',
      '/oauth/applications?company_id=4&q[explicit_classification_id_not_null]=true&page=1&per_page=50',
    ])
  })

  it('users and invitations skip an unknown scope and site', async () => {
    const { fetch } = localFetch(
      json([invitation(), invitation({ id: 8, site: 'a third brand' })], 200, paging),
    )
    const listed = await httpUserInvitations(http({ base: '', fetch })).list({})
    expect(listed).toMatchObject({ ok: true, value: { items: [{ id: 7, scopes: ['sourcing'] }] } })
  })

  it.each([
    ['site', { site: 7 }],
    ['created_at', { created_at: '21 Nov' }],
    ['email', { email: null }],
  ])('users and invitations with an unreadable %s name the field, never its value', async (field, change) => {
    const { fetch } = localFetch(json([invitation(change)], 200, paging))
    const listed = httpUserInvitations(http({ base: '', fetch })).list({})
    await expect(listed).rejects.toMatchObject({
      failure: { kind: 'unreadable', detail: expect.stringContaining(`0.${field}: `) },
    })
  })
})
