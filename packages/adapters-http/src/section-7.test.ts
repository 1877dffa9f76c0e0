import { describe, expect, it } from 'vitest'
import { adapterRoutes } from './adapter-routes.ts'

/** Every call that the product makes, by its route; where the specification has no path, the one that we gave it. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'Auth and user': [
    'GET refresh_jwt',
    'POST sign_in',
    'GET sign_out',
    'POST sign_in/code',
    'POST sign_up',
    'POST sign_up/code',
    'PATCH sign_up/details',
    'POST sign_up/create_company',
    'PATCH sign_up/check_for_open_user_invitation',
    'PATCH sign_up/claim_open_user_invitation',
    'GET api/flipper/actors/User;:id',
    'GET api/v1/users',
    'DELETE api/v1/users/:id',
    'PATCH api/v1/users/:id',
    'GET api/v1/users/search_company_users',
    'GET api/v1/users/:id/outlook_integration_key',
    'GET api/v1/users/redacted_users',
    'GET api/v1/companies',
  ],
  'Areas and rules': [
    'GET areas/autocomplete',
    'GET areas/:id',
    'GET areas/find_by_place_id',
    'GET areas',
    'GET rules',
    'GET rules/:id',
    'GET rules/is_types',
    'GET rule_overrides',
    'POST rule_overrides',
    'GET rule_overrides/:id',
    'POST rule_overrides/deactivate',
    'PATCH rule_overrides/:id',
  ],
  'Connections and onboarding': [
    'GET connections',
    'GET connections/for_broker_portal',
    'PATCH connections/set_carrier_to_do_not_dispatch',
    'PATCH connections/:id',
    'GET onboarding_packets',
    'GET onboarding_packets/:id',
    'GET onboarding_packet_contracts/:id',
    'GET onboarding_packet_contracts/search_by_carrier_id',
    'GET subscriptions/for_broker_portal',
    'POST subscriptions/create_by_carrier',
    'DELETE subscriptions/destroy_by_carrier',
    'POST subscriptions/upload_file',
    'GET contracts/current_contract',
    'POST onboarding_packet_contracts/upload_redlined_contract',
    'POST tax_form_submissions/upload_redlined_tax_contract',
    'GET payment_terms',
    'GET classifications',
    'GET oauth/applications',
    'POST connection_invitations',
    'PATCH connection_invitations/:id/resend',
    'GET connection_invitations',
    'GET user_invitations',
    'POST user_invitations',
    'PATCH user_invitations/:id/resend',
    'DELETE user_invitations/:id',
  ],
  Insurance: [
    'GET insurance_certificate_requests',
    'GET insurance_activities',
    'POST insurance_policies/request_cargo_policy',
    'GET api/v1/insurance_policies/active_by_carrier_id',
  ],
  Carriers: [
    'GET carriers/:id/for_broker_portal',
    'GET carriers/:id/inspections',
    'GET carriers/:id/crashes',
    'GET carriers/:id/violations',
    'GET carriers/:id/safety',
    'GET carriers/:id/insights',
    'GET carriers/:id/associated_carriers',
    'GET carriers/:id/rules_assessments_for_unassigned_classifications',
    'GET carriers/:id/eld_carrier_vehicles',
    'GET carriers/:id/historical_touches_by_five_zip_areas',
    'GET carriers/:id/recently_visited_areas_verified_by_eld',
    'GET carriers/:id/power_unit_stats',
    'GET carriers/:id/eld_status',
    'GET carriers/:id/payment_load_analysis',
    'GET carriers/:id/vehicles',
    'GET carriers/global_search',
    'GET carriers',
    'POST carriers/search',
    'POST carriers/email_search_associated_carriers',
    'POST carriers/phone_search_associated_carriers',
    'PATCH carriers/:id/block_associated_carriers',
    'PATCH carriers/:id/block_associated_carriers_by_ids',
    'GET carriers/:id/directory',
    'GET carriers/:id/directory_users',
  ],
  Vehicles: [
    'GET carrier_vehicles',
    'GET vehicles/:id',
    'GET vehicles/:vin/by_vin',
    'GET carrier_vehicle_areas/by_carrier_vehicle',
  ],
  'Rate confirmations': [
    'GET rate_confirmations',
    'GET rate_confirmation_mails',
    'GET rate_confirmations/:id',
    'GET rate_confirmation_mails/:id',
    'GET rate_confirmations/:id/get_terms',
  ],
  'Alerts and identity': [
    'POST identity_alerts',
    'GET identity_alerts',
    'PATCH identity_alerts/:id/unpublish',
    'POST identity_alert_messages',
    'POST edit_requests',
    'GET commodity_types',
    'GET saved_searches',
    'POST saved_searches',
    'DELETE saved_searches/:id',
  ],
  Billing: [
    'GET billing/current_payment_methods',
    'PATCH billing/change_plan',
    'PATCH billing/add_payment_method',
  ],
  Company: [
    'GET company_change_orders',
    'GET company_change_orders/:id',
    'PATCH company_change_orders/:id/approve',
    'PATCH company_change_orders/:id/reject',
    'GET company_reports',
    'PATCH company_reports/:id/run_report',
  ],
  'Loads, tickets, notes and teams': [
    'GET loads',
    'GET loads/:id',
    'PATCH loads/:id',
    'GET loads/:id/load_logs',
    'POST load_logs',
    'GET loads/:id/carrier_vehicle_area_trace_data',
    'GET loads/:id/recent_carrier_vehicle_areas_by_carrier_vehicle',
    'GET loads/:id/vehicle_distances_to_pickup',
    'GET tickets',
    'PATCH tickets/:id',
    'GET notes',
    'POST notes',
    'GET teams',
    'GET teams/:id',
    'PATCH teams/:id',
    'GET teams/:id/team_users',
  ],
}

/**
 * Calls of ours: suggestions while someone types, counts of verdicts, the feed of monitored carriers, and the rest of a
 * directory, which the product calls follow-up links.
 */
const OURS = [
  'GET monitoring/carriers',
  'GET monitoring/changes',
  'GET monitoring/regions',
  'GET carriers/suggest',
  'GET carriers/verdict_counts',
  'GET carriers/:id/contact_changes',
  'GET carriers/:id/identity_alerts',
  'GET carriers/:id/directory_contacts',
  'GET carriers/:id/directory_dispatch_users',
  'GET carriers/:id/directory_fmcsa_info',
]

const there = new Set(adapterRoutes())

describe.each(Object.entries(CALLS))('section 7, %s', (_, routes) => {
  it.each(routes)('the call tables have the route %s', route => {
    expect(there).toContain(route)
  })
})

it('every route of the call tables is in section 7', () => {
  expect([...there].toSorted()).toEqual([...Object.values(CALLS).flat(), ...OURS].toSorted())
})
