import {
  aCarrierDetail,
  aCarrierVehicle,
  anEldStatus,
  anEldVehicle,
  aPowerUnitStats,
  aRedactedUser,
  aTouchedArea,
  type FakeWorld,
  id,
  refusal,
  someRedactedUsers,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../../di/use-screen-store.ts'
import { aPage } from '../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../parts/testing/fake-ports.ts'
import type { ProfilePart } from '../profile-modules.ts'
import { screen as carrierScreen } from '../screen.ts'
import { section as fleet } from './fleet/section.ts'
import { section as people } from './people/section.ts'
import { section as rates } from './rates/section.ts'
import { section as touches } from './touches/section.ts'
import { section as vehicles } from './vehicles/section.ts'

afterEach(cleanup)

/** Shows one section of the profile of carrier 7. */
const show = async (
  section: ProfilePart,
  change: Partial<FakeWorld> = {},
  before: (ports: ReturnType<typeof fakePorts>) => void = () => undefined,
) => {
  const ports = fakePorts({ carriers: [aCarrierDetail()], ...change })
  before(ports)
  const page = aPage(ports)
  const url = new URL('http://portal.invalid/carriers/7')
  const signal = new AbortController().signal
  const store = carrierScreen.open({ params: { id: '7' }, url, resolve: page.resolve, signal }, undefined)
  await store.settled()
  const { carrier, today } = store
  if (carrier === undefined) throw new Error('The carrier of this test is there')
  const visit = { carrierId: id<'carrier'>(7), profile: store, resolve: page.resolve }
  render(
    <page.Page>
      <ScreenStoreContext value={section.open?.(visit, undefined) ?? {}}>
        <section.Component id="it" name="The section" store={store} carrier={carrier} today={today} />
      </ScreenStoreContext>
    </page.Page>,
  )
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return { ...page, user: userEvent.setup({ delay: null }) }
}

const text = () => screen.getByRole('region', { name: 'The section' }).textContent ?? ''

describe('the vehicles of a profile', () => {
  const world = {
    carrierVehicles: [
      aCarrierVehicle({ isScheduled: false }),
      aCarrierVehicle({ id: id(31), vin: null, type: 'trailer', trailerType: 'reefer', powerUnitType: null }),
    ],
    eldVehicles: [anEldVehicle({ isOnCertificate: false })],
    eldStatuses: [anEldStatus({ status: 'eld_vins_not_on_coi' })],
    powerUnitStats: [aPowerUnitStats()],
  } satisfies Partial<FakeWorld>

  it('each vehicle has its schedule, and whether ELD and certificate agree', async () => {
    await show(vehicles, world)
    for (const part of [
      '1 scheduled, 1 not scheduled',
      'ELD VINs are not on the certificate',
      '1 vehicle on the ELD, 0 on the certificate, 1 not',
      '11 of 12 observed',
    ])
      expect(text()).toContain(part)
    const [, tractor, trailer] = screen.getAllByRole('row')
    expect(tractor?.textContent).toContain('On the ELD, not on the certificate')
    expect(trailer?.textContent).toContain('No ELD on trailers')
    expect(screen.getByRole('link', { name: '1FUJGLDR9CSBK8632' }).getAttribute('href')).toBe(
      '/broker/vehicles/20',
    )
  })

  it('vehicles that failed are loaded again without the other facts', async () => {
    const { user } = await show(vehicles, world, ports => ports.carrierVehicles.failNext('ofCarrier'))
    expect(text()).toContain('ELD VINs are not on the certificate')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Vehicles of this carrier' })).toBeTruthy()
  })

  it('an ELD status that failed is loaded again beside the vehicles', async () => {
    const { user } = await show(vehicles, world, ports => ports.eldStatuses.failNext('ofCarrier'))
    expect(screen.getByRole('table', { name: 'Vehicles of this carrier' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again: ELD status' }))
    await waitFor(() => expect(text()).toContain('ELD VINs are not on the certificate'))
  })

  it.each([
    [refusal.notFound, 'ELD statusnot on record'],
    [refusal.forbidden(), 'ELD statusnot in your permissions'],
  ])(
    'an ELD status that is refused says why, and never blames permissions for what is gone',
    async (why, fact) => {
      await show(vehicles, world, ports => ports.eldStatuses.refuseNext('ofCarrier', why))
      expect(text()).toContain(fact)
    },
  )

  it('a carrier without vehicles says so', async () => {
    await show(vehicles)
    expect(screen.getByText('No vehicle was seen in two years')).toBeTruthy()
  })
})

describe('where a carrier runs', () => {
  const touched = {
    historicalTouches: [
      { ...aTouchedArea(), carrierId: id<'carrier'>(7) },
      {
        ...aTouchedArea({ areaId: id(76), name: 'Waco, TX 76701', latitude: null }),
        carrierId: id<'carrier'>(7),
      },
    ],
  } satisfies Partial<FakeWorld>

  it('areas are listed with their touches, and those without a place say so', async () => {
    const { user } = await show(touches, touched)
    const list = within(screen.getByRole('group', { name: 'Areas it was seen in' }))
    expect(list.getAllByRole('button').map(row => row.textContent)).toEqual([
      'Dallas, TX 75201Nov 10, 20263 touches',
      'Waco, TX 76701Nov 10, 20263 touches, not on the map',
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Verified by ELD only' }))
    await user.click(screen.getByRole('button', { name: 'Show all areas' }))
    expect(screen.getByRole('group', { name: 'Areas it was seen in' })).toBeTruthy()
  })

  it('areas that are refused say who can change that, and none on record what to ask', async () => {
    await show(touches, {}, ports => ports.carrierTouches.refuseNext('historical', refusal.forbidden()))
    expect(screen.getByText('You do not have access to where it was seen')).toBeTruthy()
    expect(screen.getByText('No area on record')).toBeTruthy()
  })
})

describe('the rates of a carrier', () => {
  it('rate confirmations and paid loads are counted', async () => {
    await show(rates, {
      paymentAnalyses: [
        { carrierId: id(7), provider: 'Ledgerline Pay', loads: 120, brokers: 14, lastPaidOn: '2026-11-20' },
      ],
    })
    expect(text()).toContain('Viewed4Delivered5E-mails sent6')
    expect(text()).toContain('120 loads for 14 brokers')
    expect(text()).toContain('Ledgerline Pay, last 12 months')
  })

  it('a plan without rate confirmations says so', async () => {
    await show(rates, { carriers: [aCarrierDetail({ rates: null })] })
    expect(text()).toContain('Your plan does not include rate confirmations.')
  })

  it('rates without any count are not on record', async () => {
    const none = { viewed: null, delivered: null, mails: null }
    await show(rates, { carriers: [aCarrierDetail({ rates: none })] })
    expect(text()).toContain('Rate confirmationsnot on record')
  })
})

describe('the people of a carrier', () => {
  const users = someRedactedUsers({
    carrierUsers: [aRedactedUser({ phone: { kind: 'masked', value: '•••• 12' } })],
    pendingDispatchers: [aRedactedUser({ id: id(22), name: { kind: 'shown', value: 'Ida Brook' } })],
  })

  it('people are listed with role, contacts and the day since which they act', async () => {
    const { user } = await show(people, { redactedUsers: [{ carrierId: id(7), users }] })
    const table = within(screen.getByRole('table', { name: 'Users and dispatchers' }))
    expect(table.getAllByRole('row').map(row => row.textContent)).toEqual([
      'NameRolePhoneE-mailSince',
      'Tom FoxCarrier user•••• 12HiddenJan 5, 2026',
      'Ida BrookPending dispatcherHiddenHiddenJan 5, 2026',
    ])
    await user.click(screen.getByRole('button', { name: /^Pending dispatchers/ }))
    expect(table.getAllByRole('row')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /^Inactive dispatchers/ }))
    expect(screen.getByText('No one is in this list.')).toBeTruthy()
  })

  it('people that failed are loaded again, and the contacts are shown beside them', async () => {
    const { user } = await show(people, {}, ports => ports.carrierPeople.failNext('redactedUsers'))
    expect(screen.getByRole('table', { name: 'Contacts on record' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })
})

it('the fleet is shown by source, by age and by kind, with the same as a table', async () => {
  const { user } = await show(fleet, {
    carrierVehicles: [aCarrierVehicle()],
    powerUnitStats: [aPowerUnitStats({ onEld: null })],
  })
  expect(screen.getByRole('img', { name: /^Power units by age: .*13 years or more 1$/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show power units by source as a table' }))
  const table = within(screen.getByRole('table', { name: 'Power units by source' }))
  expect(table.getAllByRole('row').map(row => row.textContent)).toEqual([
    'SourcePower units',
    'Reported to FMCSA12',
    'Inspected in 24 months9',
    'Insured by VIN11',
  ])
})
