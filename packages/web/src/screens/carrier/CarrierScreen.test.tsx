import { overrideNoteText, type RulesAssessment, shortConnection } from '@fairhaul/core'
import {
  aBlockedConnection,
  aCarrierDetail,
  aCompany,
  aConnectionOnHold,
  aFinding,
  anOverride,
  aNote,
  aPaywall,
  aUser,
  type FakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { showProfile } from './testing/show-profile.tsx'
import './OverrideDialogs.tsx'

afterEach(cleanup)

const CARGO = 'cargo_at_least_100000'

const failing = aCarrierDetail({
  rulesAssessment: {
    findings: [aFinding({ ruleType: CARGO, result: 'fail', value: foundCover(50_000) })],
    overrides: [],
    companyId: id(1),
  },
})

const show = async (
  change: Partial<FakeWorld> = {},
  query = '',
  ports = fakePorts({ carriers: [failing], ...change }),
) => {
  const profile = await showProfile(ports, query)
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return profile
}

const overall = () => screen.getByRole('group', { name: 'Overall verdict' })

describe('a profile', () => {
  it('a profile shows the verdict, the name and the six deciding facts', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('EAGLE MESA FREIGHT LLC')
    expect(overall().textContent).toBe('FailCargo $50,000, needs $100,000the only rule fails')
    for (const fact of ['Authority', 'Insurance in force', 'Safety rating', 'Units / drivers']) {
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
    }
    expect(screen.getAllByText(/US averages 22\.26% and 6\.67%, Jun 6, 2025/).length).toBeGreaterThan(0)
  })

  it('the contacts of a profile have phones in the format of every other screen', async () => {
    await show({ carriers: [{ ...failing, phone: '+14145556001' }] })
    expect(screen.getAllByRole('button', { name: '(414) 555-6001, copy phone' }).length).toBeGreaterThan(0)
    expect(screen.queryByText('+14145556001')).toBeNull()
  })

  it('the head of a profile calls the phone on record, and offers no call without one', async () => {
    await show({ carriers: [{ ...failing, phone: '+14145556001' }] })
    const call = screen.getByRole('link', { name: 'Call EAGLE MESA FREIGHT LLC (414) 555-6001' })
    expect(call.getAttribute('href')).toBe('tel:+14145556001')
    cleanup()
    await show({ carriers: [{ ...failing, phone: null }] })
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  })

  it('a blocked carrier is Do not dispatch in its band and on its call, with its verdict small beside it', async () => {
    const connection = shortConnection(aBlockedConnection())
    const passing = aCarrierDetail({ phone: '+14145556001', connection })
    await show({ carriers: [passing] })
    expect(overall().textContent).toBe(
      'Do not dispatchSince Nov 19, 2026, Dana Reyes: Double brokered a load.Verdict Pass',
    )
    expect(screen.getByRole('link', { name: /^Do not dispatch. Call EAGLE MESA FREIGHT LLC/ })).toBeTruthy()
    cleanup()
    await show({ carriers: [{ ...failing, connection: shortConnection(aConnectionOnHold({ hold: null })) }] })
    expect(overall().textContent).toBe('On holdVerdict Fail')
  })

  it('a carrier that the agency tells something newer of is shown anew, with its source', async () => {
    const newer = [aFinding({ ruleType: CARGO, value: foundCover(250_000), asOf: '2026-11-21' })]
    await show({
      carriers: [{ ...failing, isUpdatable: true }],
      carrierUpdate: {
        updatedOn: '2026-11-21',
        source: 'QCMobile',
        change: { rulesAssessment: { findings: newer, overrides: [] } },
      },
    })
    expect(await screen.findByText('Updated just now from QCMobile')).toBeTruthy()
    expect(overall().textContent).toContain('Pass')
  })

  it('what rules find that only notify is listed apart, and decides nothing', async () => {
    const cover = { ruleType: 'cargo_at_least_250000', value: foundCover(50_000) } as const
    await assessedAs({
      findings: [aFinding({ ruleType: CARGO, value: foundCover(250_000) })],
      overrides: [],
      notices: [
        aFinding({ ruleType: 'active_operating_status', value: { code: 'status', status: 'A' } }),
        aFinding({ ...cover, result: 'fail' }),
      ],
    })
    expect(overall().textContent).toContain('Pass')
    const apart = screen.getByRole('region', { name: 'Notify only' })
    expect(
      within(apart)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      'Not metCargo $50,000, needs $250,000Rule: Cargo at least 250,000FMCSA licensing and insurance, Nov 20, 2026',
      'MetActive operating statusActive',
    ])
    cleanup()
    await assessedAs({ findings: [], overrides: [], notices: [aFinding({ ...cover, result: 'fail' })] })
    expect(screen.getByRole('region', { name: 'Notify only' })).toBeTruthy()
  })

  it('a rule on a fact that is too old is incomplete, with its day and what makes it pass', async () => {
    const old = {
      result: 'incomplete',
      value: foundCover(250_000),
      asOf: '2026-05-14',
      olderThanDays: 30,
    } as const
    await assessedAs({ findings: [aFinding({ ruleType: CARGO, ...old })], overrides: [] })
    expect(overall().textContent).toContain(
      'IncompleteCargo $250,000, as of May 14, 2026, older than 30 days',
    )
    expect(screen.getByText('Passes once a record of the last 30 days shows the same.')).toBeTruthy()
  })

  it('a failed rule says what was read, from where and when, and what would make it pass', async () => {
    await show()
    const row = screen.getByRole('row', { name: /Cargo at least 100,000/ })
    for (const text of [
      'Fail',
      'Cargo $50,000, needs $100,000',
      'FMCSA licensing and insurance, Nov 20, 2026',
      'Passes with cargo coverage of $100,000 or more in force.',
    ]) {
      expect(within(row).getByText(text)).toBeTruthy()
    }
  })

  const assessedAs = (rulesAssessment: RulesAssessment) =>
    show({ carriers: [aCarrierDetail({ rulesAssessment })] })

  it('rules that pass are folded by category, below those that do not', async () => {
    const failed = aFinding({ ruleType: CARGO, result: 'fail', value: foundCover(50_000) })
    const passed = aFinding({ ruleType: 'bipd_at_least_750000', value: foundCover(1_000_000) })
    await assessedAs({ findings: [passed, failed], overrides: [] })
    const section = screen.getByRole('region', { name: 'Assessment' })
    expect(within(section).getByRole('list', { name: 'Rules by label' }).textContent).toBe('1 fail, 1 pass, ')
    expect(within(section).getByText('1 of 2 pass').closest('details')?.open).toBe(false)
    const [first] = within(section).getAllByRole('rowheader', { hidden: true })
    expect(first?.textContent).toContain('Cargo $50,000')
    expect(within(section).getAllByText('not checked: no rule of this kind')).toHaveLength(2)
  })

  it.each([
    ['fail', 'Fail'],
    ['incomplete', 'Incomplete'],
    ['pass', 'Pass'],
  ] as const)('the line of a category with a rule of result %s has the mark %s', async (result, mark) => {
    const other = aFinding({ ruleType: CARGO, result })
    const passed = aFinding({ ruleType: 'bipd_at_least_750000', value: foundCover(1_000_000) })
    await assessedAs({ findings: [passed, other], overrides: [] })
    const section = screen.getByRole('region', { name: 'Assessment' })
    const line = within(section)
      .getByText(/of 2 pass$/)
      .closest('summary')!
    expect(within(line).getByRole('img').getAttribute('aria-label')).toBe(mark)
  })

  it('the line of a category with hidden rules has the mark of all of them, and counts them', async () => {
    const hidden = { count: 3, worst: 'Fail' } as const
    const active = aFinding({ ruleType: 'active_operating_status', value: { code: 'status', status: 'A' } })
    await assessedAs({ findings: [active], overrides: [], hidden })
    const line = () =>
      within(screen.getByRole('region', { name: 'Assessment' })).getByText(/not shown to you$/).parentElement!
    expect(line().textContent).toContain('Operations1 of 1 pass, 3 not shown to you')
    expect(within(line()).getByRole('img', { name: 'Fail' })).toBeTruthy()
    cleanup()
    await assessedAs({ findings: [aFinding()], overrides: [], hidden })
    expect(line().textContent).toBe('Operations3 rules not shown to you')
    expect(within(line()).getByRole('img', { name: 'Fail' })).toBeTruthy()
  })

  it('a profile with several reasons links to the others', async () => {
    const order = aFinding({
      ruleType: 'active_operating_status',
      result: 'fail',
      value: { code: 'status', status: 'I' },
    })
    const cargo = aFinding({ ruleType: CARGO, result: 'fail', value: foundCover(50_000) })
    await assessedAs({ findings: [cargo, order], overrides: [] })
    expect(overall().textContent).toContain('Operating status Inactive, needs Active')
    expect(within(overall()).getByRole('link', { name: '1 more rule' }).getAttribute('href')).toBe(
      '#assessment',
    )
  })

  it('an overridden verdict has its end date', async () => {
    const findings = [aFinding({ ruleType: CARGO, result: 'fail', value: foundCover(50_000) })]
    await assessedAs({ companyId: id(1), findings, overrides: [anOverride({ expiresOn: '2027-03-04' })] })
    expect(overall().textContent).toContain('Override until Mar 4, 2027')
    cleanup()
    await assessedAs({ companyId: id(1), findings, overrides: [anOverride()] })
    expect(overall().textContent).toContain('Override, no end date')
  })

  it('a verdict that rests on hidden rules says so, and is never milder', async () => {
    await assessedAs({ findings: [aFinding()], overrides: [], hidden: { count: 3, worst: 'Fail' } })
    expect(overall().textContent).toBe(
      'FailA rule that is not shown to youPartial: 3 rules are not shown to you',
    )
    const section = screen.getByRole('region', { name: 'Assessment' })
    expect(section.textContent).toContain(
      'Partial: 3 rules are not shown to you, because they use safety data.',
    )
  })

  it('pictures of a profile say in text what is in force and what is needed', async () => {
    await show()
    const covers = screen.getByRole('list', { name: 'Coverage in force and what your rules require' })
    expect(covers.textContent).toBe('Cargo$100,000needs $100,000')
    expect(
      screen.getByRole('img', { name: 'Vehicle OOS 21%, US average 22.3%; Driver OOS 5%, US average 6.7%' }),
    ).toBeTruthy()
  })

  it('a profile that was not assessed says so, and does not look like a pass', async () => {
    await show({
      carriers: [aCarrierDetail({ rulesAssessment: null })],
      user: aUser({ paywall: aPaywall({ canRule: false }) }),
    })
    expect(overall().textContent).toContain('Not assessed')
    expect(
      screen.getByText(
        /Your company’s plan does not include carrier rules\. Nothing here was checked for you\./,
      ),
    ).toBeTruthy()
    expect(screen.queryByText('Pass')).toBeNull()
  })

  it('a profile with an out-of-service order shows it above everything', async () => {
    const { safety } = aCarrierDetail()
    await show({ carriers: [aCarrierDetail({ safety: safety && { ...safety, outOfService: true } })] })
    expect(screen.getByRole('alert').textContent).toContain('Out of service')
  })

  it('a profile hides safety data from users who may not see it', async () => {
    await show({ carriers: [aCarrierDetail({ safety: null })] })
    expect(screen.getByText('Safety data is hidden')).toBeTruthy()
    expect(screen.queryByText('Unrated')).toBeNull()
  })

  it('a profile links to its vehicles, and to the inspected ones', async () => {
    await show()
    const hrefs = ['Vehicles seen with this carrier', 'Inspected vehicles'].map(name =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual([
      '/broker/vehicles?carrier_id=7',
      '/broker/vehicles?carrier_id=7&filters[source]=inspection',
    ])
  })

  it('a profile has no link to hidden vehicles or hidden inspections', async () => {
    await show({ user: aUser({ company: aCompany({ hideVehicleSearch: true }) }) })
    expect(screen.queryByRole('link', { name: /ehicles seen|Inspected vehicles/ })).toBeNull()
    cleanup()
    await show({ carriers: [aCarrierDetail({ safety: null })] })
    expect(screen.queryByRole('link', { name: 'Inspected vehicles' })).toBeNull()
  })

  it('a short profile names what the full one adds, and requests none of it', async () => {
    const ports = fakePorts({ carriers: [aCarrierDetail({ isFullProfile: false })] })
    await show({}, '', ports)
    const added = within(screen.getByRole('region', { name: 'In the full profile' }))
    expect(added.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'What changed',
      'Identity check',
      'Shared contacts',
      'Inspections and crashes',
      'Vehicles',
      'Where it runs',
      'People',
      'Insights',
      'Decision records',
    ])
    expect(screen.queryByRole('region', { name: 'Vehicles' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Insurance' }).textContent).toContain(
      'Policies with insurer and number are in the full profile, which your account does not include.',
    )
    const { insurancePolicies, authorityHistories, carrierSafety, associatedCarriers } = ports
    for (const port of [insurancePolicies, authorityHistories, carrierSafety, associatedCarriers])
      expect(port.requests).toEqual([])
  })

  it('a profile that does not exist says so', async () => {
    await show({ carriers: [] })
    expect(screen.getByText('This carrier does not exist')).toBeTruthy()
  })

  it('a profile offers no override to users who may not override', async () => {
    await show({ user: aUser({ scopes: ['sourcing'] }) })
    expect(screen.queryByRole('link', { name: /Override/ })).toBeNull()
  })

  it('monitoring of a carrier starts and stops on its profile', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Monitor' }))
    expect(await screen.findByText('Monitored')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop monitoring' }))
    expect(await screen.findByRole('button', { name: 'Monitor' })).toBeTruthy()
  })
})

describe('the override drawer', () => {
  it('the override drawer opens by its address, saves, and the profile changes at once', async () => {
    const { user, say, navigator } = await show({}, `?override=${CARGO}`)
    const drawer = await screen.findByRole('dialog', { name: /Override Cargo at least 100,000/ })
    expect(within(drawer).getByText('Applies through Dec 21, 2026.')).toBeTruthy()
    await user.click(within(drawer).getByRole('radio', { name: 'Date' }))
    const lastDay = within(drawer).getByRole('textbox', { name: 'Last day' })
    await user.type(within(drawer).getByRole('textbox', { name: /Reason/ }), 'The insurer confirmed it.')
    await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
    expect(await within(drawer).findByText('Choose the last day.')).toBeTruthy()
    expect(document.activeElement).toBe(lastDay)
    await user.click(within(drawer).getByRole('radio', { name: 'No end' }))
    expect(within(drawer).getByText('Applies until someone ends it.')).toBeTruthy()
    await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
    expect(say).toHaveBeenCalledWith('Override saved. Cargo at least 100,000 passes with no end date.')
    expect(navigator.go).toHaveBeenCalledWith('/carriers/7', { replace: true })
  })

  it.each([
    ['to whom it is not allowed', { user: aUser({ scopes: ['sourcing'] }) }, CARGO],
    ['for a rule that is not assessed', {}, 'bipd_at_least_750000'],
  ] as const)('stays shut %s, whatever the address says', async (_, change, rule) => {
    const { store } = await show(change, `?override=${rule}`)
    expect(store.overrides.form?.ruleType).toBe(rule)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the override drawer keeps what was typed when the connection is lost', async () => {
    const { user, ruleOverrides, say } = await show({}, `?override=${CARGO}`)
    const drawer = await screen.findByRole('dialog')
    await user.click(within(drawer).getByRole('radio', { name: '90 days' }))
    await user.type(within(drawer).getByRole('textbox', { name: /Reason/ }), 'Confirmed.')
    ruleOverrides.failNext('create')
    await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
    expect((await within(drawer).findByRole('alert')).textContent).toContain('What you typed is kept')
    expect(within(drawer).getByRole<HTMLInputElement>('radio', { name: '90 days' }).checked).toBe(true)
    expect(within(drawer).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe(
      'Confirmed.',
    )
    expect(say).not.toHaveBeenCalled()
  })

  it('the override drawer offers the end of the policy that the rule is about', async () => {
    const { insurance } = failing
    const { user } = await show(
      { carriers: [{ ...failing, insurance: { ...insurance, cargoUntil: '2027-03-04' } }] },
      `?override=${CARGO}`,
    )
    await user.click(await screen.findByRole('radio', { name: 'Policy end' }))
    expect(
      screen.getByText('Applies through Mar 4, 2027, the last day of the policy on record.'),
    ).toBeTruthy()
  })

  it('the override drawer is left with the reason alone if only the override was saved', async () => {
    const { user, notes, say } = await show({}, `?override=${CARGO}`)
    const drawer = await screen.findByRole('dialog')
    await user.type(within(drawer).getByRole('textbox', { name: /Reason/ }), 'Confirmed.')
    notes.failNext('create')
    await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
    expect((await within(drawer).findByRole('alert')).textContent).toContain(
      'The override is saved, but not the reason',
    )
    expect(within(drawer).queryByRole('radio')).toBeNull()
    await user.click(within(drawer).getByRole('button', { name: 'Save reason' }))
    expect(say).toHaveBeenCalledWith(expect.stringMatching(/^Override saved\./))
  })
})

it('ending an override is confirmed first', async () => {
  const { user, store } = await show({
    overrides: [
      {
        id: id(5),
        isActive: true,
        expiresOn: '2080-01-01',
        carrierId: failing.id,
        classificationId: null,
        ruleType: CARGO,
        file: { name: 'coi.pdf', url: 'javascript:alert(1)' },
        userId: id(1),
        userName: 'Dana Reyes',
        companyId: id(1),
        createdAt: '2026-11-01T00:00:00.000Z',
        ended: null,
      },
    ],
  })
  const row = screen.getByRole('row', { name: /Cargo at least 100,000/ })
  expect(row.textContent).toContain('Overridden by Dana Reyes, indefinite; without it the rule fails.')
  expect(within(row).queryByRole('link', { name: 'coi.pdf' })).toBeNull()
  await user.click(within(row).getByRole('button', { name: /End override/ }))
  const dialog = await screen.findByRole('alertdialog', { name: /End the override of Cargo/ })
  await user.click(within(dialog).getByRole('button', { name: 'End override' }))
  await expect.poll(() => store.assessed?.overall).toBe('Fail')
})

const overridden = (notes: FakeWorld['notes']) => {
  const override = anOverride({ ruleType: CARGO, carrierId: failing.id, expiresOn: '2080-01-01' })
  const [finding] = failing.rulesAssessment?.findings ?? []
  return {
    override,
    world: {
      carriers: [
        {
          ...failing,
          rulesAssessment: {
            companyId: id<'company'>(1),
            findings: finding ? [finding] : [],
            overrides: [override],
          },
        },
      ],
      notes,
    },
  }
}

it('an overridden rule shows the reason that was saved with the override', async () => {
  const { override } = overridden([])
  const note = aNote({
    subject: { kind: 'carrier', carrierId: failing.id },
    text: overrideNoteText(override, 'The insurer confirmed the new limit.'),
    authorId: override.userId,
  })
  await show(overridden([note]).world)
  const row = screen.getByRole('row', { name: /Cargo/ })
  expect(await within(row).findByText('Reason: The insurer confirmed the new limit.')).toBeTruthy()
})

it('an overridden rule without a reason on record shows none', async () => {
  const { store } = await show(overridden([]).world)
  await expect.poll(() => store.overrides.notes.state.kind).toBe('ready')
  expect(screen.queryByText(/^Reason:/)).toBeNull()
})

it('a profile whose notes cannot be loaded shows the override without its reason', async () => {
  const { world } = overridden([])
  const page = fakePorts(world)
  page.notes.failNext('list')
  const { store } = await show({}, '', page)
  await expect.poll(() => store.overrides.notes.state.kind).toBe('failed')
  expect(screen.getByRole('row', { name: /Cargo/ }).textContent).toContain('without it the rule fails')
  expect(screen.queryByText(/^Reason:/)).toBeNull()
})

it('a profile without overrides does not request the reasons for them', async () => {
  const { store } = await show()
  expect(store.overrides.notes.state.kind).toBe('idle')
})
