import { z } from 'zod'
import {
  readVetted,
  readVettingDue,
  VETTING_REASONS,
  wireVettedCarriers,
  wireVettingFeed,
} from '../../freight/vetting/read-vetting.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { idInQuery, wholeNumber } from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { PER_PAGE_MAX } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { cursorInQuery } from '../../own-carriers/monitored/cursor.ts'
import {
  readVettingTerms,
  setVetting,
  vettingSettingsInBody,
  wireVettingTerms,
} from '../../own-carriers/policy/vetting-settings.ts'

const mayRule = planGuard('can_rule')

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const terms = route({
  method: 'GET',
  path: 'vetting_terms',
  summary: 'When the company decides on its carriers again, and the version of its policy in force',
  access: 'broker',
  guards: [mayRule],
  answer: wireVettingTerms,
  handle: async ({ services: { db }, actor }) => ({ body: await readVettingTerms(db, companyOf(actor)) }),
})

const settings = route({
  method: 'PATCH',
  path: 'vetting_terms',
  summary: 'Sets when the company decides on its carriers again',
  access: 'broker',
  // It is a part of what the company requires of carriers, so it is written by those who write the policy.
  guards: [scopeGuard('manage_rule_overrides'), scopeGuard('manage_users'), mayRule],
  body: z.strictObject({ vetting_terms: vettingSettingsInBody }),
  answer: wireVettingTerms,
  handle: async ({ services: { db, clock }, actor, body }) => {
    await setVetting(db, authorOf(actor, clock), body.vetting_terms)
    return { body: await readVettingTerms(db, companyOf(actor)) }
  },
})

const due = route({
  method: 'GET',
  path: 'vetting_due',
  summary: 'The onboarded carriers that are to be decided on again, the most overdue first',
  access: 'broker',
  guards: [planGuard('can_connect'), mayRule],
  query: z.strictObject({
    q: z
      .strictObject({ reason_eq: z.enum(VETTING_REASONS, 'This is not a valid reason.').optional() })
      .default({}),
    cursor: cursorInQuery.optional(),
    limit: wholeNumber({ min: 1, max: PER_PAGE_MAX }).default(PER_PAGE_MAX),
  }),
  answer: wireVettingFeed,
  handle: async ({ services, actor, query: { q, cursor, limit } }) => ({
    body: await readVettingDue(services, actor, { reason: q.reason_eq, cursor, limit }),
  }),
})

const ofCarriers = route({
  method: 'GET',
  path: 'vetted_carriers',
  summary: 'When the company last decided on some carriers and used them',
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject({
    q: z
      .strictObject({
        carrier_id_in: z
          .array(idInQuery, 'Give a list.')
          .max(PER_PAGE_MAX, `Give at most ${PER_PAGE_MAX} carriers.`),
      })
      .default({ carrier_id_in: [] }),
  }),
  answer: wireVettedCarriers,
  handle: async ({ services, actor, query: { q } }) => ({
    body: await readVetted(services, actor, q.carrier_id_in),
  }),
})

export const routes: readonly Route[] = [terms, settings, due, ofCarriers]
