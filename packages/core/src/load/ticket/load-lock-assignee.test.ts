import { aLoadLockAssignee, anAssignableUser, aUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { SCOPES } from '../../account/scopes.ts'
import {
  assigneeLabel,
  assigneeScopes,
  loadLockAssignees,
  mayAssign,
  TICKET_MANAGER_SCOPES,
  ticketRole,
} from './load-lock-assignee.ts'

const mara = anAssignableUser()
const cora = anAssignableUser({ id: id(5), firstName: 'cora', scopes: ['compliance'] })
const staff = anAssignableUser({ id: id(6), firstName: 'Sam', scopes: ['tickets_load_lock_staff'] })
const noUser = anAssignableUser({ id: id(7), firstName: null, lastName: null, scopes: [] })
const users = [staff, mara, noUser, cora]
const dana = aUser({ scopes: ['tickets_workflow'] })
const manager = aUser({ scopes: ['tickets_load_lock_manager'] })

describe('the users to whom a user may assign tickets', () => {
  it('staff may assign tickets to ticket managers and themselves, sorted by name', () => {
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

  it('a ticket manager may assign tickets to every user of the company', () => {
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

  it('ticket assignees are listed once each, by name ignoring case, then by id', () => {
    const twins = [
      anAssignableUser({ id: id(9), firstName: 'mara' }),
      anAssignableUser({ id: id(8), firstName: 'MARA' }),
      mara,
    ]
    expect(loadLockAssignees([...twins, ...twins, dana], dana).map(each => each.id)).toEqual([1, 4, 8, 9])
    expect(loadLockAssignees(twins.toReversed(), dana).map(each => each.id)).toEqual([1, 4, 8, 9])
  })

  it('the user is the only ticket assignee if no others are known', () => {
    expect(loadLockAssignees([], manager).map(each => each.id)).toEqual([1])
  })

  it.each([
    [null, true],
    [4, true],
    [1, true],
    [6, false],
    [99, false],
  ])('whether %s is a ticket assignee: %s', (assignee, may) => {
    expect(mayAssign(assignee === null ? null : id(assignee), users, dana)).toBe(may)
  })

  it('ticket assignees are requested as all users, or as those with either scope', () => {
    expect(assigneeScopes(manager)).toEqual([null])
    expect(assigneeScopes(dana)).toEqual(['tickets_load_lock_manager', 'compliance'])
  })

  it.each([
    [true, 'Mara Quist (you)'],
    [false, 'Mara Quist'],
  ])('the label of the user themselves as assignee, as staff %s, is %s', (isSelfStaff, label) => {
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
] as const)('a user with the scopes %j has the ticket role %s', (scopes, role) => {
  expect(ticketRole({ scopes })).toBe(role)
})

it('exactly two scopes make a ticket manager', () => {
  expect(SCOPES.filter(scope => ticketRole({ scopes: [scope] }) === 'manager')).toEqual(TICKET_MANAGER_SCOPES)
  expect(TICKET_MANAGER_SCOPES).toEqual(['tickets_load_lock_manager', 'compliance'])
})
