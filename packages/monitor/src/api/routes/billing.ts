import { z } from 'zod'
import { addPaymentMethod } from '../../company/billing/add-payment-method.ts'
import { mayBeCardNumber } from '../../company/billing/card-number.ts'
import { changePlan } from '../../company/billing/change-plan.ts'
import { readBilling, wireBilling } from '../../company/billing/read-billing.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { brokerCompany, scopeGuard, sessionOnly } from '../../http/guards/guards.ts'
import { invalid } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'

const NONCE_MAX = 200
const PLAN_ID_MAX = 60

/** Open to an expired company, which has to be able to pay. Source: section 6, "Expired company". */
const mine = [brokerCompany, sessionOnly]
/** Choice: a change for the whole company needs the right to manage its users. */
const mayChange = [brokerCompany, scopeGuard('manage_users')]

const planId = z
  .string('Choose a plan.')
  .min(1, 'Choose a plan.')
  .max(PLAN_ID_MAX, 'This plan is not available.')

const answer = async ({ db, config }: Services, actor: Actor) => ({
  body: { ...(await readBilling(db, companyOf(actor))), card_provider: config.cards?.name ?? null },
})

const current = route({
  method: 'GET',
  path: 'billing/current_payment_methods',
  summary: "The company's plan and payment methods",
  access: 'account',
  guards: mine,
  answer: wireBilling,
  handle: ({ services, actor }) => answer(services, actor),
})

const change = route({
  method: 'PATCH',
  path: 'billing/change_plan',
  summary: 'Puts the company on another plan',
  access: 'account',
  guards: mayChange,
  body: z.strictObject({ plan_id: planId }),
  answer: wireBilling,
  handle: async ({ services, actor, body }) => {
    const { db, clock } = services
    await changePlan(db, { author: authorOf(actor, clock), planId: body.plan_id, today: today(clock) })
    return answer(services, actor)
  },
})

const add = route({
  method: 'PATCH',
  path: 'billing/add_payment_method',
  summary: 'Adds a card by its nonce, and the plan it pays for',
  access: 'account',
  guards: mayChange,
  body: z.strictObject({
    nonce: z
      .string('Enter a card first.')
      .max(NONCE_MAX, 'This is not a valid card entry.')
      .transform(text => text.trim())
      .refine(text => text !== '', 'Enter a card first.')
      .refine(text => !mayBeCardNumber(text), 'Never send a card number here.'),
    plan_id: planId,
  }),
  answer: wireBilling,
  handle: async ({ services, actor, body }) => {
    const { db, clock, config } = services
    if (config.cards === undefined)
      throw invalid('nonce', 'Cards cannot be added: no card provider is set up.')
    await addPaymentMethod(db, config.cards, {
      author: authorOf(actor, clock),
      planId: body.plan_id,
      nonce: body.nonce,
    })
    return answer(services, actor)
  },
})

export const routes: readonly Route[] = [current, change, add]
