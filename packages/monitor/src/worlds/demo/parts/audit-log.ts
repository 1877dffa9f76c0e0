import { momentBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'
import { DANA, PRIYA, type Act, auditSubject, actsOfOtherParts, otherActs } from '../named-audit-acts.ts'

const SAM = { user_id: 2, user_name: 'Sam Okonjo' }

/** The invitations of the last five weeks to carriers from 166 to 200. */
const invitations = (today: string): readonly Act[] =>
  Array.from({ length: 35 }, (_, place) => 166 + place).flatMap(carrier => {
    const days = randomFrom(`demo/invitation/${carrier}`).whole(1, 60)
    return days > 35
      ? []
      : [
          {
            kind: 'carrier_invited',
            by: carrier % 2 === 0 ? DANA : PRIYA,
            at: momentBefore(today, days),
            carriers: [carrier],
          },
        ]
  })

const LISTS = [
  'connections',
  'search_results',
  'monitored_carriers',
  'lane_search',
  'selected_carriers',
] as const

/** One export on most working days of six weeks. */
const exports = (today: string): readonly Act[] =>
  Array.from({ length: 42 }, (_, place) => place + 1).flatMap(days => {
    const random = randomFrom(`demo/exported/${days}`)
    return random.chance(0.6)
      ? [
          {
            kind: 'exported',
            by: random.pick([DANA, SAM, PRIYA]),
            at: momentBefore(today, days, random.whole(480, 1_080)),
            ...auditSubject('list', null, random.pick(LISTS)),
            row_count: random.whole(3, 240),
          },
        ]
      : []
  })

/** What the people of Northlake did in the last weeks, the oldest first. */
export const part: DemoPart = setting => {
  const { today, carriers } = setting
  const acts = [
    ...actsOfOtherParts(setting),
    ...otherActs(today),
    ...invitations(today),
    ...exports(today),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return {
    audit_entries: acts.map((made, place) => {
      const { by, at, carriers: _, ...act } = made
      return {
        id: place + 1,
        company_id: COMPANY.northlake,
        ...by,
        occurred_at: at,
        source: 'browser',
        request_id: null,
        key_id: null,
        key_name: null,
        subject_type: null,
        subject_id: null,
        subject_label: null,
        reason: null,
        before: null,
        after: null,
        row_count: null,
        ...act,
      }
    }),
    audit_entry_carriers: acts.flatMap(({ carriers: ids = [] }, place) =>
      ids.map(carrier_id => ({
        entry_id: place + 1,
        carrier_id,
        carrier_name: carriers[carrier_id - 1]?.carrier.legal_name ?? null,
      })),
    ),
    audit_entry_reasons: acts.flatMap(({ kind, carriers: ids }, place) =>
      kind === 'override_created' && ids?.[0] === 8
        ? [{ entry_id: place + 1, reason: 'The insurer endorsed the policy to $100,000. Copy in the file.' }]
        : [],
    ),
  }
}
