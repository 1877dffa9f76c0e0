import { aLoadLockAssignee, anAssignableUser, aUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  assigneeLabel,
  assigneeScopes,
  loadLockAssignees,
  mayAssign,
  TICKET_MANAGER_SCOPES,
  TICKET_ROLE_LABELS,
  TICKET_ROLES,
  ticketRole,
} from './load-lock-assignee.ts'

import { SCOPES } from '../../account/scopes.ts'

const mara = anAssignableUser()
const cora = anAssignableUser({ id: id(5), firstName: 'cora', scopes: ['compliance'] })
const staff = anAssignableUser({ id: id(6), firstName: 'Sam', scopes: ['tickets_load_lock_staff'] })
const noUser = anAssignableUser({ id: id(7), firstName: null, lastName: null, scopes: [] })
const users = [staff, mara, noUser, cora]
const dana = aUser({ scopes: ['tickets_workflow'] })
const manager = aUser({ scopes: ['tickets_load_lock_manager'] })

describe('whom a user may assign tickets to', () => {
  it('is for staff those who manage tickets, and themselves, by name', () => {
    expect(loadLockAssignees(users, dana)).toEqual([
      aLoadLockAssignee({ id: id(5), fullName: 'cora Quist' }),
      {
        id: dana.id,
        fullName: 'Dana Reyes',
        email: 'dana@northlake.example',
        phoneE164: '+13125550142',
        isSelfStaff: true,
      },
      aLoadLockAssignee(),
    ])
  })

  it('is for a manager every user of the company', () => {
    const listed = loadLockAssignees(users, manager)
    expect(listed.map(({ fullName }) => fullName)).toEqual([
      'cora Quist',
      'Dana Reyes',
      'Mara Quist',
      'mara@northlake.example',
      'Sam Quist',
    ])
    expect(listed.some(({ isSelfStaff }) => isSelfStaff)).toBe(false)
  })

  it('names each once, by name whatever its case and then by id', () => {
    const twins = [
      anAssignableUser({ id: id(9), firstName: 'mara' }),
      anAssignableUser({ id: id(8), firstName: 'MARA' }),
      mara,
    ]
    expect(loadLockAssignees([...twins, ...twins, dana], dana).map(each => each.id)).toEqual([1, 4, 8, 9])
    expect(loadLockAssignees(twins.toReversed(), dana).map(each => each.id)).toEqual([1, 4, 8, 9])
  })

  it('is the user alone when nobody else is known', () => {
    expect(loadLockAssignees([], manager).map(each => each.id)).toEqual([1])
  })

  it.each([
    [null, true],
    [4, true],
    [1, true],
    [6, false],
    [99, false],
  ])('includes %s: %s', (assignee, may) => {
    expect(mayAssign(assignee === null ? null : id(assignee), users, dana)).toBe(may)
  })

  it('is found by asking for all users, or for those with either scope', () => {
    expect(assigneeScopes(manager)).toEqual([null])
    expect(assigneeScopes(dana)).toEqual(['tickets_load_lock_manager', 'compliance'])
  })

  it.each([
    [true, 'Mara Quist (you)'],
    [false, 'Mara Quist'],
  ])('is shown, when it is oneself as staff %s, as %s', (isSelfStaff, label) => {
    expect(assigneeLabel(aLoadLockAssignee({ isSelfStaff }))).toBe(label)
  })
})

it.each([
  [['tickets_load_lock_manager'], 'manager'],
  [['compliance'], 'manager'],
  [['tickets_load_lock_staff', 'compliance'], 'manager'],
  [['tickets_load_lock_staff'], 'staff'],
  [['tickets_workflow', 'manage_users'], 'staff'],
  [[], 'staff'],
] as const)('who holds %j is %s', (scopes, role) => {
  expect(ticketRole({ scopes })).toBe(role)
})

it('two scopes alone make a manager', () => {
  expect(SCOPES.filter(scope => ticketRole({ scopes: [scope] }) === 'manager')).toEqual(TICKET_MANAGER_SCOPES)
  expect(TICKET_MANAGER_SCOPES).toEqual(['tickets_load_lock_manager', 'compliance'])
})

it('the roles are told in words', () => {
  expect(TICKET_ROLES.map(role => TICKET_ROLE_LABELS[role])).toEqual(['Manager', 'Staff'])
})
