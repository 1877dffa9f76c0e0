import { momentBefore } from '../days.ts'
import { connectionPlans } from '../onboarding/connection-plans.ts'
import type { WorldRows } from '../world.ts'
import type { DemoSetting } from './part.ts'
import { holdOf } from './parts/onboarding.ts'

type Entry = NonNullable<WorldRows['audit_entries']>[number]

/** The people of Northlake, as an entry names them. */
export const DANA = { user_id: 1, user_name: 'Dana Reyes' }
export const PRIYA = { user_id: 4, user_name: 'Priya Sandhar' }
const FOR_EVER = '2080-01-01'

/** An act of someone at Northlake, with its carriers. */
export interface Act extends Partial<Omit<Entry, 'id' | 'occurred_at' | 'kind'>> {
  readonly kind: string
  readonly by: typeof DANA
  readonly at: string
  readonly carriers?: readonly number[]
}

/** What an act was about. */
export const auditSubject = (
  subject_type: string,
  subject_id: number | null,
  subject_label: string | null,
) => ({
  subject_type,
  subject_id,
  subject_label,
})

/** Acts whose results other parts of the demo have, at the same instants. */
export const actsOfOtherParts = (setting: DemoSetting): readonly Act[] => [
  ...actsOnCarriers(setting),
  ...actsOnCompany(setting),
]

const actsOnCarriers = ({ today, carriers }: DemoSetting): readonly Act[] => {
  const at = (days: number, minute?: number) => momentBefore(today, days, minute)
  const cargo = auditSubject('rule', null, 'cargo_at_least_100000')
  const held = connectionPlans(carriers).find(({ issuer, carrier }) => issuer === 1 && carrier === 4)
  const hold = held && holdOf(held, today)
  return [
    { kind: 'carrier_monitored', by: DANA, at: at(120), carriers: [2, 8, 11] },
    { kind: 'override_created', by: DANA, at: at(48), carriers: [8], ...cargo, after: [FOR_EVER] },
    {
      kind: 'override_created',
      by: DANA,
      at: at(50),
      carriers: [10],
      ...cargo,
      after: [FOR_EVER],
      reason: 'The agent confirmed $250,000 by phone. The filing follows.',
    },
    {
      kind: 'override_ended',
      by: PRIYA,
      at: at(20),
      carriers: [14],
      ...auditSubject('rule', null, 'authority_age_at_least_6_months'),
      after: [FOR_EVER],
    },
    {
      kind: 'decision_recorded',
      by: DANA,
      at: at(300, 845),
      carriers: [3],
      ...auditSubject('decision_record', 1, null),
    },
    {
      kind: 'decision_recorded',
      by: DANA,
      at: at(210, 845),
      carriers: [2],
      ...auditSubject('decision_record', 2, null),
    },
    {
      kind: 'decision_recorded',
      by: DANA,
      at: at(120, 845),
      carriers: [3],
      ...auditSubject('decision_record', 3, null),
      reason: 'Weekly lane Dallas to Tulsa for Orchard Foods. Spoke to the owner.',
    },
    {
      kind: 'identity_alert_posted',
      by: DANA,
      at: at(3),
      carriers: [7],
      ...auditSubject('identity_alert', null, 'stolen_assets'),
    },
    ...(hold?.held_at === undefined
      ? []
      : [
          {
            kind: 'connection_held',
            by: DANA,
            at: hold.held_at.toISOString(),
            carriers: [4],
            reason: hold.hold_notes ?? null,
          },
        ]),
  ]
}

const actsOnCompany = ({ today }: DemoSetting): readonly Act[] => {
  const at = (days: number) => momentBefore(today, days)
  return [
    {
      kind: 'change_order_approved',
      by: DANA,
      at: at(39),
      ...auditSubject('change_order', 6, null),
      after: ['email'],
    },
    {
      kind: 'change_order_rejected',
      by: DANA,
      at: at(119),
      ...auditSubject('change_order', 8, null),
      after: ['legal_name'],
    },
    {
      kind: 'user_invited',
      by: DANA,
      at: at(90),
      ...auditSubject('user_invitation', null, 'withdrawn@elsewhere.example'),
      after: ['sourcing'],
    },
    {
      kind: 'user_invitation_withdrawn',
      by: DANA,
      at: at(80),
      ...auditSubject('user_invitation', null, 'withdrawn@elsewhere.example'),
      after: ['sourcing'],
    },
    { kind: 'report_run', by: DANA, at: at(3), ...auditSubject('report', null, 'Users and permissions') },
    { kind: 'report_run', by: DANA, at: at(20), ...auditSubject('report', null, 'Insurance ending soon') },
  ]
}

/** Acts that leave nothing behind but their entry. */
export const otherActs = (today: string): readonly Act[] => {
  const at = (days: number, minute?: number) => momentBefore(today, days, minute)
  return [
    {
      kind: 'do_not_dispatch',
      by: PRIYA,
      at: at(16, 1_331),
      carriers: [12],
      before: ['onboarded'],
      reason: 'Reported by the night desk.',
    },
    { kind: 'connection_dismissed', by: PRIYA, at: at(27, 912), carriers: [13] },
    { kind: 'connection_released', by: PRIYA, at: at(33, 655), carriers: [2] },
    {
      kind: 'connection_status_changed',
      by: PRIYA,
      at: at(33, 658),
      carriers: [2],
      before: ['needs_to_onboard'],
      after: ['onboarded'],
    },
    { kind: 'carrier_monitoring_stopped', by: DANA, at: at(12, 940), carriers: [16] },
    {
      kind: 'permissions_changed',
      by: DANA,
      at: at(24, 571),
      ...auditSubject('user', 2, 'Sam Okonjo'),
      before: ['sourcing', 'onboarding', 'tickets_load_lock_staff'],
      after: ['sourcing', 'tickets_load_lock_staff'],
    },
    {
      kind: 'permissions_changed',
      by: DANA,
      at: at(24, 574),
      ...auditSubject('user', 4, 'Priya Sandhar'),
      before: ['manage_rule_overrides', 'onboarding', 'insurance_workflow'],
      after: ['manage_rule_overrides', 'onboarding', 'insurance_workflow', 'compliance'],
    },
    {
      kind: 'team_changed',
      by: DANA,
      at: at(23, 600),
      ...auditSubject('team', 2, 'Night desk'),
      before: ['Sam Okonjo', 'Robin Halloran'],
      after: ['Sam Okonjo', 'Robin Halloran', 'Priya Sandhar'],
    },
  ]
}
