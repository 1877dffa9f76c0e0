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
  ['api', 'Your company’s plan does not include the API.'],
  ['api-with-insights', 'Your company’s plan does not include the API with insights.'],
  ['connect', 'Your company’s plan does not include carrier connections.'],
  ['rule', 'Your company’s plan does not include carrier rules.'],
  ['lane-search', 'Your company’s plan does not include lane search.'],
  ['rate-confirmation', 'Your company’s plan does not include rate confirmations.'],
  ['export', 'Your company’s plan does not include export.'],
  ['export-with-insights', 'Your company’s plan does not include export with insights.'],
  ['insights', 'Your company’s plan does not include insights.'],
  ['insurance-certificates', 'Your company’s plan does not include insurance certificates.'],
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
