import { z } from 'zod'
import { idInBody, messageInBody } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { readAlert } from '../../onboarding/identity-alerts/read-alerts.ts'
import { wireMessage } from '../../onboarding/identity-alerts/wire-alert.ts'
import { withoutContact } from '../../kernel/without-contact.ts'
import { addMessage } from '../../onboarding/identity-alerts/write-alerts.ts'

const MESSAGE_MAX = 2_000

const create = route({
  method: 'POST',
  path: 'identity_alert_messages',
  summary: 'Adds a message to an alert',
  access: 'broker',
  body: z.strictObject({
    identity_alert_id: idInBody,
    message: messageInBody(MESSAGE_MAX, 'Write a message.'),
  }),
  answer: wireMessage,
  handle: async ({ services, actor, body }) => {
    const { db, clock } = services
    // Choice: watchdog users see and send no contacts, not even in messages.
    const message = actor.paywall.is_watchdog ? withoutContact(body.message) : body.message
    const alertId = body.identity_alert_id
    const { id } = await addMessage(db, actor, { alertId, message, at: clock.now() })
    const alert = await readAlert(services, actor, alertId)
    const made = alert?.messages.find(each => each.id === id)
    if (made === undefined) throw missing()
    return { status: 201, body: made }
  },
})

export const routes: readonly Route[] = [create]
