import { EVERY_FEATURE } from '../../database/paywall-flags.ts'
import { momentBefore } from '../days.ts'
import type { WorldRows } from '../world.ts'

/** The ids of the demo companies. */
export const COMPANY = { northlake: 1, palisade: 2, cedarGap: 3, plainview: 4, stonebend: 5 } as const

/** The features that the watchdog plan lacks. */
export const NOT_IN_WATCHDOG_PLAN = {
  can_api: false,
  can_api_with_insights: false,
  can_connect: false,
  can_lane_search: false,
  can_rate_confirmation: false,
  can_export: false,
  can_export_with_insights: false,
}

const company = {
  company_type: 'broker',
  brand: 'main' as const,
  status: 'active',
  carrier_id: null,
  hide_vehicle_search: false,
  own_rate_confirmations_only: false,
  carrier_searches_limit: null,
  carrier_searches_count: 0,
  ...EVERY_FEATURE,
}

/**
 * Five broker companies: everything, the watchdog brand with limits, an expired trial, a small plan, and lane search
 * with two searches left, without exports,
 * and where users see only their own rate confirmations.
 */
export const demoCompanies = (today: string) =>
  [
    {
      ...company,
      id: COMPANY.northlake,
      legal_name: 'Northlake Freight Brokers LLC',
      plan_id: 'fleet',
      carrier_id: 1,
      created_at: momentBefore(today, 1_460),
    },
    {
      ...company,
      id: COMPANY.palisade,
      legal_name: 'Palisade Watch Logistics Inc',
      brand: 'watchdog' as const,
      plan_id: 'watchdog',
      ...NOT_IN_WATCHDOG_PLAN,
      hide_vehicle_search: true,
      carrier_searches_limit: 25,
      carrier_searches_count: 3,
      created_at: momentBefore(today, 410),
    },
    {
      ...company,
      id: COMPANY.cedarGap,
      legal_name: 'Cedar Gap Transport Brokerage LLC',
      plan_id: 'trial',
      status: 'subscription_or_trial_expired',
      created_at: momentBefore(today, 45),
    },
    {
      ...company,
      id: COMPANY.plainview,
      legal_name: 'Plainview Load Desk LLC',
      plan_id: 'starter',
      can_api: false,
      can_api_with_insights: false,
      can_rule: false,
      can_lane_search: false,
      can_rate_confirmation: false,
      can_export: false,
      can_export_with_insights: false,
      can_view_insights: false,
      can_view_insurance_certificates: false,
      carrier_searches_limit: 10,
      carrier_searches_count: 9,
      created_at: momentBefore(today, 200),
    },
    {
      ...company,
      id: COMPANY.stonebend,
      legal_name: 'Stonebend Lane Brokers LLC',
      plan_id: 'desk',
      own_rate_confirmations_only: true,
      can_api: false,
      can_api_with_insights: false,
      can_export: false,
      can_export_with_insights: false,
      carrier_searches_limit: 12,
      carrier_searches_count: 10,
      created_at: momentBefore(today, 320),
    },
  ] satisfies WorldRows['companies']
