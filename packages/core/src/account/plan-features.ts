import type { Words } from '../shared/words.ts'
import type { Paywall } from './paywall.ts'

/** The flags of a plan that open something. */
export type PlanFlag = Exclude<keyof Paywall, 'isWatchdog' | 'limits' | 'usage'>

/** A feature that a plan opens: its name for people, and the flags that must all be on. */
export interface PlanFeatureFacts {
  readonly label: string
  readonly needs: readonly PlanFlag[]
}

/**
 * What a plan may open, by the feature's name.
 *
 * Source: section 6, "Paywall gates"; section 3, "Paywall".
 * Choice: what carries insights along needs the plain form of the same feature as well.
 */
export const PLAN_FEATURES = {
  api: { label: 'The API', needs: ['canApi'] },
  'api-with-insights': { label: 'The API with insights', needs: ['canApi', 'canApiWithInsights'] },
  connect: { label: 'Connecting with carriers', needs: ['canConnect'] },
  rule: { label: 'Rules for carriers', needs: ['canRule'] },
  'lane-search': { label: 'Lane search', needs: ['canLaneSearch'] },
  'rate-confirmation': { label: 'Rate confirmations', needs: ['canRateConfirmation'] },
  export: { label: 'Export', needs: ['canExport'] },
  'export-with-insights': { label: 'Export with insights', needs: ['canExport', 'canExportWithInsights'] },
  insights: { label: 'Insights', needs: ['canViewInsights'] },
  'insurance-certificates': {
    label: 'Insurance certificates',
    needs: ['canViewInsuranceCertificates'],
  },
} as const satisfies Readonly<Record<string, PlanFeatureFacts>>

/** The name of a feature that a plan opens. Source: section 6, "Paywall gates". */
export type PlanFeature = keyof typeof PLAN_FEATURES

/** Whether a plan opens a feature. Source: section 6, "Paywall gates". */
export const planOpens = (paywall: Paywall, feature: PlanFeature): boolean =>
  PLAN_FEATURES[feature].needs.every(flag => paywall[flag])

/**
 * What a user reads whose plan does not open a feature.
 *
 * Empty: null when the plan opens it.
 * Source: section 6, "Paywall gates".
 */
export const planRefusal = (paywall: Paywall, feature: PlanFeature): Words | null =>
  planOpens(paywall, feature)
    ? null
    : {
        title: 'Your plan does not include this',
        explanation: `${PLAN_FEATURES[feature].label}: not part of your company’s plan.`,
        advice: 'Somebody who manages your company’s account can choose another plan.',
        requestId: null,
      }

/** Whether lists may be exported. Source: section 6, "Paywall gates". */
export const mayExport = (paywall: Paywall): boolean => planOpens(paywall, 'export')

/** Whether an export may carry insights along. Source: section 6, "Paywall gates". */
export const mayExportWithInsights = (paywall: Paywall): boolean => planOpens(paywall, 'export-with-insights')
