import {
  aCarrierDetail,
  aConnection,
  aDecisionRecord,
  aUser,
  type FakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import '../../parts/map/MapView.tsx'
import './HomeBelow.tsx'
import { homePage } from './testing/home-page.tsx'

afterEach(cleanup)

/** Onboarded carriers, each with the day of its decision; null: none. */
const onboarded = (...days: readonly (string | null)[]): Partial<FakeWorld> => ({
  carriers: days.map((_, at) => aCarrierDetail({ id: id(at + 1), legalName: `CARRIER ${at + 1}` })),
  connections: days.map((_, at) => aConnection({ id: id(at + 1), carrierId: id(at + 1) })),
  decisionRecords: days.flatMap((day, at) =>
    day === null
      ? []
      : [aDecisionRecord({ id: id(at + 1), carrierId: id(at + 1), madeAt: `${day}T12:00:00.000Z` })],
  ),
  vettingSettings: { everyDays: 180, unusedDays: null, afterNewVersion: false },
})

const HEADING = { name: 'Due for re-vetting' }
const part = async () => within(await screen.findByRole('region', HEADING))

describe('Due for re-vetting', () => {
  it('the most overdue are first, each with its reason and its last decision, and leads to a new one', async () => {
    homePage(onboarded('2026-05-01', '2026-11-01', null, '2026-01-01')).show()
    const { findAllByRole, getByRole } = await part()
    const rows = await findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Never decided onCARRIER 3due nowDecide on CARRIER 3',
      'Last decided 324 days agoCARRIER 4Last decided Jan 1, 2026; due since Jun 30, 2026Decide on CARRIER 4',
      'Last decided 204 days agoCARRIER 1Last decided May 1, 2026; due since Oct 28, 2026Decide on CARRIER 1',
    ])
    expect(getByRole('link', { name: 'Decide on CARRIER 4' }).getAttribute('href')).toBe(
      '/broker/carriers/4?open=decision#decisions',
    )
    expect(getByRole('link', { name: 'CARRIER 4' }).getAttribute('href')).toBe('/broker/carriers/4#decisions')
  })

  it('the address has the reason shown, and each reason is a link with its number', async () => {
    const page = homePage(onboarded('2026-05-01', null, null))
    page.show('?due=never_decided')
    const { findAllByRole, getByRole } = await part()
    expect(await findAllByRole('listitem')).toHaveLength(2)
    fireEvent.click(getByRole('link', { name: 'Decided long ago 1' }))
    fireEvent.click(getByRole('link', { name: 'All 3' }))
    expect(page.navigator.go.mock.calls).toEqual([['/?due=decided_long_ago'], ['/']])
  })

  it('more are shown by a press', async () => {
    homePage(onboarded(...Array.from({ length: 7 }, () => null))).show()
    const { findByRole, findAllByRole } = await part()
    expect(await findAllByRole('listitem')).toHaveLength(5)
    fireEvent.click(await findByRole('button', { name: 'Show more' }))
    await expect.poll(async () => (await findAllByRole('listitem')).length).toBe(7)
  })

  it('when nothing is due, it says what is next', async () => {
    homePage(onboarded('2026-11-01', '2026-06-01')).show()
    const { findByText } = await part()
    expect(await findByText('Nothing is due. Next: CARRIER 2 on Nov 28, 2026.')).toBeTruthy()
  })

  it('a failed list is loaded again', async () => {
    const ports = fakePorts(onboarded(null))
    ports.vetting.failNext('due')
    homePage({}, { ports }).show()
    const { findByRole, findAllByRole } = await part()
    fireEvent.click(await findByRole('button', { name: 'Try again' }))
    expect(await findAllByRole('listitem')).toHaveLength(1)
  })

  it('a refused list says why', async () => {
    const ports = fakePorts(onboarded(null))
    ports.vetting.refuseNext('due', refusal.forbidden('Ask an admin.'))
    homePage({}, { ports }).show()
    expect(await (await part()).findByText(/Ask an admin\./)).toBeTruthy()
  })

  it('is left out of a monitor without it, of a company that never decides again, and of plans without it', async () => {
    const ports = fakePorts(onboarded(null))
    ports.vetting.refuseNext('due', refusal.notFound)
    const absent = homePage({}, { ports })
    absent.show()
    await expect.poll(() => screen.queryByRole('region', HEADING)).toBeNull()
    cleanup()
    const off = { everyDays: null, unusedDays: null, afterNewVersion: false }
    homePage({ ...onboarded(null), vettingSettings: off }).show()
    await expect.poll(() => screen.queryByRole('region', HEADING)).toBeNull()
    cleanup()
    const user = aUser()
    const closed = fakePorts({
      ...onboarded(null),
      user: { ...user, paywall: { ...user.paywall, canConnect: false } },
    })
    homePage({}, { ports: closed }).show()
    await screen.findByRole('region', { name: 'Needs attention' })
    expect(closed.vetting.requests).toEqual([])
  })
})
