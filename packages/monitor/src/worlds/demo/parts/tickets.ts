import type { TableRow } from '../../../database/schema.ts'
import { momentBefore } from '../../days.ts'
import { desksOf } from '../../freight/desks.ts'
import { LOAD_PROFILES } from '../../freight/load-profiles.ts'
import { randomFrom } from '../../random.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'
import { volumeOf } from '../volume.ts'

const STATUSES: readonly TableRow<'tickets'>['status'][] = [
  'new',
  'in_progress',
  'escalated',
  'pending',
  'closed',
]
const TYPES = [
  'late_arrival',
  'no_eld_connection',
  'tracking_interrupted',
  'no_assigned_vehicle',
  'load_lock',
  'detention',
] as const
const MINUTES = 1_440

/** The number of tickets of the other companies. */
const FEW = 12

/**
 * Tickets of every status, assigned to each user and unassigned, with and without a load. Managers and staff of the
 * first company have pending ones, which are recommended to them.
 */
export const part: DemoPart = ({ today, carriers }) => ({
  tickets: desksOf(carriers.length).flatMap(({ companyId, loads, loadsFrom, users }) =>
    Array.from(
      { length: companyId === COMPANY.northlake ? volumeOf(carriers.length).tickets : FEW },
      (_, at) => {
        const random = randomFrom(`demo/tickets/${companyId}/${at}`)
        const status = STATUSES[at % STATUSES.length] ?? 'new'
        const assignees = [...users, null]
        const isAboutLoad = at % 11 !== 10
        const place = at < LOAD_PROFILES.length ? at : random.whole(0, loads - 1)
        return {
          company_id: companyId,
          load_id: isAboutLoad ? loadsFrom + 1 + (place % loads) : null,
          is_type: random.pick(TYPES),
          status,
          assignee_id: assignees[Math.floor(at / STATUSES.length) % assignees.length] ?? null,
          created_at: momentBefore(today, 1 + Math.floor(at / 6), random.whole(0, MINUTES - 1)),
        }
      },
    ),
  ),
})
