import type { IdentityAlertId, IdentityAlertMessages, IdentityAlerts, NewIdentityAlert } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aNewIdentityAlert } from '../../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

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

    it('show on their alert, oldest first', async () => {
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

    it('are not blank, and are added to no alert that was taken back or is not there', async () => {
      const { id: alertId } = await raised()
      expectInvalid(await subject.messages.create({ alertId, message: ' ' }), 'message')
      valueOf(await subject.alerts.unpublish({ id: alertId }))
      expectRefused(await subject.messages.create({ alertId, message: 'More.' }), 'conflict')
      const lost = { alertId: subject.absent, message: 'More.' }
      expectRefused(await subject.messages.create(lost), 'not-found')
    })
  })
}
