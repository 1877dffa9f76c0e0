import { accounts } from './accounts.ts'
import { associations } from './associations.ts'
import { authority } from './authority.ts'
import { billing } from './billing.ts'
import { carriers } from './carriers.ts'
import { company } from './company.ts'
import { companyEvents } from './company-events.ts'
import { decisions } from './decisions.ts'
import { factChanges } from './fact-changes.ts'
import { factsSeen } from './facts-seen.ts'
import { federalFiles } from './federal-files.ts'
import { freight } from './freight.ts'
import { identityAlerts } from './identity-alerts.ts'
import { insurance } from './insurance.ts'
import { keys } from './keys.ts'
import { lookups } from './lookups.ts'
import { movements } from './movements.ts'
import { onboarding } from './onboarding.ts'
import { ownCarriers } from './own-carriers.ts'
import { people } from './people.ts'
import { rules } from './rules.ts'
import { safety } from './safety.ts'
import { worlds } from './worlds.ts'

/** The parts of the schema, each after those that it refers to, by name. */
export const AREAS: Readonly<Record<string, string>> = {
  'Accounts and sessions': accounts,
  'Plans and cards': billing,
  'What a company has': company,
  'Keys by which two things are the same': keys,
  'Federal files': federalFiles,
  Carriers: carriers,
  'People of carriers': people,
  'Areas and vehicles': movements,
  'What carriers have in common': associations,
  Authority: authority,
  Insurance: insurance,
  'Safety and census': safety,
  'Rules and exceptions': rules,
  Onboarding: onboarding,
  'Identity alerts': identityAlerts,
  'Own carriers and their verdicts': ownCarriers,
  'Lookups of one carrier': lookups,
  'Decisions and the audit log': decisions,
  Freight: freight,
  'Facts as they were seen': factsSeen,
  'Changes of facts': factChanges,
  'Events of a company': companyEvents,
  Worlds: worlds,
}
