import { z } from 'zod'
import { gateOfLoad } from '../../freight/loads/gate-of-load.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { calendarDate, idInBody } from '../../http/fields.ts'
import { maySearchCarriers, planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { answerByNumber } from '../../own-carriers/gate/answer-gate.ts'
import { requireGateDay } from '../../own-carriers/gate/gate-day.ts'
import { GATE_EFFECTS, wireGate } from '../../own-carriers/gate/wire-gate.ts'
import { sentIdentifier } from '../../own-carriers/monitored/sent-identifier.ts'
import { readWhenTooOld, setWhenTooOld } from '../../own-carriers/policy/gate-settings.ts'

const COUNTRIES = ['US', 'CA', 'MX'] as const

const place = z.strictObject({
  country: z.enum(COUNTRIES, 'Give US, CA or MX.').nullable().default(null),
  state: z
    .string('Give two letters.')
    .regex(/^[A-Z]{2}$/, 'Give two letters.')
    .nullable()
    .default(null),
})

const day = calendarDate.nullable().default(null)

const dayOf = ({ clock }: Pick<Services, 'clock'>, given: string | null): string => {
  if (given !== null) requireGateDay(given, today(clock), 'gate.day')
  return given ?? today(clock)
}

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const ofCarrier = route({
  method: 'POST',
  reads: true,
  path: 'carriers/gate',
  summary: 'Whether a carrier may have a load: yes, no, or a person must look, with every reason',
  access: 'broker',
  guards: [maySearchCarriers],
  body: z.strictObject({
    gate: z
      .strictObject({
        carrier_id: idInBody.nullable().default(null),
        identifier: sentIdentifier.nullable().default(null),
        lane: z.strictObject({ origin: place, destination: place }).nullable().default(null),
        day,
      })
      .refine(sent => (sent.carrier_id === null) !== (sent.identifier === null), {
        path: ['identifier'],
        error: 'Give carrier_id or identifier.',
      }),
  }),
  answer: wireGate,
  handle: async ({ services, actor, body: { gate } }) => ({
    body: await answerByNumber(services, actor, {
      carrierId: gate.carrier_id,
      identifier: gate.identifier,
      places: gate.lane && [gate.lane.origin, gate.lane.destination],
      day: dayOf(services, gate.day),
    }),
  }),
})

const ofLoad = route({
  method: 'POST',
  reads: true,
  path: 'loads/:id/gate',
  summary: 'Whether the carrier of a load may have it, on the day of its pickup unless another is given',
  access: 'broker',
  body: z.strictObject({ gate: z.strictObject({ day }).prefault({}) }),
  answer: wireGate,
  handle: async ({ services, actor, params: { id }, body: { gate } }) => {
    if (gate.day !== null) requireGateDay(gate.day, today(services.clock), 'gate.day')
    return { body: await gateOfLoad(services, actor, { id, day: gate.day }) }
  },
})

const wireSettings = z.object({ when_too_old: z.enum(GATE_EFFECTS) })

const settings = route({
  method: 'GET',
  path: 'gate_settings',
  summary: 'What the gate says of facts that are too old',
  access: 'broker',
  answer: wireSettings,
  handle: async ({ services: { db }, actor }) => ({
    body: { when_too_old: await readWhenTooOld(db, companyOf(actor)) },
  }),
})

const changeSettings = route({
  method: 'PATCH',
  path: 'gate_settings',
  summary: 'Sets what the gate says of facts that are too old',
  access: 'broker',
  // It is a part of what the company requires of carriers, so it is written by those who write the policy.
  guards: [scopeGuard('manage_rule_overrides'), scopeGuard('manage_users'), planGuard('can_rule')],
  body: z.strictObject({
    gate_settings: z.strictObject({ when_too_old: z.enum(GATE_EFFECTS, 'Give look or no.') }),
  }),
  answer: wireSettings,
  handle: async ({ services: { db, clock }, actor, body: { gate_settings: sent } }) => {
    await setWhenTooOld(db, authorOf(actor, clock), sent.when_too_old)
    return { body: { when_too_old: await readWhenTooOld(db, companyOf(actor)) } }
  },
})

export const routes: readonly Route[] = [ofCarrier, ofLoad, settings, changeSettings]
