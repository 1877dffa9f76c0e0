import { decidingRules } from './deciding-rules.ts'
import { ownChecks } from './own-checks.ts'
import { papers } from './papers.ts'
import { safetyFacts } from './safety-facts.ts'
import { registerChanges } from './register-changes.ts'
import { policy, withdrawnVersions } from './policy.ts'
import { vetting } from './vetting.ts'
import { unreadMarks } from './unread-marks.ts'
import { officerChanges } from './officer-changes.ts'
import { brokerBonds } from './broker-bonds.ts'
import { carrierTies } from './ties/carrier-ties.ts'
import { loadsByNumber } from './loads-by-number.ts'
import { gate } from './gate.ts'
import { daysOnce } from './days-once.ts'
import { sentConfirmations } from './sent-confirmations.ts'
import { webhooks } from './webhooks/webhooks.ts'
import { loadAlerts } from './load-alerts.ts'
import { loadAudit } from './load-audit.ts'

/** The parts of the schema that came after the first release, by name; each has a migration of its own. */
export const LATER_AREAS: Readonly<Record<string, string>> = {
  'Certificates of insurance': papers,
  "Checks of one's own": ownChecks,
  'Safety data that decides rules': safetyFacts,
  'Changes of registrations': registerChanges,
  "A company's policy": policy,
  'Withdrawn versions of a policy': withdrawnVersions,
  'Rules that decide': decidingRules,
  'When carriers are decided on again': vetting,
  'Marks that could not be read': unreadMarks,
  'Changes of officers': officerChanges,
  'Bonds of brokers': brokerBonds,
  'Ties between carriers': carrierTies,
  'Loads by their own number': loadsByNumber,
  'The gate': gate,
  'Days of files': daysOnce,
  'Rate confirmations that are sent': sentConfirmations,
  Webhooks: webhooks,
  'Alerts that loads raise': loadAlerts,
  'Audit of loads': loadAudit,
}
