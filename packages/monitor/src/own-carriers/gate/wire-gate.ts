import { z } from 'zod'
import { wireSuggestion } from '../../carriers/wire-carrier.ts'
import { wireIdentityTie } from '../../carriers/wire-cautions.ts'
import { OUTCOMES } from '../../rules/assessment/worst-outcome.ts'
import { wireDecisionRule } from '../decisions/wire-decision-rule.ts'

/** The answers, the worst first: no, a person must look, yes. */
export const GATE_ANSWERS = ['no', 'look', 'yes'] as const
export type GateAnswer = (typeof GATE_ANSWERS)[number]

/** What a reason makes of the answer. */
export const GATE_EFFECTS = ['no', 'look'] as const
export type GateEffect = (typeof GATE_EFFECTS)[number]

/** Reasons with nothing beside their code. */
const PLAIN_REASONS = [
  'not_on_record',
  'several_carriers',
  'no_carrier',
  'load_not_open',
  'out_of_service_order',
  'not_assessed',
  'intrastate_only',
  'withheld',
] as const
export type PlainReason = (typeof PLAIN_REASONS)[number]

const effect = z.enum(GATE_EFFECTS)
const text = z.string().nullable()

/** A reason of the gate. */
export const wireReason = z.discriminatedUnion('code', [
  z.object({ code: z.enum(PLAIN_REASONS), effect }),
  z.object({
    code: z.enum(['do_not_dispatch', 'on_hold']),
    effect,
    act: z.object({ at: text, by: text, notes: text }).nullable(),
  }),
  z.object({ code: z.literal('identity_alert'), effect, on: z.string() }),
  z.object({ code: z.literal('tie'), effect, tie: wireIdentityTie }),
  /** `changes_on`: it passes today, and is so on that day. */
  z.object({ code: z.literal('rule'), effect, rule: wireDecisionRule, changes_on: text }),
  z.object({
    code: z.literal('hidden_rules'),
    effect,
    hidden: z.object({ count: z.number(), worst: z.enum(OUTCOMES) }),
  }),
])
export type WireReason = z.input<typeof wireReason>

/** What the gate says of a carrier or a load, and what it rests on. */
export const wireGate = z.object({
  answer: z.enum(GATE_ANSWERS),
  day: z.string(),
  carrier: wireSuggestion.pick({ id: true, legal_name: true, identifiers: true }).nullable(),
  load_id: z.number().nullable(),
  /** Of all rules on that day, also of those that this user may not see. Null: nothing is assessed. */
  verdict: z.enum(OUTCOMES).nullable(),
  /** The last day of the override that ends first. Null: none counts, or none has an end. */
  until: text,
  policy_version: z.number().nullable(),
  when_too_old: z.enum(GATE_EFFECTS),
  /** The worst first. */
  reasons: z.array(wireReason),
  /** The overrides that would make it better, the nearest answer first. */
  steps: z.array(z.object({ is_types: z.array(z.string()), answer: z.enum(GATE_ANSWERS) })),
  /** Every rule that this user may see. */
  rules: z.array(wireDecisionRule),
})
export type WireGate = z.input<typeof wireGate>
