import { expect, it } from 'vitest'
import { SCOPES } from '../../account/scopes.ts'
import { TICKET_MANAGER_SCOPES, TICKET_ROLE_LABELS, TICKET_ROLES, ticketRole } from './ticket-role.ts'

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
