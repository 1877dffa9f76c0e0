import { describe, expect, it } from 'vitest'
import { aNewIdentityAlert, anIdentityAlert, aUser, id } from '../builders/index.ts'
import {
  commodityTypesContract,
  identityAlertMessagesContract,
  identityAlertsContract,
} from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeCommodityTypes, fakeIdentityAlertMessages, fakeIdentityAlerts } from './identity-alert-fakes.ts'

identityAlertsContract(async () => {
  const world = fakeWorld({
    user: aUser({ scopes: ['sourcing'] }),
    carriers: aFleet(),
    identityAlerts: [
      anIdentityAlert({
        id: id(90),
        carrierId: null,
        companyId: id(2),
        userId: id(50),
        filedOn: '2024-01-01',
      }),
    ],
  })
  return {
    alerts: fakeIdentityAlerts(world),
    nextCarrier: inOrder(),
    companyId: id(1),
    userId: id(1),
    otherCompanyId: id(2),
    stranger: id(50),
    foreign: id(90),
    absent: id(999),
    absentCarrier: id(999),
  }
})

identityAlertMessagesContract(async () => {
  const world = fakeWorld()
  return { messages: fakeIdentityAlertMessages(world), alerts: fakeIdentityAlerts(world), absent: id(999) }
})

commodityTypesContract(async () => ({ commodityTypes: fakeCommodityTypes(fakeWorld()) }))

describe('the fakes about identity alerts', () => {
  it('the fakes about identity alerts refuse a visitor', async () => {
    const world = fakeWorld({ user: null, identityAlerts: [anIdentityAlert()] })
    const alerts = fakeIdentityAlerts(world)
    for (const outcome of [
      await alerts.create(aNewIdentityAlert()),
      await alerts.list({}),
      await alerts.unpublish({ id: id(1) }),
      await fakeIdentityAlertMessages(world).create({ alertId: id(1), message: 'More.' }),
      await fakeCommodityTypes(world).list({}),
    ])
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'unauthenticated' } })
  })

  it('fakeIdentityAlerts hides unpublished alerts from other companies', async () => {
    const hidden = anIdentityAlert({ companyId: id(2), userId: id(50), isPublished: false })
    const world = fakeWorld({ identityAlerts: [hidden] })
    expect(await fakeIdentityAlerts(world).list({})).toMatchObject({ ok: true, value: { total: 0 } })
    for (const outcome of [
      await fakeIdentityAlerts(world).unpublish({ id: hidden.id }),
      await fakeIdentityAlertMessages(world).create({ alertId: hidden.id, message: 'More.' }),
    ])
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'not-found' } })
  })

  it('fakeIdentityAlerts refuses to create an alert for a user without a company', async () => {
    const alerts = fakeIdentityAlerts(fakeWorld({ user: aUser({ company: null }) }))
    expect(await alerts.create(aNewIdentityAlert())).toMatchObject({
      ok: false,
      refusal: { kind: 'forbidden' },
    })
  })
})
