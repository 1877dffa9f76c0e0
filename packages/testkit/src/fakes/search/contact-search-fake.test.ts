import { describe, expect, it } from 'vitest'
import { anIdentityAlert, id } from '../../builders/index.ts'
import { contactSearchContract } from '../../contracts/index.ts'
import { fakeConnections } from '../connection/fake-connections.ts'
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

  it('tells the newest five of them, and where the carrier is really reached', async () => {
    const identityAlerts = Array.from({ length: 6 }, (_, at) =>
      anIdentityAlert({ id: id(at + 1), email: 'ruth@eaglemesa.example' }),
    )
    const contacts = fakeContactSearch(fakeWorld({ identityAlerts }))
    expect(await contacts.byEmail({ email: 'ruth@eaglemesa.example' })).toMatchObject({
      ok: true,
      value: {
        fraudReportsCount: 6,
        fraudReports: [6, 5, 4, 3, 2].map(at => ({ id: at })),
        carriers: [{ id: 7, phone: '+12145550110', rulesAssessment: expect.anything() }],
      },
    })
  })

  it('tells how the company stands to a carrier since it was changed', async () => {
    const world = fakeWorld({ connections: [] })
    await fakeConnections(world).markDoNotDispatch({ carrierId: id(7) })
    expect(await fakeContactSearch(world).byEmail({ email: 'ruth@eaglemesa.example' })).toMatchObject({
      value: { carriers: [{ connection: { status: 'do_not_dispatch' } }] },
    })
  })
})
