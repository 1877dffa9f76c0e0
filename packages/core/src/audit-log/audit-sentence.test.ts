import { anAuditEntry, arbitrary, holds, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { type AuditEntry, auditAuthorText } from './audit-entry.ts'
import { auditAct, auditActText } from './audit-sentence.ts'

const auditSentence = (entry: AuditEntry) =>
  [auditAuthorText(entry), ' ', ...auditAct(entry).map(({ text }) => text)].join('')

const subject = (label: string | null, number: number | null = 4) => ({ type: 'any', id: number, label })
const mesa = { id: id<'carrier'>(7), legalName: 'EAGLE MESA FREIGHT LLC' }
const NONE = { carriers: [], carrierCount: 0, subject: null, before: null, after: null } as const

const textOf = (change: Partial<AuditEntry>) =>
  auditSentence(anAuditEntry({ ...NONE, ...change })).replace('Dana Reyes ', '')
const ONE = { carriers: [mesa], carrierCount: 1 } as const

describe('an audit entry as a sentence', () => {
  it('says who overrode which rule for whom, and until when', () => {
    expect(auditSentence(anAuditEntry())).toBe(
      'Dana Reyes overrode Cargo at least 100,000 for EAGLE MESA FREIGHT LLC until Mar 4, 2027',
    )
    expect(auditActText(anAuditEntry({ after: ['2080-01-01'] }))).toBe(
      'Overrode Cargo at least 100,000 for EAGLE MESA FREIGHT LLC with no end date',
    )
  })

  const RULE = { ...ONE, subject: subject('cargo_at_least_100000'), after: ['2027-03-04'] }
  it.each<readonly [string, Partial<AuditEntry>]>([
    [
      'ended the override of Cargo at least 100,000 for EAGLE MESA FREIGHT LLC',
      { ...RULE, kind: 'override_ended' },
    ],
    [
      'restored the override of Cargo at least 100,000 for EAGLE MESA FREIGHT LLC until Mar 4, 2027',
      { ...RULE, kind: 'override_restored' },
    ],
    [
      'confirmed a certificate of insurance of EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'certificate_confirmed' },
    ],
    [
      'took back a certificate of insurance of EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'certificate_withdrawn' },
    ],
    ['overrode Unnamed rule', { kind: 'override_created' }],
    [
      'recorded a check (Physical location) of EAGLE MESA FREIGHT LLC until Mar 4, 2027',
      { ...ONE, kind: 'check_recorded', subject: subject('physical_location'), after: ['2027-03-04'] },
    ],
    [
      'recorded a check (References called) of EAGLE MESA FREIGHT LLC, which found nothing',
      { ...ONE, kind: 'check_recorded', subject: subject('references') },
    ],
    ['took back a check (Unknown kind) of EAGLE MESA FREIGHT LLC', { ...ONE, kind: 'check_withdrawn' }],
    ['marked EAGLE MESA FREIGHT LLC do not dispatch', { ...ONE, kind: 'do_not_dispatch' }],
    [
      'moved EAGLE MESA FREIGHT LLC from "Needs to onboard" to "Onboarded"',
      {
        ...ONE,
        kind: 'connection_status_changed',
        before: ['needs_to_onboard'],
        after: ['onboarded'],
      },
    ],
    [
      'moved EAGLE MESA FREIGHT LLC from "Other" to "New status"',
      { ...ONE, kind: 'connection_status_changed', after: ['new_status'] },
    ],
    ['dismissed EAGLE MESA FREIGHT LLC', { ...ONE, kind: 'connection_dismissed' }],
    ['restored EAGLE MESA FREIGHT LLC', { ...ONE, kind: 'connection_restored' }],
    ['put EAGLE MESA FREIGHT LLC on hold', { ...ONE, kind: 'connection_held' }],
    ['released EAGLE MESA FREIGHT LLC from hold', { ...ONE, kind: 'connection_released' }],
    ['started monitoring EAGLE MESA FREIGHT LLC', { ...ONE, kind: 'carrier_monitored' }],
    ['stopped monitoring EAGLE MESA FREIGHT LLC', { ...ONE, kind: 'carrier_monitoring_stopped' }],
    ['invited EAGLE MESA FREIGHT LLC to connect', { ...ONE, kind: 'carrier_invited' }],
    ['resent the invitation to EAGLE MESA FREIGHT LLC', { ...ONE, kind: 'carrier_invitation_resent' }],
    [
      'uploaded Master agreement with changes for EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'agreement_uploaded', subject: subject('Master agreement') },
    ],
    ['uploaded an agreement with changes', { kind: 'agreement_uploaded' }],
    [
      'uploaded W-9 for EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'tax_form_uploaded', subject: subject('W-9') },
    ],
    ['uploaded a tax form', { kind: 'tax_form_uploaded' }],
    [
      'recorded a decision about EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'decision_recorded', subject: subject(null) },
    ],
    ['recorded a decision', { kind: 'decision_recorded' }],
    [
      'recorded a decision on load NL-20841 (Tender, gate: No) for EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'load_decision_recorded', subject: subject('NL-20841'), after: ['tender', 'no'] },
    ],
    ['recorded a decision on load without a number', { kind: 'load_decision_recorded' }],
    [
      'sent the rate confirmation of load NL-20841 (gate: No, address confirmed by hand)',
      { kind: 'rate_confirmation_sent', subject: subject('NL-20841'), after: ['no', 'confirmed_address'] },
    ],
    [
      'sent the rate confirmation of load NL-20841 (gate: Yes)',
      { kind: 'rate_confirmation_sent', subject: subject('NL-20841'), after: ['yes', 'safe_address'] },
    ],
    ['sent the rate confirmation of load without a number', { kind: 'rate_confirmation_sent' }],
    ['canceled the rate confirmation of load without a number', { kind: 'rate_confirmation_canceled' }],
    [
      'recorded a decision on load 17 (later, gate: maybe)',
      { kind: 'load_decision_recorded', subject: subject('17'), after: ['later', 'maybe'] },
    ],
    [
      'recorded a decision on load 17',
      { kind: 'load_decision_recorded', subject: subject('17'), after: ['tender'] },
    ],
    [
      'posted an identity alert (double brokering) about EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'identity_alert_posted', subject: subject('double_brokering') },
    ],
    ['withdrew an identity alert (other)', { kind: 'identity_alert_unpublished' }],
    ['exported connections (1 row)', { kind: 'exported', subject: subject('connections'), rowCount: 1 }],
    ['exported New list', { kind: 'exported', subject: subject('new_list'), rowCount: null }],
    ['ran the report Carriers by verdict', { kind: 'report_run', subject: subject('Carriers by verdict') }],
    ['ran the report without a name', { kind: 'report_run' }],
    [
      'invited lee@northlake.example with Sourcing and Compliance',
      { kind: 'user_invited', subject: subject('lee@northlake.example'), after: ['sourcing', 'compliance'] },
    ],
    ['invited someone without permissions', { kind: 'user_invited' }],
    [
      'resent the invitation to lee@northlake.example with New scope',
      { kind: 'user_invitation_resent', subject: subject('lee@northlake.example'), after: ['new_scope'] },
    ],
    ['resent the invitation to someone without permissions', { kind: 'user_invitation_resent', after: [] }],
    ['withdrew the invitation to someone', { kind: 'user_invitation_withdrawn' }],
    ['joined with Sourcing', { kind: 'user_joined', after: ['sourcing'] }],
    ['removed Sam Okonjo from the company', { kind: 'user_removed', subject: subject('Sam Okonjo') }],
    ['removed someone from the company', { kind: 'user_removed' }],
    [
      'changed the permissions of Sam Okonjo: added Compliance; removed Sourcing',
      {
        kind: 'permissions_changed',
        subject: subject('Sam Okonjo'),
        before: ['manage_users', 'sourcing'],
        after: ['manage_users', 'compliance'],
      },
    ],
    ['changed the permissions of someone: no change', { kind: 'permissions_changed' }],
    [
      'changed the team Night desk: added Sam Okonjo',
      { kind: 'team_changed', subject: subject('Night desk'), before: [], after: ['Sam Okonjo'] },
    ],
    ['changed the team without a name: removed Sam Okonjo', { kind: 'team_changed', before: ['Sam Okonjo'] }],
    [
      'made policy version 3, in force from Dec 1, 2026',
      { kind: 'policy_version_created', subject: subject('3'), after: ['2026-12-01'] },
    ],
    ['made policy version without a number', { kind: 'policy_version_created' }],
    ['approved policy version 3', { kind: 'policy_version_approved', subject: subject('3') }],
    ['declined policy version 3', { kind: 'policy_version_declined', subject: subject('3') }],
    ['withdrew policy version 3', { kind: 'policy_version_withdrawn', subject: subject('3') }],
    [
      'let each new policy version wait for a second person',
      { kind: 'policy_approval_changed', before: ['not_required'], after: ['required'] },
    ],
    [
      'let new policy versions decide without a second person',
      { kind: 'policy_approval_changed', before: ['required'], after: ['not_required'] },
    ],
    [
      'changed when carriers are due for re-vetting: days after a decision from off to 180',
      {
        kind: 'vetting_settings_changed',
        before: ['unused_days 90'],
        after: ['every_days 180', 'unused_days 90'],
      },
    ],
    [
      'changed what the gate says of facts that are too old to “No”',
      { kind: 'gate_settings_changed', before: ['look'], after: ['no'] },
    ],
    [
      'changed what the gate says of facts that are too old to “A person must look”',
      { kind: 'gate_settings_changed', before: ['no'], after: ['look'] },
    ],
    [
      'changed how old facts may be: Company census from 90 days to 45 days; New source from 2 days to any age; Safety data from any age to 1 day',
      {
        kind: 'fact_ages_changed',
        before: ['registration 30', 'census 90', 'new_source 2'],
        after: ['registration 30', 'census 45', 'safety 1'],
      },
    ],
    ['changed how old facts may be: no change', { kind: 'fact_ages_changed' }],
    [
      'changed how old facts may be: Contact on record at least from 90 days to 120 days',
      { kind: 'fact_ages_changed', before: [], after: ['contacts 120'] },
    ],
    [
      'changed how old facts may be: Company census from an unknown age to 45 days; Safety data from any age to an unknown age',
      { kind: 'fact_ages_changed', before: ['census soon'], after: ['census 45', 'safety'] },
    ],
    [
      'approved change order 4 (legal name and phone)',
      { kind: 'change_order_approved', subject: subject(null), after: ['legalName', 'phone'] },
    ],
    ['rejected a change order', { kind: 'change_order_rejected' }],
    ['added a payment method (Visa)', { kind: 'payment_method_added', after: ['visa'] }],
    ['added a payment method (Card)', { kind: 'payment_method_added' }],
    [
      'changed the plan from Starter to Fleet',
      { kind: 'plan_changed', subject: subject('Fleet'), before: ['Starter'] },
    ],
    ['changed the plan from Starter to one without a name', { kind: 'plan_changed', before: ['Starter'] }],
    ['chose the plan Fleet', { kind: 'plan_changed', subject: subject('Fleet') }],
    ['chose the plan without a name', { kind: 'plan_changed' }],
    [
      'created the API key Nightly import (Read and Carrier match)',
      { kind: 'api_key_created', subject: subject('Nightly import'), after: ['read', 'carrier_match'] },
    ],
    ['created the API key without a name', { kind: 'api_key_created', after: [] }],
    ['created the API key Nightly import', { kind: 'api_key_created', subject: subject('Nightly import') }],
    ['added the webhook to tms.example', { kind: 'webhook_created', subject: subject('tms.example') }],
    [
      'changed the webhook to tms.example: switched off; added “A rate confirmation was sent”; removed “An alert was closed” and other',
      {
        kind: 'webhook_changed',
        subject: subject('tms.example'),
        before: ['on', 'alert.closed', 'other'],
        after: ['off', 'rate_confirmation.sent'],
      },
    ],
    ['changed a webhook: its address', { kind: 'webhook_changed' }],
    ['changed the secret of a webhook', { kind: 'webhook_secret_changed' }],
    ['removed the webhook to tms.example', { kind: 'webhook_removed', subject: subject('tms.example') }],
    ['tested the webhook to tms.example', { kind: 'webhook_tested', subject: subject('tms.example') }],
    [
      'resent a delivery of the webhook to tms.example',
      { kind: 'webhook_resent', subject: subject('tms.example') },
    ],
    ['revoked the API key Nightly import', { kind: 'api_key_revoked', subject: subject('Nightly import') }],
    [
      'did something that this page has no words for yet (Load tendered): Load 12 for EAGLE MESA FREIGHT LLC',
      { ...ONE, kind: 'load_tendered', subject: subject('Load 12') },
    ],
    ['did something that this page has no words for yet (Load tendered)', { kind: 'load_tendered' }],
  ])('%s', (text, change) => {
    expect(textOf(change)).toBe(text)
  })

  it('names the first carriers and counts the others', () => {
    const carriers = [
      mesa,
      { id: id<'carrier'>(8), legalName: 'ZION HAUL' },
      { id: id<'carrier'>(9), legalName: null },
    ]
    const of = (carrierCount: number) =>
      textOf({ kind: 'carrier_monitored', carriers: carriers.slice(0, carrierCount), carrierCount })
    expect(of(2)).toBe('started monitoring EAGLE MESA FREIGHT LLC and ZION HAUL')
    expect(of(3)).toBe('started monitoring EAGLE MESA FREIGHT LLC, ZION HAUL and carrier 9')
    expect(of(4)).toBe('started monitoring EAGLE MESA FREIGHT LLC, ZION HAUL, carrier 9 and 1 other')
    expect(of(1_203)).toBe('started monitoring EAGLE MESA FREIGHT LLC, ZION HAUL, carrier 9 and 1,200 others')
  })

  it('links to the carriers, the decision and the change order', () => {
    const links = (change: Partial<AuditEntry>) =>
      auditAct(anAuditEntry({ ...NONE, ...change })).flatMap(({ path }) => path ?? [])
    expect(links({ ...ONE, kind: 'decision_recorded', subject: subject(null, 12) })).toEqual([
      '/decision-records/12',
      '/carriers/7',
    ])
    expect(links({ kind: 'change_order_approved', subject: subject(null, 3) })).toEqual([
      '/company_change_orders/3',
    ])
  })

  it('names no one as someone', () => {
    expect(auditSentence(anAuditEntry({ userName: null, kind: 'user_joined', after: [] }))).toBe(
      'Someone joined without permissions',
    )
  })
})

describe('laws of audit sentences', () => {
  it('every entry is a sentence without raw names, whatever it holds', () => {
    holds([arbitrary.auditEntries], entry => {
      expect(auditSentence(entry)).not.toMatch(/undefined|null|NaN|\[object/)
      expect(auditSentence(entry).length).toBeGreaterThan(10)
    })
  })
})
