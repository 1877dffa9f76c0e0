import { z } from 'zod'
import { OUTCOMES } from '../../rules/assessment/worst-outcome.ts'
import { GATE_ANSWERS, GATE_EFFECTS, wireReason } from '../gate/wire-gate.ts'
import { wireDecisionRule } from './wire-decision-rule.ts'

const text = z.string().nullable()

const fact = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  source: text,
  as_of: text,
})
export type WireDecisionFact = z.output<typeof fact>

const override = z.object({
  id: z.number(),
  is_type: z.string(),
  classification_id: z.number().nullable(),
  is_active: z.boolean(),
  expiration_date: z.string(),
  user_id: z.number(),
  user_name: text,
  file_name: text,
  created_at: z.string(),
  /** The note in which its author gave the reason. */
  note: text,
})

const contact = z.object({
  name: text,
  title: text,
  phone: text,
  email: text,
  source: z.string(),
  as_of: text,
})

const policy = z.object({
  kind: z.string(),
  is_primary: z.boolean(),
  insurer: text,
  policy_number: text,
  amount: z.number().nullable(),
  effective_on: text,
  expires_on: text,
  cancelled_on: text,
  source: z.string(),
  as_of: text,
})

/** What everyone of the company may see of an assessment. Without rules in the plan, `rules` is null. */
const open = z.object({
  verdict: z.enum(OUTCOMES).nullable(),
  /** How many rules use safety data, and the worst outcome among them. */
  safety_rules: z.object({ count: z.number(), worst: z.enum(OUTCOMES) }).nullable(),
  rules: z.array(wireDecisionRule).nullable(),
  /** The version of the company's policy that decided. Null: its first rules, or no rules in the plan. */
  policy_version: z.number().nullable(),
  overrides: z.array(override),
  facts: z.array(fact),
  policies: z.array(policy),
  /** The people on record. */
  contacts: z.array(contact),
})

/** What is decided on safety data. */
const ofSafety = z.object({
  rules: z.array(wireDecisionRule),
  overrides: z.array(override),
  facts: z.array(fact),
})

/** A carrier as assessed: what everyone may see, and what uses safety data. */
export interface Assessed {
  readonly open: z.output<typeof open>
  readonly safety: z.output<typeof ofSafety>
}

/** The name of the form in which a record is kept. Another form gets another name. */
export const FORMAT = 'fairhaul.decision-record.5'

/** The stages of a load at which its carrier is decided on. */
export const STAGES = ['tender', 'pickup'] as const
export type Stage = (typeof STAGES)[number]

/** The load that a record decides about, and what the gate said, as everyone may see it. */
export const wireDecidedLoad = z.object({
  id: z.number(),
  external_load_number: text,
  stage: z.enum(STAGES),
  gate: z.object({
    answer: z.enum(GATE_ANSWERS),
    day: z.string(),
    until: text,
    when_too_old: z.enum(GATE_EFFECTS),
    reasons: z.array(wireReason),
  }),
})
export type DecidedLoad = z.output<typeof wireDecidedLoad>

const general = z.object({
  format: z.literal(FORMAT),
  /** Random, so that no part can be guessed from its digest. */
  salt: z.string(),
  carrier_id: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  user_id: z.number(),
  user_name: text,
  made_at: z.string(),
  day: z.string(),
  message: text,
  load: wireDecidedLoad.nullable(),
  ...open.shape,
})

/** `load_reasons`: all reasons of the gate, also those from safety data. Null: the record is about no load. */
const safety = z.object({
  salt: z.string(),
  load_reasons: z.array(wireReason).nullable(),
  ...ofSafety.shape,
})

/**
 * The parts of a record as they were kept: those of the first form have no notes of overrides and no contacts, those before
 * the fourth no version of a policy, and those before this one no load.
 */
const oldOverrides = z.array(override.partial({ note: true }))
const storedGeneral = general.extend({
  format: z.enum([
    'fairhaul.decision-record.1',
    'fairhaul.decision-record.3',
    'fairhaul.decision-record.4',
    FORMAT,
  ]),
  load: wireDecidedLoad.nullable().optional(),
  overrides: oldOverrides,
  contacts: z.array(contact).optional(),
  policy_version: z.number().nullable().optional(),
})
const storedSafety = safety.extend({
  overrides: oldOverrides,
  load_reasons: z.array(wireReason).nullable().optional(),
})

/** Who can check a signature needs no more than this. */
const signature = z.object({
  fingerprint: z.string(),
  /** PEM. */
  public_key: z.string(),
  /** Base64, Ed25519. */
  value: z.string(),
})

/** The two parts of a record, each with a digest of its own. */
export interface DecisionParts {
  readonly general: z.output<typeof general>
  readonly safety: z.output<typeof safety>
}

/** A record in a list. */
export const wireDecisionHeader = z.object({
  id: z.number(),
  carrier_id: z.number(),
  user_id: z.number(),
  user_name: text,
  made_at: z.string(),
  message: text,
  verdict: z.enum(OUTCOMES).nullable(),
  digest: z.string(),
  load_id: z.number().nullable(),
  stage: z.enum(STAGES).nullable(),
  gate_answer: z.enum(GATE_ANSWERS).nullable(),
})

/** A whole record, and the carrier as it is assessed today; `today` is null when it is no longer on record. */
export const wireDecision = z.object({
  ...wireDecisionHeader.shape,
  digests: z.object({ general: z.string(), safety: z.string() }),
  /** Null: it was kept before records were signed. */
  signature: signature.nullable(),
  /** The acts that kept it and added themselves that day. Empty: it was requested. */
  acts: z.array(z.object({ user_name: text, made_at: z.string(), note: text })),
  general: storedGeneral,
  safety: storedSafety.nullable(),
  today: z.object({ day: z.string(), general: open, safety: ofSafety.nullable() }).nullable(),
})
