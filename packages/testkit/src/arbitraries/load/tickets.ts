import {
  type AssignableUser,
  type LoadLockAssignee,
  SCOPES,
  type Ticket,
  TICKET_STATUSES,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'
import { loadInstants } from './loads.ts'

/** Tickets in every status, of types with names well and badly written, some of them made at the same instant. */
export const tickets: fc.Arbitrary<Ticket> = fc.record({
  id: ids<'ticket'>(),
  status: fc.constantFrom(...TICKET_STATUSES),
  type: fc.constantFrom('late_arrival', 'no_eld_connection', 'carrier-vehicle changed', ''),
  assigneeId: maybe(ids<'user'>()),
  loadId: maybe(ids<'load'>()),
  createdAt: fc.oneof(fc.constant('2026-11-21T12:00:00.000Z'), loadInstants),
})

/** Users of a company, with any scopes; some bear the same name. */
export const assignableUsers: fc.Arbitrary<AssignableUser> = fc.record({
  id: ids<'user'>(),
  firstName: maybe(fc.constantFrom('Mara', 'mara', 'José', '')),
  lastName: maybe(fc.constantFrom('Quist', 'O’Neil', '')),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550177')),
  scopes: fc.oneof(
    fc.subarray([...SCOPES], { maxLength: 3 }),
    fc.constantFrom<AssignableUser['scopes']>([], ['tickets_load_lock_staff']),
  ),
})

/** Assignees, oneself as staff included. */
export const loadLockAssignees: fc.Arbitrary<LoadLockAssignee> = fc.record({
  id: ids<'user'>(),
  fullName: fc.constantFrom('Mara Quist', 'José O’Neil'),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550177')),
  isSelfStaff: fc.boolean(),
})
