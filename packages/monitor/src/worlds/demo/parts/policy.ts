import { sectionOf } from '../../../rules/policy-section.ts'
import { daysBefore, momentBefore } from '../../days.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'
import { demoRuleSets } from '../rule-sets.ts'

const DANA = 1
/** Everyone of Northlake who has worked there for a while. */
const READERS = [1, 2, 3, 4]
const DAYS_AGO = 90

/** The first version of Northlake's policy: what it required before, written down. Who joined since has not read it. */
export const part: DemoPart = ({ today }) => ({
  policy_versions: [
    {
      id: 1,
      company_id: COMPANY.northlake,
      number: 1,
      sections: demoRuleSets(today)
        .filter(({ company_id }) => company_id === COMPANY.northlake)
        .map(sectionOf),
      note: 'What we have required so far.',
      user_id: DANA,
      created_at: momentBefore(today, DAYS_AGO),
      effective_on: daysBefore(today, DAYS_AGO),
      is_approval_required: false,
    },
  ],
  policy_acknowledgments: READERS.map((user_id, place) => ({
    policy_version_id: 1,
    user_id,
    created_at: momentBefore(today, DAYS_AGO - place),
  })),
})
