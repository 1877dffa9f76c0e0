import {
  type GateParams,
  type CalendarDate,
  type Gate,
  GATE_ANSWERS,
  type GatePass,
  type GatePlace,
  type GateReason,
  type GateSettings,
  type LoadId,
  PLAIN_GATE_REASONS,
  TIE_REASONS,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { identityTie } from '../wire/carrier.ts'
import { identifiers } from '../wire/carrier-suggestion.ts'
import { list } from '../wire/list.ts'
import { members, record } from '../wire/record.ts'
import type { Reader } from '../wire/reader.ts'
import { verdictWord } from '../wire/rules-assessment.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, optional, text } from '../wire/values.ts'
import { assessedRule, hiddenRules } from '../wire/decision-rule.ts'

const effect = oneOf(['no', 'look'])
const answer = oneOf(GATE_ANSWERS)
const coded = record({ code: text, effect })
const isPlain = names('code', PLAIN_GATE_REASONS)
const isKnownTie = names('is_type', TIE_REASONS)

const act = record({
  act: nullable(record({ at: nullable(instant), by: nullable(text), notes: nullable(text) })),
})

/** What is beside the code of a reason. */
const BESIDE: ReadonlyMap<string, Reader<object>> = new Map<string, Reader<object>>([
  ['do_not_dispatch', act],
  ['on_hold', act],
  ['identity_alert', record({ on: calendarDate })],
  ['tie', record({ tie: identityTie })],
  ['rule', record({ rule: assessedRule, changes_on: optional(calendarDate) })],
  ['hidden_rules', record({ hidden: hiddenRules })],
])

const isKnown = (code: string, value: unknown): boolean => code !== 'tie' || isKnownTie(members(value)['tie'])

/** A reason; one that this portal does not know keeps its effect and its name. */
export const gateReason: Reader<GateReason> = value => {
  const { code, effect } = coded(value)
  if (isPlain(value)) return { code, effect } as GateReason
  const beside = BESIDE.get(code)
  if (beside === undefined || !isKnown(code, value)) return { code: 'other', effect, name: code }
  return { ...beside(value), code, effect } as GateReason
}

const settings: Reader<GateSettings> = record({ when_too_old: effect })

const pass = record({
  answer,
  day: calendarDate,
  carrier: nullable(record({ id: id<'carrier'>, legal_name: text, identifiers })),
  load_id: nullable(id<'load'>),
  verdict: nullable(verdictWord),
  until: nullable(calendarDate),
  policy_version: nullable(count),
  when_too_old: effect,
  reasons: list(gateReason),
  steps: list(record({ is_types: ['ruleTypes', list(text)], answer })),
  rules: list(assessedRule),
})

/** What the gate says. */
export const gatePass: Reader<GatePass> = value => {
  const { whenTooOld, ...rest } = pass(value)
  return { ...rest, settings: { whenTooOld } }
}

const placeBody = ({ country, state }: GatePlace) => ({ country, state })

/** Calls of ours, beyond section 7. Source: section 4, "Gate". */
export const gateCalls = {
  ofCarrier: call({
    route: 'POST carriers/gate',
    readsOnly: true,
    body: ({ carrier, lane, day }: GateParams) => ({
      gate: {
        ...('id' in carrier
          ? { carrier_id: carrier.id }
          : {
              identifier: {
                is_type: carrier.identifier.type,
                value: carrier.identifier.value,
                region: carrier.identifier.region,
              },
            }),
        ...(lane !== undefined && {
          lane: { origin: placeBody(lane.origin), destination: placeBody(lane.destination) },
        }),
        ...(day !== undefined && { day }),
      },
    }),
    fields: { 'gate.day': 'day', 'gate.identifier': 'carrier', 'gate.carrier_id': 'carrier' },
    read: one(gatePass),
  }),
  ofLoad: call({
    route: 'POST loads/:id/gate',
    readsOnly: true,
    path: ({ id }: { readonly id: LoadId; readonly day?: CalendarDate }) => ({ id }),
    body: ({ day }: { readonly id: LoadId; readonly day?: CalendarDate }) => ({
      gate: day === undefined ? {} : { day },
    }),
    fields: { 'gate.day': 'day' },
    read: one(gatePass),
  }),
  settings: call({ route: 'GET gate_settings', read: one(settings) }),
  changeSettings: call({
    route: 'PATCH gate_settings',
    body: ({ whenTooOld }: GateSettings) => ({ gate_settings: { when_too_old: whenTooOld } }),
    read: one(settings),
  }),
}

export const httpGate = (http: Http): Gate => bindCalls(http, gateCalls)
