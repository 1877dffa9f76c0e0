import { aCarrierDetail, aFinding, aPlace, type FakeWorld, foundCover, id, refusal } from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../parts/map/MapView.tsx'
import './HomeBelow.tsx'
import { homePage } from './testing/home-page.tsx'

afterEach(cleanup)

type Result = 'pass' | 'fail' | 'incomplete'

const carrier = (at: number, result: Result, state = 'TX') =>
  aCarrierDetail({
    id: id(at),
    legalName: `CARRIER ${at}`,
    physicalAddress: aPlace({ city: 'Waco', state, country: 'US' }),
    rulesAssessment: {
      findings: [aFinding({ result, value: result === 'incomplete' ? null : foundCover(50_000) })],
      overrides: [],
    },
  })
const monitoring = (carriers: readonly ReturnType<typeof carrier>[]): Partial<FakeWorld> => ({
  carriers: [...carriers],
  subscriptions: carriers.map(({ id: carrierId }, at) => ({
    id: id<'subscription'>(at + 1),
    carrierId,
    createdAt: '2026-01-01T00:00:00.000Z',
  })),
})

const part = async () => within(await screen.findByRole('region', { name: 'Needs attention' }))
const names = async () => {
  const { findAllByRole } = await part()
  const rows = (await findAllByRole('link')).filter(link => link.textContent?.startsWith('CARRIER'))
  return rows.map(({ textContent }) => textContent)
}
const states = () => screen.findByRole('group', { name: 'Your carriers by state or province' })

describe('Needs attention', () => {
  it('monitored carriers that fail come first with their reason, then those that are incomplete', async () => {
    homePage(monitoring([carrier(1, 'pass'), carrier(2, 'incomplete'), carrier(3, 'fail')])).show()
    const { findByText, getByText } = await part()
    expect(await findByText('Cargo $50,000, needs $100,000')).toBeTruthy()
    expect(await names()).toEqual(['CARRIER 3', 'CARRIER 2'])
    expect(getByText('3 monitored')).toBeTruthy()
  })

  it('a failed rule is never shown in the words of one that passes', async () => {
    const failing = aCarrierDetail({
      id: id(1),
      rulesAssessment: {
        findings: [
          aFinding({
            ruleType: 'inspected_within_last_24_months',
            result: 'fail',
            value: { code: 'inspected', on: '2022-03-03' },
          }),
        ],
        overrides: [],
      },
    })
    homePage(monitoring([failing])).show()
    const { findByText, queryByText } = await part()
    expect(await findByText(/^Last inspected Mar 3, 2022/)).toBeTruthy()
    expect(queryByText('Inspected within the last 24 months')).toBeNull()
  })

  it('every carrier that fails is listed, eight at a time, with numbers of them all', async () => {
    const page = homePage(
      monitoring(Array.from({ length: 260 }, (_, at) => carrier(at + 1, at < 20 ? 'pass' : 'fail'))),
    )
    page.show()
    const { findByRole, getByRole } = await part()
    expect(await findByRole('link', { name: 'Fail 240' })).toBeTruthy()
    expect(await names()).toHaveLength(8)
    fireEvent.click(getByRole('button', { name: 'Show more' }))
    await expect.poll(async () => (await names()).length).toBe(16)
  })

  it('the address has the verdict shown, and each verdict is a link', async () => {
    const page = homePage(monitoring([carrier(1, 'pass'), carrier(2, 'fail')]))
    page.show('?verdict=pass')
    expect(await names()).toEqual(['CARRIER 1'])
    const { getByRole } = await part()
    fireEvent.click(getByRole('link', { name: 'Fail 1' }))
    fireEvent.click(getByRole('link', { name: 'Fail or incomplete 1' }))
    expect(page.navigator.go.mock.calls).toEqual([['/?verdict=fail'], ['/']])
  })

  it('carriers that all pass need no attention, and no verdict without carriers is empty without words', async () => {
    const page = homePage(monitoring([carrier(1, 'pass')]))
    page.show()
    expect(await screen.findByText('No monitored carrier fails or is incomplete.')).toBeTruthy()
    cleanup()
    page.show('?verdict=override')
    expect(await screen.findByText('No monitored carrier has the verdict Override.')).toBeTruthy()
  })

  it('carriers that nothing was assessed of are counted, and say why no verdict is shown', async () => {
    homePage(monitoring([{ ...carrier(1, 'pass'), rulesAssessment: null }])).show()
    expect(await screen.findByText(/^1 carrier monitored\. Nothing is assessed/)).toBeTruthy()
  })

  it.each(['failed', 'refused'])('carriers that %s to load can be loaded again', async end => {
    const page = homePage(monitoring([carrier(1, 'fail')]))
    if (end === 'failed') page.feed.failNext('byVerdict')
    else page.feed.refuseNext('byVerdict', refusal.tooMany(null))
    page.show()
    const { findByRole } = await part()
    fireEvent.click(await findByRole('button', { name: 'Try again' }))
    expect(await names()).toEqual(['CARRIER 1'])
  })
})

describe('where carriers fail', () => {
  const placed = [carrier(1, 'fail', 'GA'), carrier(2, 'fail', 'TX'), carrier(3, 'fail', 'TX')]
  const world = monitoring([...placed, carrier(4, 'pass', 'OH'), carrier(5, 'fail', 'ZZ')])

  it('states are a list of all monitored carriers, the most failures first', async () => {
    homePage(world).show()
    const list = within(await states())
    await list.findByRole('button', { name: /^Texas/ })
    const buttons = list.getAllByRole('button', { pressed: false })
    expect(buttons.map(({ title }) => title)).toEqual([
      'Texas: 2 of 2 fail',
      'Georgia: 1 of 1 fails',
      'Ohio: 0 of 1 fail',
    ])
  })

  it('the map is drawn only when someone asks for it', async () => {
    homePage(world).show()
    const list = within(await states())
    const show = await list.findByRole('button', { name: 'Show map' })
    expect(screen.queryByRole('application')).toBeNull()
    fireEvent.click(show)
    const map = await screen.findByRole('application', { name: 'Where carriers fail or insurance ends' })
    expect(map.querySelector('path[data-id="US-GA"]')).toBeTruthy()
    fireEvent.click(list.getByRole('button', { name: 'Hide map' }))
    expect(screen.queryByRole('application')).toBeNull()
  })

  it('a state pressed in the list narrows the carriers by the address', async () => {
    const page = homePage(world)
    page.show()
    fireEvent.click(await within(await states()).findByRole('button', { name: /^Georgia/ }))
    expect(page.navigator.go.mock.calls).toEqual([['/?region=US-GA']])
    cleanup()
    page.show('?region=us-ga')
    expect(await names()).toEqual(['CARRIER 1'])
    fireEvent.click(screen.getByRole('button', { name: 'Show all states' }))
    fireEvent.click(await within(await states()).findByRole('button', { name: /^Georgia/, pressed: true }))
    expect(page.navigator.go.mock.calls.slice(1)).toEqual([['/'], ['/']])
  })

  it('a state without carriers that fail says so, and an unknown one is ignored', async () => {
    const page = homePage(world)
    page.show('?region=US-NV')
    expect(await screen.findByText('No monitored carrier in Nevada fails or is incomplete.')).toBeTruthy()
    cleanup()
    page.show('?region=<b>')
    expect(await names()).toHaveLength(4)
  })

  it('states that failed to load can be loaded again', async () => {
    const page = homePage(world)
    page.feed.failNext('byState')
    page.show()
    fireEvent.click(await within(await states()).findByRole('button', { name: 'Try again' }))
    expect(await within(await states()).findByRole('button', { name: /^Texas/ })).toBeTruthy()
  })
})
