import {
  aPolicyRule,
  aPolicyVersion,
  aUser,
  fakePolicies,
  fakeWorld,
  type FakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { RulesTokens } from '../../../di/lazy-tokens.ts'
import { pageOf, provide } from '../../../parts/testing/page-of.tsx'
import { CompanyPolicyStore } from '../../../stores/company-policy-store.ts'
import { PolicyBar } from './PolicyBar.tsx'

afterEach(cleanup)

const next = () =>
  aPolicyVersion({
    id: id(2),
    number: 2,
    effectiveOn: '2026-11-10',
    sections: [{ classificationId: null, rules: [aPolicyRule()] }],
  })

const show = async (
  change: Partial<FakeWorld>,
  before: (policies: ReturnType<typeof fakePolicies>) => void = () => undefined,
) => {
  const user = aUser({ scopes: [] })
  const world = fakeWorld({ user, accounts: [user], ...change })
  const policies = fakePolicies(world)
  before(policies)
  const store = new CompanyPolicyStore({ policies, account: { user } })
  await store.openUnread()
  const page = pageOf([provide(RulesTokens.CompanyPolicyStore, store)])
  render(
    <page.Page store={{ dispose: () => undefined }} address="/">
      <PolicyBar userId={user.id} />
    </page.Page>,
  )
  return { world, policies, store, person: userEvent.setup({ delay: null }) }
}

describe('the line about a new version of the policy', () => {
  it('says since when it is in force and how much changed, and is gone once it was read', async () => {
    const { person, world } = await show({ policyVersions: [aPolicyVersion(), next()] })
    expect(screen.getByRole('status').textContent).toContain(
      'Policy version 2 is in force since Nov 10, 2026. 1 rule changed.',
    )
    expect(screen.getByRole('link', { name: 'See what changed' }).getAttribute('href')).toBe(
      '/broker/rules/policy?tab=versions&before=1&after=2',
    )
    await person.click(screen.getByRole('button', { name: 'I have read it' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(world.policyAcknowledgments).toEqual([expect.objectContaining({ versionId: 2, userId: 1 })])
  })

  it('leads to the rules of the first version', async () => {
    await show({ policyVersions: [aPolicyVersion()] })
    expect(screen.getByRole('status').textContent).toContain('It has 2 rules for all carriers.')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/broker/rules/policy')
  })

  it('stays with what is wrong where it could not be saved', async () => {
    const { person } = await show({ policyVersions: [next()] }, fake => fake.failNext('acknowledge'))
    await person.click(screen.getByRole('button', { name: 'I have read it' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
    expect(screen.getByRole('button', { name: 'I have read it' })).toBeTruthy()
  })

  it('is not there without a version, nor where the monitor has no policies', async () => {
    await show({})
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    await show({ policyVersions: [next()] }, fake => {
      for (const _ of [1, 2]) fake.refuseNext('current', { kind: 'not-found', requestId: null })
    })
    expect(screen.queryByRole('status')).toBeNull()
  })
})
