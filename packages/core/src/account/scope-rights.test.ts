import { expect, it } from 'vitest'
import {
  getsConnectionNotifications,
  hasInsuranceWorkflow,
  hasSupportWorkflow,
  hasSurveysWorkflow,
  hasTicketsWorkflow,
  isCompliance,
  isLoadLockManager,
  isLoadLockStaff,
  mayManageUsers,
  mayOnboardCarriers,
  mayPublishSurveys,
  mayReadAuditLog,
  maySourceCarriers,
  seesBankAccounts,
  seesSafetyData,
} from './scope-rights.ts'
import { SCOPES } from './scopes.ts'

it.each([
  ['manage_users', mayManageUsers],
  ['sourcing', maySourceCarriers],
  ['onboarding', mayOnboardCarriers],
  ['surveys_publish', mayPublishSurveys],
  ['surveys_workflow', hasSurveysWorkflow],
  ['insurance_workflow', hasInsuranceWorkflow],
  ['support_workflow', hasSupportWorkflow],
  ['view_bank_accounts', seesBankAccounts],
  ['connection_notifications', getsConnectionNotifications],
  ['tickets_workflow', hasTicketsWorkflow],
  ['tickets_load_lock_manager', isLoadLockManager],
  ['tickets_load_lock_staff', isLoadLockStaff],
  ['compliance', isCompliance],
] as const)('the scope %s opens one thing, and no other scope does', (scope, may) => {
  expect(SCOPES.filter(each => may({ scopes: [each] }))).toEqual([scope])
  expect(may({ scopes: [] })).toBe(false)
})

it.each([
  [[], true],
  [['sourcing', 'compliance'], true],
  [['sourcing', 'block_safety_data'], false],
] as const)('with %j safety data is visible: %s', (scopes, sees) => {
  expect(seesSafetyData({ scopes })).toBe(sees)
})

it.each([
  [['compliance'], true],
  [['manage_users'], true],
  [['sourcing', 'onboarding'], false],
  [[], false],
] as const)('whether the audit log is open to the permissions %j is %s', (scopes, isOpen) => {
  expect(mayReadAuditLog({ scopes })).toBe(isOpen)
})
