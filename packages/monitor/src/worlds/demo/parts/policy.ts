import { sectionOf } from '../../../rules/policy-section.ts'
import { daysBefore, momentBefore } from '../../days.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'
import { NEWEST_VERSION_DAYS_AGO } from '../policy-days.ts'
import { demoRuleSets } from '../rule-sets.ts'

const DANA = 1
/** Everyone of Northlake who has worked there for a while. */
const READERS = [1, 2, 3, 4]
/** How many days ago each version was saved, the first first. */
const DAYS_AGO = [400, NEWEST_VERSION_DAYS_AGO] as const

/**
 * The versions of Northlake's policy: the rules that it began with, for all carriers, then those that decide. Who joined since
 * has not read the last. Carriers are decided on again every half year, and after a quarter without a use.
 */
export const part: DemoPart = ({ today }) => {
  const [all, ...others] = demoRuleSets(today)
    .filter(({ company_id }) => company_id === COMPANY.northlake)
    .map(sectionOf)
  const sections = all === undefined ? [] : [all, ...others]
  return {
    policy_settings: [
      { company_id: COMPANY.northlake, vet_every_days: 180, vet_unused_days: 90 },
      { company_id: COMPANY.palisade, gate_when_too_old: 'no' },
    ],
    policy_versions: DAYS_AGO.map((days, place) => ({
      id: place + 1,
      company_id: COMPANY.northlake,
      number: place + 1,
      sections: place === 0 ? sections.slice(0, 1) : sections,
      note: ['What we have required so far.', 'Rules of their own for some classifications.'][place] ?? '',
      user_id: DANA,
      created_at: momentBefore(today, days),
      effective_on: daysBefore(today, days),
      is_approval_required: false,
    })),
    policy_acknowledgments: DAYS_AGO.flatMap((days, version) =>
      READERS.map((user_id, place) => ({
        policy_version_id: version + 1,
        user_id,
        created_at: momentBefore(today, days - place),
      })),
    ),
  }
}
