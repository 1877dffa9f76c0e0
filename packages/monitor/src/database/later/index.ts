import { decidingRules } from './deciding-rules.ts'
import { ownChecks } from './own-checks.ts'
import { papers } from './papers.ts'
import { safetyFacts } from './safety-facts.ts'
import { registerChanges } from './register-changes.ts'
import { policy, withdrawnVersions } from './policy.ts'

/** The parts of the schema that came after the first release, by name; each has a migration of its own. */
export const LATER_AREAS: Readonly<Record<string, string>> = {
  'Certificates of insurance': papers,
  "Checks of one's own": ownChecks,
  'Safety data that decides rules': safetyFacts,
  'Changes of registrations': registerChanges,
  "A company's policy": policy,
  'Withdrawn versions of a policy': withdrawnVersions,
  'Rules that decide': decidingRules,
}
