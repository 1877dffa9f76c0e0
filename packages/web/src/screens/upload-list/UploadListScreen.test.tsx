import { done, type Identifier } from '@fairhaul/core'
import {
  aCarrierDetail,
  aFinding,
  anIdentityTie,
  anOverride,
  aSubscription,
  aUser,
  type FakeWorld,
  fakeClock,
  fakeMonitoredCarriers,
  fakeSubscriptions,
  fakeWorld,
  id,
  someCautionFacts,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { MyCarriersTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, ShellTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { screen as uploadList } from './screen.ts'

afterEach(cleanup)

const dot = (value: string): Identifier => ({ type: 'DOT', value, region: null })

const setUp = (change: Partial<FakeWorld> = {}) => {
  const world = fakeWorld({
    carriers: [1, 2].map(at =>
      aCarrierDetail({
        id: id(at),
        legalName: at === 1 ? '<b>HAULER</b> 1' : 'HAULER 2',
        identifiers: [dot(`700000${at}`), dot('8000000')],
      }),
    ),
    subscriptions: [aSubscription({ id: id(9), carrierId: id(2) })],
    ...change,
  })
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(CarriersTokens.Subscriptions, fakeSubscriptions(world)),
    provide(MyCarriersTokens.MonitoredCarriers, fakeMonitoredCarriers(world)),
    provide(MyCarriersTokens.ReadWorkbook, async () => done([])),
    provide(MyCarriersTokens.ListDrafts, {
      restore: () => undefined,
      store: () => undefined,
      clear: () => undefined,
    }),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
  ])
  const address = '/carriers/upload-list'
  const store = uploadList.open(page.visit(address), undefined)
  const { Component } = uploadList
  render(
    <page.Page store={store} address={address}>
      <Component />
    </page.Page>,
  )
  return { world, user: userEvent.setup({ delay: null }) }
}

const check = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(screen.getByRole('textbox', { name: /^Or paste/ }))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Check list' }))
}

describe('the upload of a list', () => {
  it('a row shows the verdict with its reason, and an override with its end, as every list does', async () => {
    const findings = [aFinding({ result: 'fail', value: foundCover(50_000) })]
    const overrides = [anOverride({ expiresOn: '2027-03-04' })]
    const { user } = setUp({
      carriers: [
        aCarrierDetail({
          id: id(1),
          identifiers: [dot('7000001')],
          rulesAssessment: { companyId: id(1), findings, overrides: [] },
        }),
        aCarrierDetail({
          id: id(2),
          identifiers: [dot('7000002')],
          rulesAssessment: { companyId: id(1), findings, overrides },
        }),
      ],
    })
    await check(user, 'USDOT 7000001\nUSDOT 7000002\n')
    await screen.findByRole('group', { name: 'Result' })
    const [, failed, overridden] = screen.getAllByRole('row')
    expect(failed?.textContent).toContain('FailCargo $50,000, needs $100,000')
    expect(overridden?.textContent).toContain('Override until Mar 4, 2027Cargo $50,000, needs $100,000')
  })

  it('a row has the mark of the tie to a carrier that should not be used, as every list has', async () => {
    const cautions = someCautionFacts({ identityTies: [anIdentityTie()] })
    const { user } = setUp({
      carriers: [aCarrierDetail({ id: id(1), identifiers: [dot('7000001')], cautions })],
    })
    await check(user, 'USDOT 7000001')
    const mark = await screen.findByRole('link', { name: /^Same phone as .*, revoked/ })
    expect(mark.getAttribute('href')).toBe('/broker/carriers/1#identity')
  })

  it('a carrier that has one of two numbers is ready only after a press, and says which it has not', async () => {
    const { user } = setUp()
    await check(user, 'DOT 7000001, MC 5550001')
    expect(await screen.findByText('Found by DOT 7000001, not by MC 5550001.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Monitor/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^It is this carrier/ }))
    expect(screen.getByRole('button', { name: 'Monitor 1 carrier' })).toBeTruthy()
  })

  it('a pasted list is checked row by row, narrowed by a press, and monitored with Undo', async () => {
    const { user, world } = setUp()
    await check(user, 'Eagle\tUSDOT 7000001\nHawk\tUSDOT 7000002\nno number\t\n')
    const results = within(await screen.findByRole('group', { name: 'Result' }))
    expect(results.getByRole('button', { name: 'Ready to monitor 1' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '<b>HAULER</b> 1' }).getAttribute('href')).toBe(
      '/broker/carriers/1',
    )
    await user.click(results.getByRole('button', { name: 'Not recognized 1' }))
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('Only a name. Add its DOT or MC number.')).toBeTruthy()
    await user.click(results.getByRole('button', { name: 'All 3' }))
    await user.click(screen.getByRole('button', { name: 'Monitor 1 carrier' }))
    expect(await screen.findByText('1 now monitored.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Now monitored 1' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 undone.')).toBeTruthy()
    expect(world.subscriptions).toHaveLength(1)
  })

  it('lines that are no carriers are named', async () => {
    const { user } = setUp()
    await check(user, 'Carriers of May\nName\tUSDOT\nEagle\t7000001\n')
    expect(await screen.findByText('Line 1 is a title: Carriers of May')).toBeTruthy()
    expect(screen.getByText('Line 2 is the heading: Name USDOT')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ready to monitor 1' })).toBeTruthy()
  })

  it('one of several carriers is chosen in its row', async () => {
    const { user } = setUp()
    await check(user, 'DOT 8000000')
    await user.click(await screen.findByRole('button', { name: /Same carrier as line 1/ }))
    await user.click(screen.getByRole('option', { name: /HAULER<\/b> 1|HAULER 1/ }))
    expect(screen.getByRole('button', { name: 'Monitor 1 carrier' })).toBeTruthy()
  })

  it('a picture with the name of a list is refused at the field of the file, and what was typed stays', async () => {
    const { user } = setUp()
    await user.click(screen.getByRole('textbox', { name: /^Or paste/ }))
    await user.paste('MC 1')
    const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'list.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('From a file'), picture)
    expect(await screen.findByText(/list\.csv: This is a picture/)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Or paste/ }).value).toBe('MC 1')
  })

  it('a company that may not monitor carriers sees that it may not', () => {
    setUp({ user: aUser({ company: null }) })
    expect(screen.getByText('Your company cannot monitor carriers')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
