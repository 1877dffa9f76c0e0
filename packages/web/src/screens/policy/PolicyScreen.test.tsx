import { policyPath } from '@fairhaul/core'
import {
  aCarrierDetail,
  aConnection,
  aPaywall,
  aPolicyRule,
  aPolicyVersion,
  aUser,
  id,
  refusal,
  somePolicySections,
} from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPolicyPage, twoVersions } from './testing/a-policy-page.tsx'

afterEach(cleanup)

const reader = aUser({ scopes: [] })

describe('the policy in force', () => {
  it('is read by everyone: number, since when, by whom, why, and each rule in one sentence', async () => {
    await aPolicyPage(policyPath(), { user: reader, world: { policyVersions: twoVersions() } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Policy version 2')
    const all = screen.getByRole('region', { name: 'All carriers' })
    expect(
      within(all)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'BIPD at least $1,000,000, required, may be overridden by admins for 30 days with a certificate.',
      'Cargo at least $100,000, required, may be overridden.',
    ])
    const facts = screen.getByRole('region', { name: 'Version 2' })
    expect(facts.textContent).toContain('Nov 10, 2026')
    expect(facts.textContent).toContain('Dana Reyes')
    expect(facts.textContent).toContain('More BIPD.')
    expect(screen.queryByRole('link', { name: 'Draft' })).toBeNull()
  })

  it('has rules of classifications below', async () => {
    const [version] = twoVersions()
    const own = { classificationId: id<'classification'>(2), rules: [aPolicyRule({ mode: 'notify' })] }
    await aPolicyPage(policyPath(), {
      world: { policyVersions: [{ ...version!, sections: [somePolicySections()[0], own] }] },
    })
    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rules).toContain('Cargo at least $100,000, notifies only.')
    expect(screen.getByText(/^Carriers of this classification go by these rules/)).toBeTruthy()
  })

  it('counts who has read it, and lets a user say so once', async () => {
    const { person, world } = await aPolicyPage(policyPath(), { world: { policyVersions: twoVersions() } })
    expect(screen.getByText('0 of 2 acknowledged')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'I have read it' }))
    expect(await screen.findByText('1 of 2 acknowledged')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull()
    expect(world.policyAcknowledgments).toHaveLength(1)
  })

  it('without a version shows the first rules, and leads who may to write one', async () => {
    await aPolicyPage()
    expect(screen.getByText('No version has been written yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write your policy' }).getAttribute('href')).toBe(
      '/broker/rules/policy?tab=draft',
    )
    cleanup()
    await aPolicyPage(policyPath({ tab: 'draft' }), { user: reader })
    expect(screen.queryByRole('link', { name: 'Write your policy' })).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('the screen of the policy', () => {
  it('says that a plan without rules does not include it, and sends nothing', async () => {
    const { policies } = await aPolicyPage(policyPath(), {
      user: aUser({ paywall: aPaywall({ canRule: false }) }),
    })
    expect(screen.getByText('Your plan does not include this')).toBeTruthy()
    expect(policies.requests).toEqual([])
  })

  it('says that a server has no policies', async () => {
    await aPolicyPage(policyPath(), { before: fake => fake.refuseNext('current', refusal.notFound) })
    expect(screen.getByText('No policy')).toBeTruthy()
  })

  it('can be loaded again after it failed', async () => {
    const { person } = await aPolicyPage(policyPath(), { before: fake => fake.failNext('current') })
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No version has been written yet.')).toBeTruthy()
  })
})

describe('the versions of the policy', () => {
  const versions = policyPath({ tab: 'versions' })

  it('are listed with day, author, note and state, and the newest two are compared', async () => {
    await aPolicyPage(versions, { world: { policyVersions: twoVersions() } })
    const history = screen.getByRole('table', { name: 'Version history' })
    const [, second, first] = within(history).getAllByRole('row')
    expect(second?.textContent).toContain('In forceNov 10, 2026')
    expect(first?.textContent).toContain('Past')
    const table = screen.getByRole('table', { name: 'What differs between Version 1 and Version 2' })
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'RuleVersion 1Version 2',
      'All carriers',
      'BIPD at least $1,000,000offrequired, may be overridden by admins for 30 days with a certificate',
      'Active operating statusrequired, may be overriddenoff',
    ])
  })

  it('can be chosen to compare, in the address', async () => {
    const { person, navigator } = await aPolicyPage(versions, { world: { policyVersions: twoVersions() } })
    await person.click(screen.getByRole('button', { name: /Before/ }))
    await person.click(await screen.findByRole('option', { name: 'Version 2, Nov 10, 2026' }))
    expect(navigator.go).toHaveBeenCalledWith('/rules/policy?tab=versions&before=2&after=2', {
      replace: true,
    })
  })

  it('can be brought back by a new version', async () => {
    const carrier = aCarrierDetail({ id: id(7) })
    const { person, world, say } = await aPolicyPage(versions, {
      world: {
        policyVersions: twoVersions(),
        carriers: [{ ...carrier, insurance: { ...carrier.insurance, bipdUsd: 750_000, bipdUntil: null } }],
        connections: [aConnection({ carrierId: id(7), status: 'onboarded' })],
        loads: [],
      },
    })
    await person.click(screen.getByRole('button', { name: 'Bring back version 1' }))
    const drawer = await screen.findByRole('dialog', { name: 'Bring back version 1' })
    expect(drawer.textContent).toContain('No longer: BIPD at least $1,000,000.')
    expect(
      await within(drawer).findByText(
        'The verdict of 1 carrier would change today: 1 is onboarded, 0 have open loads.',
      ),
    ).toBeTruthy()
    await person.click(within(drawer).getByRole('button', { name: 'Save version' }))
    expect(within(drawer).getByText('Say what changed and why.')).toBeTruthy()
    await person.type(within(drawer).getByRole('textbox', { name: 'Note' }), 'Too strict.')
    await person.click(within(drawer).getByRole('button', { name: 'Save version' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(world.policyVersions.at(-1)).toMatchObject({ number: 3, revertsNumber: 1, note: 'Too strict.' })
    await waitFor(() =>
      expect(say).toHaveBeenCalledWith('Version 3 saved. In force since Nov 21, 2026.', 'success'),
    )
  })

  it('a version that waits is approved by another person than its author', async () => {
    const [first, second] = twoVersions()
    const waiting = {
      ...second!,
      isApprovalRequired: true,
      author: { userId: id<'user'>(2), userName: 'Priya Nair' },
    }
    const { person, world } = await aPolicyPage(versions, { world: { policyVersions: [first!, waiting] } })
    const region = screen.getByRole('region', { name: 'Waits for your approval' })
    expect(within(region).getByRole('row', { name: /^BIPD at least/ })).toBeTruthy()
    await person.click(within(region).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waits for your approval' })).toBeNull())
    expect(world.policyVersions[1]?.approval).toMatchObject({ isApproved: true, userName: 'Dana Reyes' })
  })

  it('a version is declined with a reason', async () => {
    const [first, second] = twoVersions()
    const waiting = {
      ...second!,
      isApprovalRequired: true,
      author: { userId: id<'user'>(2), userName: 'Priya Nair' },
    }
    const { person, world } = await aPolicyPage(versions, { world: { policyVersions: [first!, waiting] } })
    await person.click(screen.getByRole('button', { name: 'Decline' }))
    const drawer = await screen.findByRole('dialog')
    await person.click(within(drawer).getByRole('button', { name: 'Decline' }))
    expect(within(drawer).getByText('Say why not.')).toBeTruthy()
    await person.type(within(drawer).getByRole('textbox', { name: 'Reason' }), 'Not now.')
    await person.click(within(drawer).getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Dana Reyes: Not now.')).toBeTruthy()
    expect(world.policyVersions[1]?.approval).toMatchObject({ isApproved: false, reason: 'Not now.' })
  })

  it('a version of a later day is withdrawn, and stays in the list', async () => {
    const [first, second] = twoVersions()
    const later = { ...second!, effectiveOn: '2026-12-04' as const }
    const { person, world } = await aPolicyPage(versions, { world: { policyVersions: [first!, later] } })
    await person.click(screen.getByRole('button', { name: 'Withdraw version 2' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw version 2?' })
    expect(dialog.textContent).toContain('It will not begin on Dec 4, 2026')
    await person.click(within(dialog).getByRole('button', { name: 'Withdraw version' }))
    expect(await screen.findByText(/^Withdrawn by Dana Reyes on Nov 21, 2026$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw version 2' })).toBeNull()
    expect(world.policyVersions[1]?.withdrawal).toMatchObject({ userName: 'Dana Reyes' })
  })

  it('a version that has begun meanwhile is not withdrawn, and is shown in force', async () => {
    const [first, second] = twoVersions()
    const later = { ...second!, effectiveOn: '2026-12-04' as const }
    const { person, world } = await aPolicyPage(versions, { world: { policyVersions: [first!, later] } })
    await person.click(screen.getByRole('button', { name: 'Withdraw version 2' }))
    world.policyVersions = [first!, { ...later, effectiveOn: '2026-11-20' }]
    const dialog = await screen.findByRole('alertdialog')
    await person.click(within(dialog).getByRole('button', { name: 'Withdraw version' }))
    expect(
      await within(dialog).findByText(/Only a version that has not begun can be withdrawn\.$/),
    ).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw version 2' })).toBeNull())
  })

  it('an earlier day than that of a version to come is offered by withdrawing it', async () => {
    const [first, second] = twoVersions()
    const later = aPolicyVersion({ ...second!, id: id(3), number: 3, effectiveOn: '2026-12-04' })
    const { person } = await aPolicyPage(versions, { world: { policyVersions: [first!, second!, later] } })
    await person.click(screen.getByRole('button', { name: 'Bring back version 1' }))
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'After Dec 4, 2026, when version 3 begins. For an earlier day, withdraw that version first.',
    )
  })

  it('one’s own version waits for another', async () => {
    const [first, second] = twoVersions()
    await aPolicyPage(versions, {
      world: { policyVersions: [first!, { ...second!, isApprovalRequired: true }] },
    })
    expect(screen.getByRole('region', { name: 'Waits for approval' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('a second person can be required for each new version', async () => {
    const { person, world } = await aPolicyPage(versions)
    await person.click(screen.getByRole('switch', { name: /A second person approves/ }))
    await waitFor(() => expect(world.isPolicyApprovalRequired).toBe(true))
  })
})
