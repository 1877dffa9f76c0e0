import { describe, expect, it } from 'vitest'
import { anIdentityAlert, id } from '../../builders/index.ts'
import { contactSearchContract } from '../../contracts/index.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeContactSearch } from './fake-contact-search.ts'

contactSearchContract(async () => ({
  contacts: fakeContactSearch(fakeWorld()),
  known: { carrierId: id(7), email: 'ruth@eaglemesa.example', phone: '+12145550111' },
  lookalike: 'ruth@eag1emesa.example',
}))

describe('fakeContactSearch', () => {
  it('knows no visitor', async () => {
    const contacts = fakeContactSearch(fakeWorld({ user: null }))
    for (const outcome of [
      await contacts.byEmail({ email: 'a@b.example' }),
      await contacts.byPhone({ phone: '1' }),
    ])
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'unauthenticated' } })
  })

  it('counts the published alerts that name the contact', async () => {
    const identityAlerts = [anIdentityAlert(), anIdentityAlert({ id: id(2), isPublished: false })]
    const contacts = fakeContactSearch(fakeWorld({ identityAlerts }))
    for (const outcome of [
      await contacts.byEmail({ email: 'ruth@eag1emesa.example' }),
      await contacts.byPhone({ phone: '214 555 0199' }),
    ])
      expect(outcome).toMatchObject({ ok: true, value: { fraudReportsCount: 1 } })
  })
})
