import { aCompany } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { EXPIRED_STATUS } from '../account/company.ts'
import {
  ACCOUNT_TABS,
  accountTabLabel,
  accountTabOf,
  accountTabPath,
  closedAccountTabMessage,
  mayOpenAccountTab,
} from './account-tabs.ts'

const current = { company: aCompany() }
const expired = { company: aCompany({ status: EXPIRED_STATUS }) }

describe('the tabs of My account', () => {
  it('the tabs of My account have fixed numbers', () => {
    expect(ACCOUNT_TABS.map(tab => [accountTabPath(tab), accountTabLabel(tab)])).toEqual([
      ['/my-account?tab=0', 'Profile'],
      ['/my-account?tab=1', 'Company'],
      ['/my-account?tab=2', 'Users'],
      ['/my-account?tab=3', 'Teams'],
      ['/my-account?tab=4', 'Plan and billing'],
      ['/my-account?tab=5', 'Integrations'],
      ['/my-account?tab=6', 'Preferences'],
    ])
  })

  it.each([
    ['0', 'profile'],
    ['3', 'teams'],
    ['6', 'preferences'],
    [null, 'profile'],
    ['', 'profile'],
    ['7', 'profile'],
    ['-1', 'profile'],
    ['04', 'profile'],
    ['4.0', 'profile'],
    ['billing', 'profile'],
  ])('the My account tab of an address with tab %j is %s', (tab, name) => {
    expect(accountTabOf(tab, current)).toBe(name)
    expect(accountTabOf(tab, null)).toBe(name)
  })

  it.each([
    ['2', 'users'],
    [null, 'plan-billing'],
    ['7', 'plan-billing'],
  ])('for an expired company the My account tab of an address with tab %j is %s', (tab, name) => {
    expect(accountTabOf(tab, expired)).toBe(name)
  })

  it('the address of each My account tab leads back to it and its open drawer', () => {
    for (const tab of ACCOUNT_TABS) {
      const { searchParams } = new URL(accountTabPath(tab, { user: 7 }), 'http://portal.invalid')
      expect(accountTabOf(searchParams.get('tab'), current)).toBe(tab)
      expect(searchParams.get('user')).toBe('7')
    }
    expect(accountTabPath('plan-billing')).toBe('/my-account?tab=4')
  })

  it('an expired company can see all My account tabs except teams and integrations', () => {
    expect(ACCOUNT_TABS.filter(tab => !mayOpenAccountTab(current, tab))).toEqual([])
    expect(ACCOUNT_TABS.filter(tab => !mayOpenAccountTab(expired, tab))).toEqual(['teams', 'integrations'])
  })

  it('every closed My account tab says who can open it', () => {
    expect(closedAccountTabMessage('teams')).toEqual({
      title: 'Teams is closed because your subscription or trial has expired',
      explanation: 'Nothing is lost. It opens again when your company chooses a plan.',
      advice: 'An admin at your company can choose one under Plan and billing.',
      requestId: null,
    })
  })
})
