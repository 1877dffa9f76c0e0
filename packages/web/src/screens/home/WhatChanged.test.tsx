import {
  aCarrierChange,
  aCarrierDetail,
  aFinding,
  aPaywall,
  aUser,
  type FakeWorld,
  id,
  refusal,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TOGETHER_MS } from '../../stores/live-refresh.ts'
import './HomeBelow.tsx'
import { homePage } from './testing/home-page.tsx'

afterEach(cleanup)

const carrier = (at: number, result: 'pass' | 'fail' = 'pass') =>
  aCarrierDetail({
    id: id(at),
    legalName: `CARRIER ${at}`,
    rulesAssessment: { findings: [aFinding({ result, value: foundCover(50_000) })], overrides: [] },
  })
const NOTICED = new Date(2026, 10, 20, 12).toISOString()

/** A world that monitors carriers, with one change about each: by default, insurance that expired. */
const changing = (
  carriers: readonly ReturnType<typeof carrier>[],
  changes = carriers.map((each, at) => aCarrierChange({ id: id(at + 1), carrier: each, noticedAt: NOTICED })),
): Partial<FakeWorld> => ({
  carriers: [...carriers],
  subscriptions: carriers.map(({ id: carrierId }, at) => ({
    id: id<'subscription'>(at + 1),
    carrierId,
    createdAt: '2026-01-01T00:00:00.000Z',
  })),
  carrierChanges: changes,
})

const part = () => screen.findByRole('region', { name: 'What changed' })
const rows = async () => within(await part()).findAllByRole('listitem')
const changed = async () => (await rows()).map(row => within(row).getByRole('link').textContent)

describe('What changed', () => {
  it('changes that come while Home is open wait under their number until they are taken', async () => {
    const [one, other] = [carrier(1), carrier(2)]
    const all = changing([one, other])
    const { ports, events, show } = homePage({
      ...all,
      carrierChanges: all.carrierChanges?.slice(0, 1) ?? [],
    })
    show()
    expect(await changed()).toEqual(['CARRIER 1'])
    ports.world.carrierChanges = all.carrierChanges ?? []
    events.publish({
      cursor: '1',
      events: [{ kind: 'carrier_change', subject: 'carrier', subjectId: 2 }],
      isComplete: true,
    })
    ports.clock.advance(TOGETHER_MS)
    const showButton = await screen.findByRole('button', { name: '1 new change. Show' })
    expect(await changed()).toEqual(['CARRIER 1'])
    fireEvent.click(showButton)
    expect((await changed()).toSorted()).toEqual(['CARRIER 1', 'CARRIER 2'])
    expect(screen.queryByRole('button', { name: /Show$/ })).toBeNull()
  })

  it('a change shows what changed and when, and the mark of a verdict only where it names the verdict', async () => {
    const failing = carrier(1, 'fail')
    homePage(
      changing(
        [failing],
        [
          aCarrierChange({
            id: id(2),
            carrier: failing,
            kind: 'verdict',
            subject: 'verdict',
            was: { status: 'pass', day: null, amount: null },
            now: { status: 'fail', day: null, amount: null },
            on: '2026-11-20',
            noticedAt: NOTICED,
          }),
          aCarrierChange({ id: id(1), carrier: failing, noticedAt: NOTICED }),
        ],
      ),
    ).show()
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'CARRIER 1Pass to Fail: cargo $50,000, needs $100,000yesterday',
      'CARRIER 1BIPD expired Nov 20, 2026yesterday',
    ])
    const [turned, expired] = await rows()
    expect(within(turned as HTMLElement).getByRole('img', { name: 'Fail' })).toBeTruthy()
    expect(within(expired as HTMLElement).queryByRole('img')).toBeNull()
  })

  it('a new alert about a carrier that passes does not have the mark of a verdict', async () => {
    const passing = carrier(1)
    homePage(
      changing(
        [passing],
        [
          aCarrierChange({
            carrier: passing,
            kind: 'alert',
            subject: 'alert',
            was: null,
            now: { status: 'identity_theft', day: '2026-11-20', amount: 1 },
            noticedAt: NOTICED,
          }),
        ],
      ),
    ).show()
    const [row] = await rows()
    expect(within(row as HTMLElement).getByText('Identity alert: Identity theft')).toBeTruthy()
    expect(within(row as HTMLElement).queryByRole('img')).toBeNull()
  })

  it('a company whose carriers did not change reads so', async () => {
    homePage(changing([carrier(1)], [])).show()
    expect(await screen.findByText('Nothing has changed in the last 30 days')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull()
  })

  it('changes are shown until they are marked as seen, and the mark can be undone', async () => {
    const page = homePage(changing([carrier(1)]))
    page.show()
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
    expect(await screen.findByText(/^Nothing has changed since .*, \d{1,2}:\d\d [AP]M$/)).toBeTruthy()
    expect(screen.getByText('Marked as seen.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await changed()).toEqual(['CARRIER 1'])
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }))
    await screen.findByText(/^Nothing has changed since/)
    cleanup()

    page.world.now += 60_000
    page.world.carriers.push(carrier(2))
    page.world.subscriptions.push({ ...page.world.subscriptions[0]!, id: id(2), carrierId: id(2) })
    const noticedAt = new Date(page.world.now).toISOString()
    page.world.carrierChanges.push(aCarrierChange({ id: id(2), carrier: carrier(2), noticedAt }))
    homePage({}, { ports: page.ports }).show()
    expect(await changed()).toEqual(['CARRIER 2'])
  })

  it('changes seen by one user are not stored for another', async () => {
    const page = homePage(changing([carrier(1)]))
    page.show()
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
    await screen.findByText(/^Nothing has changed since/)
    cleanup()
    page.world.user = aUser({ id: id(99) })
    homePage({}, { ports: page.ports }).show()
    expect(await changed()).toEqual(['CARRIER 1'])
  })

  it('changes of every monitored carrier are shown, five at a time, with the number of them all', async () => {
    const page = homePage(changing(Array.from({ length: 300 }, (_, at) => carrier(at + 1))))
    page.show()
    expect(await changed()).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'All 300' })).toBeTruthy()
    page.feed.failNext('changes')
    const more = within(await part()).getByRole('button', { name: 'Show more' })
    fireEvent.click(more)
    expect(await screen.findByText('No connection')).toBeTruthy()
    expect(await changed()).toHaveLength(5)
    fireEvent.click(within(await part()).getByRole('button', { name: 'Try again' }))
    await expect.poll(async () => (await changed()).length).toBe(10)
    expect(new Set(await changed()).size).toBe(10)
  })

  it('the address has the kind of changes shown, and the other kinds are links', async () => {
    const warned = carrier(2)
    const page = homePage(
      changing(
        [carrier(1), warned],
        [
          aCarrierChange({ id: id(1), carrier: carrier(1), noticedAt: NOTICED }),
          aCarrierChange({
            id: id(2),
            carrier: warned,
            kind: 'alert',
            subject: 'alert',
            was: null,
            now: { status: 'identity_theft', day: '2026-11-20', amount: 1 },
            noticedAt: NOTICED,
          }),
        ],
      ),
    )
    page.show('?region=US-TX&changes=alert')
    expect(await changed()).toEqual(['CARRIER 2'])
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
    expect(await screen.findByText(/^No changes of this kind/)).toBeTruthy()
  })

  it('no verdicts are listed if the plan has no rules', async () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    homePage({ ...changing([carrier(1)]), user }).show()
    await changed()
    expect(screen.queryByRole('link', { name: /^Verdicts/ })).toBeNull()
  })

  it.each(['failed', 'refused'])('changes that %s to load can be loaded again', async end => {
    const page = homePage(changing([carrier(1)]))
    if (end === 'failed') page.feed.failNext('changes')
    else page.feed.refuseNext('changes', refusal.tooMany(null))
    page.show()
    const retry = await within(await part()).findByRole('button', { name: 'Try again' })
    fireEvent.click(retry)
    expect(await changed()).toEqual(['CARRIER 1'])
  })

  it('a monitor without the feed has no such part, and My Carriers that fail are still shown', async () => {
    const page = homePage(changing([carrier(1, 'fail'), carrier(2)]))
    page.feed.refuseNext('changes', refusal.notFound)
    page.feed.refuseNext('byVerdict', refusal.notFound)
    page.show()
    const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
    expect(await attention.findByRole('link', { name: 'CARRIER 1' })).toBeTruthy()
    expect(attention.queryByRole('link', { name: 'CARRIER 2' })).toBeNull()
    expect(attention.getByText('2 monitored')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'What changed' })).toBeNull()
    expect(attention.queryByRole('navigation')).toBeNull()
  })

  it('users without monitored carriers see what to do first', async () => {
    homePage(changing([])).show()
    expect(await screen.findByRole('heading', { name: 'What to do first' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go to the search' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Find a carrier' }))
    expect(screen.getByRole('link', { name: 'Users of your company' })).toBeTruthy()
  })
})
