import {
  aCarrierDetail,
  aFinding,
  anIdentityAlert,
  aPaywall,
  aUser,
  type FakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../parts/map/MapView.tsx'
import './HomeBelow.tsx'
import { homePage } from './testing/home-page.tsx'

afterEach(cleanup)

const monitored = (...carriers: readonly ReturnType<typeof aCarrierDetail>[]): Partial<FakeWorld> => ({
  carriers: [...carriers],
  subscriptions: carriers.map(({ id: carrierId }, at) => ({
    id: id<'subscription'>(at + 1),
    carrierId,
    createdAt: '2026-01-01T00:00:00.000Z',
  })),
  identityAlerts: [],
})

const evaluated = (result: 'pass' | 'fail', at = 2) =>
  aCarrierDetail({
    id: id(at),
    legalName: `CARRIER ${at}`,
    rulesAssessment: { findings: [aFinding({ result, value: '$50,000' })], overrides: [] },
  })
const ending = (at: number) => {
  const usual = aCarrierDetail()
  return aCarrierDetail({
    id: id(at),
    legalName: `ENDS ${at}`,
    insurance: { ...usual.insurance, bipdUntil: '2026-12-03' },
  })
}

const part = () => screen.findByRole('region', { name: 'What changed' })
const changed = async () => {
  const rows = await within(await part()).findAllByRole('listitem')
  return rows.map(row => within(row).getByRole('link').textContent)
}

describe('What changed', () => {
  it('the first visit shows no changes, and says so', async () => {
    homePage(monitored(evaluated('pass'))).show()
    expect(await screen.findByText(/^Nothing has changed since \d+ \w+ 2026$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull()
  })

  it('a changed verdict is shown until it is marked as seen, and the mark can be undone', async () => {
    const page = homePage(monitored(ending(1), evaluated('pass')))
    page.show()
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
    expect(await screen.findByText(/^Nothing has changed since .*, \d\d:\d\d$/)).toBeTruthy()
    cleanup()

    page.world.carriers = [ending(1), evaluated('fail')]
    const again = homePage({}, { ports: page.ports })
    again.show()
    expect(await screen.findByText('Pass to Fail: cargo $50,000, needs $100,000')).toBeTruthy()
    expect(await changed()).toEqual(['CARRIER 2'])
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }))
    expect(screen.getByText('Marked as seen.')).toBeTruthy()
    expect(await screen.findByText(/^Nothing has changed since/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await changed()).toEqual(['CARRIER 2'])
    cleanup()

    homePage({}, { ports: page.ports }).show()
    expect(await screen.findByText('Pass to Fail: cargo $50,000, needs $100,000')).toBeTruthy()
  })

  it('changes seen by one user are not stored for another', async () => {
    const page = homePage(monitored(ending(1)))
    page.show()
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
    cleanup()
    page.world.user = aUser({ id: id(99) })
    homePage({}, { ports: page.ports }).show()
    expect(await changed()).toEqual(['ENDS 1'])
  })

  it('four changes are shown, and all on demand', async () => {
    homePage(monitored(...Array.from({ length: 7 }, (_, at) => ending(at + 1)))).show()
    expect(await changed()).toHaveLength(4)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }))
    expect(await changed()).toHaveLength(7)
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(await changed()).toHaveLength(4)
  })

  it('the address has the kind of changes shown, and the other kinds are links', async () => {
    const page = homePage({
      ...monitored(ending(1), aCarrierDetail({ id: id(2), legalName: 'WARNED OF' })),
      identityAlerts: [anIdentityAlert({ carrierId: id(2) })],
    })
    page.show('?region=US-TX&changes=alert')
    expect(await changed()).toEqual(['WARNED OF'])
    expect(screen.getByText('New alert: Identity theft')).toBeTruthy()
    const kinds = within(screen.getByRole('navigation', { name: 'Changes by kind' }))
    expect(kinds.getAllByRole('link').map(link => link.textContent)).toEqual([
      'All2',
      'Verdicts0',
      'Authority0',
      'Insurance1',
      'Identity alerts1',
    ])
    fireEvent.click(kinds.getByRole('link', { name: /^Insurance/ }))
    expect(page.navigator.go.mock.calls).toEqual([['/?region=US-TX&changes=insurance']])
    cleanup()
    page.show('?changes=authority')
    expect(await screen.findByText(/^Nothing of this kind has changed since/)).toBeTruthy()
  })

  it('no verdicts are compared if the plan has no rules', async () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    homePage({ ...monitored(ending(1)), user }).show()
    await changed()
    expect(screen.queryByRole('link', { name: /^Verdicts/ })).toBeNull()
  })

  it.each(['failed', 'refused'])('tells the rest where alerts are %s, and asks again for them', async end => {
    const page = homePage(monitored(ending(1)))
    if (end === 'failed') page.identityAlerts.failNext('list')
    else page.identityAlerts.refuseNext('list', refusal.forbidden())
    page.show()
    expect(await screen.findByText(/The newest identity alerts could not be asked/)).toBeTruthy()
    expect(await changed()).toEqual(['ENDS 1'])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await changed()).toEqual(['ENDS 1'])
    expect(screen.queryByText(/could not be asked/)).toBeNull()
    expect(page.identityAlerts.requests).toHaveLength(2)
  })

  it('changes cannot be marked as seen until all carriers are compared', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ending(at + 1))
    const page = homePage(monitored(...many))
    page.carriers.holdNext('search')()
    page.carriers.failNext('search')
    page.show()
    expect(await changed()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull()
    expect(page.stored.restore('my-carriers')).toBeUndefined()
  })

  it('users without monitored carriers see what to do first', async () => {
    homePage(monitored()).show()
    expect(await screen.findByRole('heading', { name: 'What to do first' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go to the search' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Find a carrier' }))
    expect(screen.getByRole('link', { name: 'Users of your company' })).toBeTruthy()
  })
})
