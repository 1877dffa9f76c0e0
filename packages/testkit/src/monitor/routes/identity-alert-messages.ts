import { z } from 'zod'
import { idInBody, messageInBody } from '../http/fields.ts'

import { type Route, route } from '../http/route.ts'
import { wireMessage } from '../identity-alerts/read-alerts.ts'
import { withoutContact } from '../identity-alerts/without-contact.ts'
import { addMessage } from '../identity-alerts/write-alerts.ts'

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
  handle: async ({ services: { db, clock }, actor, body }) => {
    // Choice: watchdog users see and send no contacts, not even in messages.
    const message = actor.paywall.is_watchdog ? withoutContact(body.message) : body.message
    const made = await addMessage(db, actor, { alertId: body.identity_alert_id, message, at: clock.now() })
    return { status: 201, body: { ...made, created_at: made.created_at.toISOString() } }
  },
})

export const routes: readonly Route[] = [create]
