import {
  type CarrierId,
  type DecidedLoad,
  type DecidedLoadDetail,
  type DecisionSignature,
  GATE_ANSWERS,
  LOAD_STAGES,
  type LoadId,
  type DecisionContact,
  type DecisionContent,
  type DecisionFact,
  type DecisionHeader,
  type DecisionOverride,
  type DecisionPolicy,
  type DecisionRecord,
  type DecisionRecordId,
  type DecisionRecords,
  type Json,
  reasonInNote,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { assessedRule, hiddenRules } from '../wire/decision-rule.ts'
import { list } from '../wire/list.ts'
import { gateReason } from './gate.ts'
import { paged } from '../wire/paging.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { verdictWord } from '../wire/rules-assessment.ts'
import { calendarDate, count, id, instant, nullable, oneOf, optional, text, yesNo } from '../wire/values.ts'

const day = nullable(calendarDate)

const digest: Reader<string> = value => {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) throw new Unreadable('no digest')
  return value
}

const factValue: Reader<DecisionFact['value']> = value => {
  if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
    throw new Unreadable('no value of a fact')
  return value as DecisionFact['value']
}

/** The key is kept: it is the name of the fact in the record, whichever monitor wrote it. */
const fact: Reader<DecisionFact> = record({
  key: text,
  value: factValue,
  source: nullable(text),
  as_of: day,
})

const storedOverride = record({
  is_type: ['ruleType', text],
  is_active: yesNo,
  expiration_date: ['expiresOn', calendarDate],
  user_name: ['authorName', nullable(text)],
  created_at: instant,
  file_name: nullable(text),
  note: optional(text),
})
const override: Reader<DecisionOverride> = value => {
  const { note, ...rest } = storedOverride(value)
  return { ...rest, reason: note === null ? null : reasonInNote(note, rest) }
}

const contact: Reader<DecisionContact> = record({
  name: nullable(text),
  title: nullable(text),
  phone: nullable(text),
  email: nullable(text),
  source: text,
  as_of: day,
})

const policyKind: Reader<string> = value => text(value).replaceAll('_', '-')

const policy: Reader<DecisionPolicy> = record({
  kind: policyKind,
  is_primary: yesNo,
  insurer: nullable(text),
  policy_number: nullable(text),
  amount: ['amountUsd', nullable(count)],
  effective_on: day,
  expires_on: day,
  cancelled_on: ['canceledOn', day],
  source: text,
  as_of: day,
})

const open = record({
  verdict: nullable(verdictWord),
  safety_rules: nullable(hiddenRules),
  rules: nullable(list(assessedRule)),
  overrides: list(override),
  facts: list(fact),
  policies: list(policy),
  contacts: optional(list(contact)),
  policy_version: optional(count),
})
const ofSafety = record({ rules: list(assessedRule), overrides: list(override), facts: list(fact) })

/** Both parts as one; without the part of safety data, how many rules it hides. */
const joined = (
  on: DecisionContent['day'],
  { safetyRules, ...general }: ReturnType<typeof open>,
  safety: ReturnType<typeof ofSafety> | null,
): DecisionContent => ({
  ...general,
  day: on,
  hidden: safety === null ? safetyRules : null,
  rules: general.rules && [...general.rules, ...(safety?.rules ?? [])],
  overrides: [...general.overrides, ...(safety?.overrides ?? [])],
  facts: [...general.facts, ...(safety?.facts ?? [])],
})

const headerFields = {
  id: id<'decision-record'>,
  carrier_id: id<'carrier'>,
  user_id: ['authorId', id<'user'>],
  user_name: ['authorName', nullable(text)],
  made_at: instant,
  message: nullable(text),
  verdict: nullable(verdictWord),
  digest,
} as const
const loadFields = record({
  load_id: optional(id<'load'>),
  stage: optional(oneOf(LOAD_STAGES)),
  gate_answer: optional(oneOf(GATE_ANSWERS)),
})

/** The load of a record in a list. Null: it is about the carrier alone. */
const loadOf = (value: unknown): DecidedLoad | null => {
  const { loadId, stage, gateAnswer } = loadFields(value)
  return loadId === null || stage === null || gateAnswer === null
    ? null
    : { id: loadId, stage, answer: gateAnswer }
}

const header: Reader<DecisionHeader> = value => ({ ...ofHeader(value), load: loadOf(value) })
const ofHeader = record(headerFields)

const gateOfLoad = record({
  id: id<'load'>,
  external_load_number: ['number', nullable(text)],
  stage: oneOf(LOAD_STAGES),
  gate: record({
    answer: oneOf(GATE_ANSWERS),
    day: calendarDate,
    until: day,
    reasons: list(gateReason),
  }),
})

const about = record({ company_name: text, day: calendarDate, load: optional(gateOfLoad) })
const reasonsOfLoad = record({ load_reasons: optional(list(gateReason)) })

/** The load of a record, with all reasons where safety data is shown. */
const detailOf = (load: ReturnType<typeof gateOfLoad> | null, safety: unknown): DecidedLoadDetail | null => {
  if (load === null) return null
  const { gate, ...rest } = load
  const all = safety === null ? null : reasonsOfLoad(safety).loadReasons
  return { ...rest, ...gate, reasons: all ?? gate.reasons }
}

const signature: Reader<DecisionSignature> = record({ fingerprint: digest, public_key: text, value: text })
const signingKey = record({ fingerprint: digest, public_key: text })
const asSent = record({
  general: (value: unknown) => value as Json,
  safety: (value: unknown) => value as Json,
})

const whole = record({
  ...headerFields,
  digests: record({ general: digest, safety: digest }),
  signature: optional(signature),
  general: (value: unknown) => ({ ...about(value), ...open(value) }),
  safety: nullable(ofSafety),
  today: nullable(record({ day: calendarDate, general: open, safety: nullable(ofSafety) })),
})

/** A record: what it says, and as they were sent the parts that its digests are of. */
const decision: Reader<DecisionRecord> = value => {
  const { digests, signature: signed, general, safety, today, ...rest } = whole(value)
  const { companyName, day, load, ...content } = general
  return {
    ...rest,
    companyName,
    load: detailOf(load, asSent(value).safety),
    content: joined(day, content, safety),
    document: { digest: rest.digest, digests, signature: signed, ...asSent(value) },
    today: today && joined(today.day, today.general, today.safety),
  }
}

type NewLoadDecision = Parameters<DecisionRecords['createOfLoad']>[0]

/** Calls of ours, beyond section 7. */
export const decisionRecordCalls = {
  list: call({
    route: 'GET decision_records',
    query: (params: { readonly carrierId: CarrierId; readonly page?: number }) => ({
      carrier_id: params.carrierId,
      ...paged(params),
    }),
    fields: { carrier_id: 'carrierId', page: 'page' },
    read: pageOf(list(header)),
  }),
  find: call({
    route: 'GET decision_records/:id',
    path: (params: { readonly id: DecisionRecordId }) => ({ id: params.id }),
    read: one(decision),
  }),
  listOfLoad: call({
    route: 'GET decision_records',
    query: (params: { readonly loadId: LoadId; readonly page?: number }) => ({
      load_id: params.loadId,
      ...paged(params),
    }),
    fields: { load_id: 'loadId', page: 'page' },
    read: pageOf(list(header)),
  }),
  createOfLoad: call({
    route: 'POST loads/:id/decisions',
    once: true,
    handled: [401, 403, 404, 409, 422],
    path: ({ loadId }: NewLoadDecision) => ({ id: loadId }),
    body: ({ stage, message }: NewLoadDecision) => ({ load_decision: { stage, message } }),
    fields: { 'load_decision.stage': 'stage', 'load_decision.message': 'message' },
    read: one(decision),
  }),
  signingKey: call({ route: 'GET signing_key', read: one(signingKey) }),
  create: call({
    route: 'POST decision_records',
    once: true,
    body: (params: { readonly carrierId: CarrierId; readonly message: string | null }) => ({
      decision_record: { carrier_id: params.carrierId, message: params.message },
    }),
    fields: { 'decision_record.carrier_id': 'carrierId', 'decision_record.message': 'message' },
    read: one(decision),
  }),
}

export const httpDecisionRecords = (http: Http): DecisionRecords => bindCalls(http, decisionRecordCalls)
