import type { OverrideTerms } from '@fairhaul/core'
import {
  aCarrierDetail,
  aFinding,
  anAssessment,
  aPolicyRule,
  aPolicyVersion,
  aUser,
  type FakeWorld,
  foundCover,
  id,
} from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import './OverrideDialogs.tsx'
import { showProfile } from './testing/show-profile.tsx'

afterEach(cleanup)

const RULE = 'cargo_at_least_100000'
const failing = aCarrierDetail({
  id: id(7),
  rulesAssessment: anAssessment({
    findings: [aFinding({ ruleType: RULE, result: 'fail', value: foundCover(50_000) })],
    policyVersion: 4,
  }),
})

const open = async (override: OverrideTerms, change: Partial<FakeWorld> = {}) => {
  const sections = [{ classificationId: null, rules: [aPolicyRule({ override })] }] as const
  const page = await showProfile(
    fakePorts({
      carriers: [failing],
      policyVersions: [aPolicyVersion({ number: 4, sections })],
      ...change,
    }),
    `?override=${RULE}`,
  )
  return { ...page, drawer: await screen.findByRole('dialog', { name: /Override Cargo/ }) }
}

describe('an override under the policy of the company', () => {
  it('names the terms and their version, and offers no end that is later', async () => {
    const { drawer } = await open({ by: 'permitted', daysMax: 45, paper: 'file' })
    expect(
      await within(drawer).findByText(/This rule may be overridden for 45 days with a document\./),
    ).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Policy version 4' }).getAttribute('href')).toBe(
      '/broker/rules/policy',
    )
    const ends = within(within(drawer).getByRole('group', { name: 'Ends' })).getAllByRole('radio')
    expect(ends.map(each => each.closest('label')?.textContent)).toEqual(['30 days', 'Date'])
  })

  it('ends when it is chosen to', async () => {
    const { drawer, user } = await open({ by: 'permitted', daysMax: null, paper: 'none' })
    const end = (name: string) => within(drawer).getByRole<HTMLInputElement>('radio', { name })
    expect(end('30 days').checked).toBe(true)
    await user.click(end('No end'))
    expect(end('No end').checked).toBe(true)
  })

  it('is refused beside its field without the paper that the policy asks for', async () => {
    const { drawer, user, world } = await open({ by: 'permitted', daysMax: null, paper: 'file' })
    await user.type(within(drawer).getByLabelText(/Reason/), 'The insurer called.')
    await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
    expect(await within(drawer).findByText('Your policy requires a document. Attach one.')).toBeTruthy()
    expect(world.overrides).toEqual([])
  })

  it('is closed where no one may override the rule', async () => {
    const { drawer } = await open({ by: 'no_one', daysMax: null, paper: 'none' })
    expect(await within(drawer).findByText('Your policy lets no one override this rule.')).toBeTruthy()
    expect(within(drawer).queryByRole('button', { name: 'Save override' })).toBeNull()
    expect(within(drawer).getByRole('link', { name: 'Policy version 4' })).toBeTruthy()
  })

  it('is for admins where only they may', async () => {
    const user = aUser({ scopes: ['manage_rule_overrides'] })
    const terms = { by: 'admins', daysMax: null, paper: 'none' } as const
    const { drawer } = await open(terms, { user, accounts: [user] })
    expect(await within(drawer).findByText('Your policy lets only admins override this rule.')).toBeTruthy()
    cleanup()
    const admin = await open(terms)
    expect(await within(admin.drawer).findByRole('button', { name: 'Save override' })).toBeTruthy()
  })

  it('the rules section names the version that decided', async () => {
    await showProfile(fakePorts({ carriers: [failing] }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Policy version 4' })).toBeTruthy())
  })
})
