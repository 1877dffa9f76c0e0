import {
  aCarrierDetail,
  aCarrierSafety,
  aCertificate,
  aCertificateRequest,
  aCrash,
  anAuthorityAct,
  anInsuranceFiling,
  aFinding,
  anInspection,
  aPaywall,
  aPolicy,
  aUser,
  aViolation,
  type FakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import type { AuthorityHistory } from '@fairhaul/core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../../di/use-screen-store.ts'
import { aPage } from '../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../parts/testing/fake-ports.ts'
import type { ProfilePart } from '../profile-modules.ts'
import { screen as carrierScreen } from '../screen.ts'
import { section as authority } from './authority/section.ts'
import { section as certificates } from './certificates/section.ts'
import { section as inspections } from './inspections/section.ts'
import './inspections/InspectionDrawer.tsx'
import { section as insurance } from './insurance/section.ts'
import { section as safety } from './safety/section.ts'

afterEach(cleanup)

const carrier = aCarrierDetail({
  rulesAssessment: {
    findings: [aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  },
})

const show = async (
  part: ProfilePart,
  change: Partial<FakeWorld> = {},
  ports = fakePorts({ carriers: [carrier], ...change }),
) => {
  const page = aPage(ports)
  const visit = {
    params: { id: '7' },
    url: new URL('http://portal.invalid/carriers/7'),
    resolve: page.resolve,
    signal: new AbortController().signal,
  }
  const profile = carrierScreen.open(visit, undefined)
  await profile.settled()
  if (profile.carrier === undefined) throw new Error('The carrier was not loaded')
  const store = part.open?.({ carrierId: id(7), profile, resolve: page.resolve }, undefined) ?? {}
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <part.Component
          id="section"
          name="Section"
          store={profile}
          carrier={profile.carrier}
          today={profile.today}
        />
      </ScreenStoreContext>
    </page.Page>,
  )
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return { ...page, user: userEvent.setup({ delay: null }) }
}

describe('the section about authority', () => {
  const of = (history: Partial<AuthorityHistory>) =>
    new Map([[id<'carrier'>(7), { periods: [], acts: [], asOf: null, ...history }]])
  const history = of({
    periods: [
      { from: '2010-01-01', to: '2016-03-01' },
      { from: '2016-03-31', to: null },
    ],
  })

  it('a gap in the authority is drawn and described', async () => {
    await show(authority, { authorityHistories: history })
    expect(screen.getByRole('img', { name: /Active, 10 years.*1 gap on record/ })).toBeTruthy()
    expect(screen.getByText('No authority, 30 days')).toBeTruthy()
  })

  it('what FMCSA did is listed with file and day; a notice ahead stands out, a discontinued revocation changes nothing', async () => {
    await show(authority, {
      authorityHistories: of({
        acts: [
          anAuthorityAct({
            act: 'suspended',
            status: 'pending',
            on: '2026-12-14',
            source: 'Motus RevokeSuspend',
            asOf: '2026-11-20',
          }),
          anAuthorityAct({ act: 'involuntary revocation', status: 'discontinued', on: '2024-01-02' }),
          anAuthorityAct({ on: '2016-03-31', source: 'L&I AuthHist', asOf: '2026-05-14' }),
        ],
      }),
    })
    const pending = screen.getByText('Carrier authority: Suspension pending Dec 14, 2026')
    expect(pending.closest('details')).toBeNull()
    expect(screen.getByText('FMCSA revocations and suspensions, Nov 20, 2026')).toBeTruthy()
    const done = within(screen.getByText('What FMCSA did (2)').closest('details') as HTMLElement)
    expect(done.getByText(/Involuntary revocation, discontinued: authority stayed in force/)).toBeTruthy()
    expect(done.getByText('FMCSA authority history, frozen May 14, 2026')).toBeTruthy()
  })

  it('an authority without a grant on record still shows that it was revoked', async () => {
    const revoked = anAuthorityAct({ act: 'revoked', on: '2024-01-29' })
    await show(authority, { authorityHistories: of({ acts: [revoked] }) })
    expect(screen.getByText('No grant of carrier authority is on record.')).toBeTruthy()
    expect(screen.getByText('Common authority: Revoked')).toBeTruthy()
  })

  it('an out-of-service order in force is open with its reason and file, and one that was rescinded says when', async () => {
    const orders = [
      { orderedOn: '2026-10-02', reason: 'FAILURE TO PAY FINE', rescindedOn: null, isInForce: true },
      { orderedOn: '2024-10-02', reason: null, rescindedOn: '2024-12-01', isInForce: false },
    ] as const
    await show(authority, {
      outOfServiceOrders: new Map([[id<'carrier'>(7), { orders, asOf: '2026-11-19' }]]),
    })
    const found = screen.getByText('Out-of-service orders (2)').closest('details') as HTMLDetailsElement
    expect(found.open).toBe(true)
    expect(within(found).getByText('In force: failure to pay fine')).toBeTruthy()
    expect(within(found).getByText('Rescinded Dec 1, 2024: reason not on record')).toBeTruthy()
    expect(within(found).getAllByText('Out of Service Orders, Nov 19, 2026')).toHaveLength(2)
  })

  it('no order on record is said with the day of the file, and nothing where no such file was read', async () => {
    await show(authority, {
      outOfServiceOrders: new Map([[id<'carrier'>(7), { orders: [], asOf: '2026-11-19' }]]),
    })
    expect(
      screen.getByText('No out-of-service order on record (Out of Service Orders, Nov 19, 2026).'),
    ).toBeTruthy()
    cleanup()
    await show(authority)
    expect(screen.queryByText(/out-of-service order/i)).toBeNull()
  })

  it('orders are neither requested nor shown to a user who may not see safety data', async () => {
    const ports = fakePorts({
      carriers: [aCarrierDetail({ safety: null })],
      user: aUser({ scopes: ['block_safety_data'] }),
    })
    await show(authority, {}, ports)
    expect(ports.carrierSafety.requests).toEqual([])
    expect(screen.queryByText(/order/i)).toBeNull()
  })

  it('a monitor without the history of authorities shows the facts alone', async () => {
    const ports = fakePorts({ carriers: [carrier] })
    ports.authorityHistories.refuseNext('ofCarrier', { kind: 'not-found', requestId: null })
    await show(authority, {}, ports)
    expect(screen.getByText('Carrier authority')).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.queryByText(/could not load/i)).toBeNull()
  })

  it('a history that failed to load is tried again alone', async () => {
    const ports = fakePorts({ carriers: [carrier], authorityHistories: history })
    ports.authorityHistories.failNext('ofCarrier')
    const { user } = await show(authority, {}, ports)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('figure', { name: 'History' })).toBeTruthy()
  })
})

describe('the section about insurance', () => {
  it('filings that ended or will end are listed with how, and with file and day', async () => {
    await show(insurance, {
      insuranceFilings: new Map([
        [
          id<'carrier'>(7),
          [
            anInsuranceFiling({ id: id(1), endsOn: '2026-12-14' }),
            anInsuranceFiling({ id: id(2), endKind: 'replaced' }),
          ],
        ],
      ]),
    })
    const found = within(
      screen.getByText('Filings that ended or will end (2)').closest('details') as HTMLElement,
    )
    expect(found.getByText(/cancellation pending Dec 14, 2026: \$1,000,000, form 91X/)).toBeTruthy()
    expect(found.getByText(/replaced Sep 4, 2026/)).toBeTruthy()
    expect(found.getAllByText('FMCSA insurance history, Nov 20, 2026')).toHaveLength(2)
  })

  it('a monitor without the history of filings leaves it out', async () => {
    const ports = fakePorts({ carriers: [carrier] })
    ports.insurancePolicies.refuseNext('history', { kind: 'not-found', requestId: null })
    await show(insurance, {}, ports)
    expect(screen.queryByText(/Filings that/)).toBeNull()
    expect(screen.queryByText(/could not load/i)).toBeNull()
  })

  it('policies are drawn over time, and listed with limit, insurer and vehicles', async () => {
    await show(insurance, {
      insurancePolicies: [
        aPolicy({
          carrierId: id(7),
          coverage: 'cargo',
          limitUsd: 50_000,
          scheduledVins: ['1FUJGLDR9CSBK8632'],
        }),
      ],
    })
    expect(screen.getByRole('figure', { name: 'Policies over time' })).toBeTruthy()
    const row = screen.getByRole('row', { name: /Motor truck cargo/ })
    expect(within(row).getByText('needs $100,000')).toBeTruthy()
    expect(within(row).getByText('1 vehicle listed')).toBeTruthy()
  })

  it('a carrier without policies says that none is on record', async () => {
    await show(insurance, { insurancePolicies: [] })
    expect(screen.getByText('No policy is on record, neither in force nor ended.')).toBeTruthy()
  })
})

describe('the section about certificates', () => {
  const agent = aUser({
    scopes: ['insurance_workflow'],
    paywall: aPaywall({ canViewInsuranceCertificates: true }),
  })

  it('a plan without certificates says so', async () => {
    await show(certificates, {
      user: aUser({ paywall: aPaywall({ canViewInsuranceCertificates: false }) }),
    })
    expect(screen.getByText('Certificates are not in your plan')).toBeTruthy()
  })

  it('a request opens its activity', async () => {
    const { user } = await show(certificates, {
      user: agent,
      certificateRequests: [aCertificateRequest({ id: id(1), carrierId: id(7), status: 'received' })],
    })
    const list = screen.getByRole('list', { name: 'Certificate requests' })
    expect(within(list).getByText('Received')).toBeTruthy()
    await user.click(within(list).getByText('Received'))
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  })
})

describe('certificates on file', () => {
  const agent = aUser({
    scopes: ['insurance_workflow'],
    paywall: aPaywall({ canViewInsuranceCertificates: true }),
  })

  it('name their lines, who confirmed them and their file, and one is taken back with a reason', async () => {
    const { user } = await show(certificates, {
      user: agent,
      certificates: [aCertificate({ id: id(51), carrierId: id(7) })],
    })
    const list = screen.getByRole('list', { name: 'Certificates on file' })
    expect(within(list).getByText('Motor truck cargo $100,000, Mar 4, 2026 to Mar 4, 2027')).toBeTruthy()
    expect(within(list).getByText(/Certificate confirmed Nov 21, 2026 by Dana Reyes/)).toBeTruthy()
    expect(within(list).getByRole('link', { name: 'certificate.pdf' })).toBeTruthy()
    await user.click(within(list).getByRole('button', { name: 'Take back' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.type(within(dialog).getByLabelText('Reason'), 'Wrong carrier.')
    await user.click(within(dialog).getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(within(list).getByText(/: Wrong carrier\.$/)).toBeTruthy())
    expect(within(list).queryByRole('button', { name: 'Take back' })).toBeNull()
  })

  it('a person without the permission adds none', async () => {
    await show(certificates, {
      user: aUser({ scopes: [], paywall: aPaywall({ canViewInsuranceCertificates: true }) }),
    })
    expect(screen.getByText(/No certificate is on file/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add a certificate' })).toBeNull()
  })
})

describe('the section about safety', () => {
  it('hidden safety data is not requested', async () => {
    const hidden = { ...carrier, safety: null }
    const { carrierSafety } = await show(safety, { carriers: [hidden] })
    expect(screen.getByText('Safety data is hidden')).toBeTruthy()
    expect(carrierSafety.requests).toEqual([])
  })

  it('a percentile that is not public is not invented', async () => {
    await show(safety, {
      safetyRecords: [
        aCarrierSafety({
          carrierId: id(7),
          basics: [{ basic: 'vehicle_maintenance', measure: 2.31, percentile: null }],
        }),
      ],
    })
    const row = screen.getByRole('row', { name: /Vehicle maintenance/ })
    expect(row.textContent).toContain('2.31')
    expect(row.textContent).toContain('not public')
  })
})

describe('the section about inspections', () => {
  const rows: Partial<FakeWorld> = {
    inspections: [anInspection({ id: id(1), carrierId: id(7), reportNumber: 'TX1', violationsCount: 1 })],
    violations: [
      aViolation({
        id: id(5),
        inspectionId: id(1),
        carrierId: id(7),
        description: 'Brake out of adjustment',
      }),
    ],
    crashes: [aCrash({ id: id(9), carrierId: id(7) })],
  }

  it('an inspection opens its violations', async () => {
    const { user } = await show(inspections, rows)
    await user.click(screen.getByRole('button', { name: '1 violation of TX1' }))
    const drawer = await screen.findByRole('dialog')
    expect(within(drawer).getByText('Brake out of adjustment')).toBeTruthy()
  })

  it('violations and crashes have tabs with their numbers', async () => {
    const { user } = await show(inspections, rows)
    await user.click(screen.getByRole('tab', { name: /Violations/ }))
    expect(screen.getByText('Brake out of adjustment')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /Crashes/ }))
    expect(screen.getByText('1 crash')).toBeTruthy()
  })

  it('filters that let nothing through say so, and are cleared by one press', async () => {
    const { user } = await show(inspections, rows)
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'NO SUCH PLATE')
    expect(screen.getByText(/0 of 1 inspection match/)).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
    expect(screen.getByText('1 inspection')).toBeTruthy()
  })

  it('a carrier that was never inspected says so', async () => {
    await show(inspections)
    expect(screen.getByText('No inspections are on record.')).toBeTruthy()
  })
})
