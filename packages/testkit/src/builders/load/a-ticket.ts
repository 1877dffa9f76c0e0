import type { AssignableUser, LoadLockAssignee, Ticket } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A new ticket about a load, which nobody deals with. */
export const aTicket = builder<Ticket>({
  id: id(81),
  status: 'new',
  type: 'late_arrival',
  assigneeId: null,
  loadId: id(17),
  createdAt: '2026-11-21T16:05:00.000Z',
})

/** A user of the company who manages tickets. */
export const anAssignableUser = builder<AssignableUser>({
  id: id(4),
  firstName: 'Mara',
  lastName: 'Quist',
  email: 'mara@northlake.example',
  phoneE164: '+13125550177',
  scopes: ['tickets_load_lock_manager'],
})

/** The same user, as one whom tickets may be assigned to. */
export const aLoadLockAssignee = builder<LoadLockAssignee>({
  id: id(4),
  fullName: 'Mara Quist',
  email: 'mara@northlake.example',
  phoneE164: '+13125550177',
  isSelfStaff: false,
})
