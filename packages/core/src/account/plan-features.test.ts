import { aPaywall } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Paywall } from './paywall.ts'
import {
  mayExport,
  mayExportWithInsights,
  PLAN_FEATURES,
  type PlanFeature,
  planOpens,
  planRefusal,
} from './plan-features.ts'

const FEATURES = Object.keys(PLAN_FEATURES) as PlanFeature[]

it.each([
  ['canApi', ['api', 'api-with-insights']],
  ['canApiWithInsights', ['api-with-insights']],
  ['canConnect', ['connect']],
  ['canRule', ['rule']],
  ['canLaneSearch', ['lane-search']],
  ['canRateConfirmation', ['rate-confirmation']],
  ['canExport', ['export', 'export-with-insights']],
  ['canExportWithInsights', ['export-with-insights']],
  ['canViewInsights', ['insights']],
  ['canViewInsuranceCertificates', ['insurance-certificates']],
] as const satisfies readonly (readonly [keyof Paywall, readonly PlanFeature[]])[])(
  'a plan without %s opens everything but %j',
  (flag, closed) => {
    const paywall = aPaywall({ [flag]: false })
    expect(FEATURES.filter(feature => !planOpens(paywall, feature))).toEqual(closed)
  },
)

it.each([
  ['api', 'API: not included in your company’s plan.'],
  ['api-with-insights', 'API with insights: not included in your company’s plan.'],
  ['connect', 'Carrier connections: not included in your company’s plan.'],
  ['rule', 'Carrier rules: not included in your company’s plan.'],
  ['lane-search', 'Lane search: not included in your company’s plan.'],
  ['rate-confirmation', 'Rate confirmations: not included in your company’s plan.'],
  ['export', 'Export: not included in your company’s plan.'],
  ['export-with-insights', 'Export with insights: not included in your company’s plan.'],
  ['insights', 'Insights: not included in your company’s plan.'],
  ['insurance-certificates', 'Insurance certificates: not included in your company’s plan.'],
] as const)('a user without %s sees why', (feature, explanation) => {
  const [flag] = PLAN_FEATURES[feature].flags
  expect(planRefusal(aPaywall({ [flag]: false }), feature)).toEqual({
    title: 'Your plan does not include this',
    explanation,
    advice: 'An admin at your company can choose another plan.',
    requestId: null,
  })
  expect(planRefusal(aPaywall(), feature)).toBeNull()
})

it.each([
  [true, true, true, true],
  [true, false, true, false],
  [false, true, false, false],
  [false, false, false, false],
])('a plan with export %s and insights %s', (canExport, canExportWithInsights, plain, whole) => {
  const paywall = aPaywall({ canExport, canExportWithInsights })
  expect([mayExport(paywall), mayExportWithInsights(paywall)]).toEqual([plain, whole])
})
