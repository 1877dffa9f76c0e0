import type {
  CarrierId,
  CommodityTypes,
  CompanyId,
  IdentityAlertId,
  IdentityAlertMessages,
  IdentityAlerts,
  IdentityAlertsParams,
  NewIdentityAlert,
  UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aNewIdentityAlert } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A signed-in broker who does not manage users; one other company has published the only alert. */
export interface IdentityAlertsSubject {
  readonly alerts: IdentityAlerts
  readonly nextCarrier: NextCarrier
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly otherCompanyId: CompanyId
  /** A user of another company. */
  readonly stranger: UserId
  /** The published alert of another company. */
  readonly foreign: IdentityAlertId
  /** No alert has it. */
  readonly absent: IdentityAlertId
  /** No carrier has it. */
  readonly absentCarrier: CarrierId
}

/** What every `IdentityAlerts` does. Source: section 7, "Alerts and identity". */
export const identityAlertsContract = (make: Make<IdentityAlertsSubject>): void => {
  describe('identity alerts', () => {
    let subject: IdentityAlertsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const draft = (change: Partial<NewIdentityAlert> = {}): NewIdentityAlert =>
      aNewIdentityAlert({ carrierId: subject.nextCarrier(), filedOn: '2024-05-01', ...change })
    const raised = async (change: Partial<NewIdentityAlert> = {}) =>
      valueOf(await subject.alerts.create(draft(change)))
    const idsOf = async (params: IdentityAlertsParams) =>
      valueOf(await subject.alerts.list(params)).items.map(({ id }) => id)

    it('identity alerts are published once created, by the user for their company', async () => {
      const params = draft()
      const alert = valueOf(await subject.alerts.create(params))
      const { companyId, userId } = subject
      expect(alert).toMatchObject({ ...params, companyId, userId, isPublished: true, messages: [] })
    })

    it('identity alerts are listed newest day first, then the newest made', async () => {
      const old = await raised({ filedOn: '2024-03-01' })
      const one = await raised({ filedOn: '2024-04-01' })
      const two = await raised({ filedOn: '2024-04-01' })
      const listed = await idsOf({})
      const places = [two, one, old].map(({ id }) => listed.indexOf(id))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    })

    it('identity alerts are narrowed by site, first day, company and user', async () => {
      const watchdog = await raised({ site: 'watchdog', filedOn: '2024-06-02' })
      const main = await raised({ site: 'main', filedOn: '2024-06-01' })
      expect(await idsOf({ site: 'watchdog' })).toEqual([watchdog.id])
      expect(await idsOf({ filedSince: '2024-06-02' })).toEqual([watchdog.id])
      const unpaid = await raised({ category: 'no_payment', filedOn: '2024-05-31' })
      expect(await idsOf({ category: 'no_payment' })).toEqual([unpaid.id])
      expect(await idsOf({ filedSince: '2024-06-01' })).toEqual([watchdog.id, main.id])
      for (const params of [{ companyId: subject.companyId }, { userId: subject.userId }]) {
        const own = await idsOf(params)
        expect(own).toContain(main.id)
        expect(own).not.toContain(subject.foreign)
      }
    })

    it('identity alerts of another company are listed, but not by a filter for that company or its users', async () => {
      expect(await idsOf({})).toContain(subject.foreign)
      expectRefused(await subject.alerts.list({ companyId: subject.otherCompanyId }), 'not-found')
      expectRefused(await subject.alerts.list({ userId: subject.stranger }), 'not-found')
    })

    it('identity alerts about one carrier are listed without those about others, newest day first', async () => {
      const about = await raised({ filedOn: '2024-02-01' })
      const carrierId = about.carrierId as CarrierId
      const later = await raised({ carrierId, filedOn: '2024-02-03' })
      const found = valueOf(await subject.alerts.ofCarrier({ carrierId }))
      expect([found.items.map(({ id }) => id), found.total]).toEqual([[later.id, about.id], 2])
      expectRefused(await subject.alerts.ofCarrier({ carrierId: subject.absentCarrier }), 'not-found')
    })

    it('identity alerts without a text or on a day to come are refused, naming the field field', async () => {
      expectInvalid(await subject.alerts.create(draft({ message: ' ' })), 'message')
      expectInvalid(await subject.alerts.create(draft({ filedOn: '2999-01-01' })), 'filedOn')
      expectInvalid(await subject.alerts.create(draft({ email: 'ruth' })), 'email')
    })

    it('identity alerts about a carrier that do not exist are not found; about none they are raised', async () => {
      expectRefused(await subject.alerts.create(draft({ carrierId: subject.absentCarrier })), 'not-found')
      expect((await raised({ carrierId: null })).carrierId).toBeNull()
    })

    it('identity alerts are found one by one, with the evidence that was added to them', async () => {
      const { id } = await raised()
      const sent = { alertId: id, kind: 'phone_record', note: ' Three calls. ', file: null } as const
      const piece = valueOf(await subject.alerts.addEvidence(sent))
      expect(piece).toMatchObject({ kind: 'phone_record', note: 'Three calls.', file: null })
      const found = valueOf(await subject.alerts.find({ id }))
      expect(found).toMatchObject({ alert: { id }, originAreaName: null, commodityName: null })
      expect(found.evidence).toEqual([piece])
      expect(valueOf(await subject.alerts.find({ id: subject.foreign })).evidence).toEqual([])
      expectRefused(await subject.alerts.find({ id: subject.absent }), 'not-found')
    })

    it('evidence is refused without a text, for the alert of another company, a withdrawn and a missing one', async () => {
      const { id: alertId } = await raised()
      const sent = { alertId, kind: 'email', note: 'The booking.', file: null } as const
      expectInvalid(await subject.alerts.addEvidence({ ...sent, note: ' ' }), 'note')
      expectRefused(await subject.alerts.addEvidence({ ...sent, alertId: subject.foreign }), 'forbidden')
      expectRefused(await subject.alerts.addEvidence({ ...sent, alertId: subject.absent }), 'not-found')
      valueOf(await subject.alerts.unpublish({ id: alertId }))
      expectRefused(await subject.alerts.addEvidence(sent), 'conflict')
    })

    it('identity alerts are unpublished once, and stay visible to their own company', async () => {
      const { id } = await raised()
      expect(valueOf(await subject.alerts.unpublish({ id }))).toMatchObject({ id, isPublished: false })
      expectRefused(await subject.alerts.unpublish({ id }), 'conflict')
      expect(await idsOf({ userId: subject.userId })).toContain(id)
    })

    it('identity alerts of another company cannot be unpublished, and missing ones are not found', async () => {
      expectRefused(await subject.alerts.unpublish({ id: subject.foreign }), 'forbidden')
      expectRefused(await subject.alerts.unpublish({ id: subject.absent }), 'not-found')
    })
  })
}

/** A broker who is signed in and may raise alerts. */
export interface IdentityAlertMessagesSubject {
  readonly messages: IdentityAlertMessages
  /** The alerts that the messages are added to. */
  readonly alerts: IdentityAlerts
  /** No alert has it. */
  readonly absent: IdentityAlertId
}

/** What every `IdentityAlertMessages` does. Source: section 7, "Alerts and identity". */
export const identityAlertMessagesContract = (make: Make<IdentityAlertMessagesSubject>): void => {
  describe('messages on alerts', () => {
    let subject: IdentityAlertMessagesSubject
    beforeAll(async () => {
      subject = await make()
    })

    const raised = async (change: Partial<NewIdentityAlert> = {}) =>
      valueOf(await subject.alerts.create(aNewIdentityAlert({ carrierId: null, ...change })))

    it('messages on alerts show on their alert, oldest first', async () => {
      const { id, filedOn } = await raised({ filedOn: '2024-07-01' })
      const added = []
      for (const message of ['It was delivered.', 'It was paid.'])
        added.push(valueOf(await subject.messages.create({ alertId: id, message })))
      expect(added.map(({ alertId, message }) => [alertId, message])).toEqual([
        [id, 'It was delivered.'],
        [id, 'It was paid.'],
      ])
      const listed = valueOf(await subject.alerts.list({ filedSince: filedOn }))
      expect(listed.items.find(alert => alert.id === id)?.messages).toEqual(added)
    })

    it('messages on alerts are refused when blank and for unpublished or missing alerts', async () => {
      const { id: alertId } = await raised()
      expectInvalid(await subject.messages.create({ alertId, message: ' ' }), 'message')
      valueOf(await subject.alerts.unpublish({ id: alertId }))
      expectRefused(await subject.messages.create({ alertId, message: 'More.' }), 'conflict')
      const lost = { alertId: subject.absent, message: 'More.' }
      expectRefused(await subject.messages.create(lost), 'not-found')
    })
  })
}

/** A broker who is signed in; there are at least three commodity types. */
export interface CommodityTypesSubject {
  readonly commodityTypes: CommodityTypes
}

/** What every `CommodityTypes` does. Source: section 7, "Alerts and identity". */
export const commodityTypesContract = (make: Make<CommodityTypesSubject>): void => {
  describe('commodity types', () => {
    it('commodity types are listed by name', async () => {
      const { commodityTypes } = await make()
      const { items, page } = valueOf(await commodityTypes.list({}))
      const names = items.map(({ name }) => name)
      expect(page).toBe(1)
      expect(names.length).toBeGreaterThanOrEqual(3)
      expect(names).toEqual(names.toSorted())
    })
  })
}
