import { withSmallLetter } from '../shared/first-letter.ts'
import type { Message } from '../shared/error-messages.ts'
import type { Paywall } from './paywall.ts'

/** The plan flags that open a feature. */
export type PlanFlag = Exclude<keyof Paywall, 'isWatchdog' | 'limits' | 'usage'>

/** A feature that a plan opens: its name for people, and the flags that must all be on. */
export interface PlanFeatureFacts {
  readonly label: string
  /** The label in a sentence, unless that is the label with a small letter. */
  readonly noun?: string
  readonly flags: readonly PlanFlag[]
}

/**
 * The features that a plan may open, by name.
 *
 * Source: section 6, "Paywall gates"; section 3, "Paywall".
 * Choice: a feature with insights also requires its plain form.
 */
export const PLAN_FEATURES = {
  api: { label: 'API', noun: 'the API', flags: ['canApi'] },
  'api-with-insights': {
    label: 'API with insights',
    noun: 'the API with insights',
    flags: ['canApi', 'canApiWithInsights'],
  },
  connect: { label: 'Carrier connections', flags: ['canConnect'] },
  rule: { label: 'Carrier rules', flags: ['canRule'] },
  'lane-search': { label: 'Lane search', flags: ['canLaneSearch'] },
  'rate-confirmation': { label: 'Rate confirmations', flags: ['canRateConfirmation'] },
  export: { label: 'Export', flags: ['canExport'] },
  'export-with-insights': { label: 'Export with insights', flags: ['canExport', 'canExportWithInsights'] },
  insights: { label: 'Insights', flags: ['canViewInsights'] },
  'insurance-certificates': {
    label: 'Insurance certificates',
    flags: ['canViewInsuranceCertificates'],
  },
} as const satisfies Readonly<Record<string, PlanFeatureFacts>>

/** The name of a feature that a plan opens. Source: section 6, "Paywall gates". */
export type PlanFeature = keyof typeof PLAN_FEATURES

/** Whether a plan opens a feature. Source: section 6, "Paywall gates". */
export const planOpens = (paywall: Paywall, feature: PlanFeature): boolean =>
  PLAN_FEATURES[feature].flags.every(flag => paywall[flag])

/**
 * The message for a user whose plan does not open a feature.
 *
 * Empty: null when the plan opens it.
 * Source: section 6, "Paywall gates".
 */
export const planRefusal = (paywall: Paywall, feature: PlanFeature): Message | null => {
  if (planOpens(paywall, feature)) return null
  const { label, noun = withSmallLetter(label) }: PlanFeatureFacts = PLAN_FEATURES[feature]
  return {
    title: 'Your plan does not include this',
    explanation: `Your company’s plan does not include ${noun}.`,
    advice: 'An admin at your company can choose another plan.',
    requestId: null,
  }
}

/** Whether lists may be exported. Source: section 6, "Paywall gates". */
export const mayExport = (paywall: Paywall): boolean => planOpens(paywall, 'export')

/** Whether an export may contain insights. Source: section 6, "Paywall gates". */
export const mayExportWithInsights = (paywall: Paywall): boolean => planOpens(paywall, 'export-with-insights')
