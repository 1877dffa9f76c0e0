import type { CarrierSummary } from '../carrier/carrier.ts'
import type { ConnectionAct } from '../carrier/hold.ts'
import type { IdentityTie } from '../carrier/association/identity-tie-record.ts'
import type { HiddenRules } from '../rules/assessment.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { LoadId } from '../load/load.ts'
import type { DecisionRule } from './decision-rule.ts'

/** The answers, the worst first. Source: section 4, "Gate". */
export const GATE_ANSWERS = ['no', 'look', 'yes'] as const

/** Whether a carrier may have a load; `look`: a person must look. Source: section 4, "Gate". */
export type GateAnswer = (typeof GATE_ANSWERS)[number]

/** What a reason makes of the answer. Source: section 4, "Gate". */
export type GateEffect = Exclude<GateAnswer, 'yes'>

/** What is read of facts that are too old. Source: section 4, "Gate". */
export interface GateSettings {
  readonly whenTooOld: GateEffect
}

/** Reasons that have no more to say than that they are there. */
export const PLAIN_GATE_REASONS = [
  'not_on_record',
  'several_carriers',
  'no_carrier',
  'load_not_open',
  'out_of_service_order',
  'not_assessed',
  'intrastate_only',
  'withheld',
] as const
/** One of them. */
export type PlainGateReason = (typeof PLAIN_GATE_REASONS)[number]

/** Why the answer is not yes. Source: section 4, "Gate". */
export type GateReason = { readonly effect: GateEffect } & (
  | { readonly code: PlainGateReason }
  | { readonly code: 'do_not_dispatch' | 'on_hold'; readonly act: ConnectionAct | null }
  | { readonly code: 'identity_alert'; readonly on: CalendarDate }
  | { readonly code: 'tie'; readonly tie: IdentityTie }
  /** `changesOn`: it passes today, and is so on that day. Null: it is so today. */
  | { readonly code: 'rule'; readonly rule: DecisionRule; readonly changesOn: CalendarDate | null }
  /** One that this portal does not know, by the monitor's name. */
  | { readonly code: 'other'; readonly name: string }
  | { readonly code: 'hidden_rules'; readonly hidden: HiddenRules }
)

/** Overrides that together make an answer better: all are necessary. Source: section 4, "Gate". */
export interface GateStep {
  readonly ruleTypes: readonly AnyRuleType[]
  readonly answer: GateAnswer
}

/** What is decided about a carrier on a day. Source: section 4, "Gate". */
export interface GateDecision {
  readonly answer: GateAnswer
  /** By the company's rules on that day. Null: nothing is assessed. */
  readonly verdict: Verdict | null
  /** The last day of the override that ends first. Null: none counts, or none has an end. */
  readonly until: CalendarDate | null
  /** The worst first. Empty: the answer is yes. */
  readonly reasons: readonly GateReason[]
  /** The nearest first. Empty: no override makes it better. */
  readonly steps: readonly GateStep[]
}

/** A decision with what it rests on. Source: section 4, "Gate". */
export interface GatePass extends GateDecision {
  /** The day that it was asked for. */
  readonly day: CalendarDate
  /** Null: none was found, or several were. */
  readonly carrier: Pick<CarrierSummary, 'id' | 'legalName' | 'identifiers'> | null
  /** Null: no load was named. */
  readonly loadId: LoadId | null
  readonly settings: GateSettings
  /** Null: the company's first rules. */
  readonly policyVersion: number | null
  /** Every rule that is shown to this user, with the day and the file of its fact. */
  readonly rules: readonly DecisionRule[]
}
