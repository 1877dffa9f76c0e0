import { aCompanyChangeOrder, aSavedSearch, aTicket, aUser, id, refusal } from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import './HomeBelow.tsx'
import { homePage } from './testing/home-page.tsx'

afterEach(cleanup)

const user = aUser({ scopes: ['manage_users'] })
const world = {
  user,
  tickets: [aTicket({ id: id(1), status: 'pending', assigneeId: user.id, loadId: null })],
  changeOrders: [aCompanyChangeOrder({ id: id(1), state: 'pending' })],
}
const part = (name: string) => screen.findByRole('region', { name })
const lines = async (name: string) =>
  within(await part(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('What waits', () => {
  it('an action item links to its screen, and is requested once together with the bar', async () => {
    const page = homePage(world)
    page.actionItems.visit(user, '/')
    page.show()
    const link = await screen.findByRole('link', { name: '1 alert is waiting for you' })
    expect(link.getAttribute('href')).toBe('/broker/alerts?tab=recommended')
    expect(page.tickets.requests).toHaveLength(1)
    expect(page.changeOrders.requests).toHaveLength(1)
  })

  it('an action item without a screen is no link', async () => {
    homePage(world, { closed: ['alerts'] }).show()
    expect(await screen.findByText('1 alert is waiting for you')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '1 alert is waiting for you' })).toBeNull()
  })

  it('the panel says when nothing needs action', async () => {
    homePage({ user, tickets: [], changeOrders: [] }).show()
    await screen.findByText('No alerts are waiting for you')
    expect(await lines('Waiting for you')).toEqual([
      'No new notes mention you',
      'No alerts are waiting for you',
      'No change orders are waiting for a decision',
    ])
  })

  it('action items that were refused or failed say so one by one, and can be loaded again', async () => {
    const page = homePage(world)
    page.tickets.failNext('list')
    page.changeOrders.refuseNext('list', refusal.forbidden())
    page.show()
    expect(await screen.findByText('You do not have access to the change orders')).toBeTruthy()
    const alerts = within((await part('Waiting for you')).querySelectorAll('li')[1] as HTMLElement)
    fireEvent.click(alerts.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 alert is waiting for you')).toBeTruthy()
  })
})

describe('Saved searches', () => {
  const saved = (at: number, address: string) =>
    aSavedSearch({ id: id(at), name: `Search ${at}`, address: address as never })

  it('Home shows the newest saved searches with links, and a link to all', async () => {
    const page = homePage({
      savedSearches: Array.from({ length: 8 }, (_, at) =>
        saved(at + 1, '/carriers/search-results?search=mesa'),
      ),
    })
    page.show()
    const links = within(await part('Saved searches'))
    expect(await links.findByRole('link', { name: 'See all' })).toBeTruthy()
    expect(links.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/broker/carriers/saved-searches',
      ...Array.from({ length: 3 }, () => '/broker/carriers/search-results?search=mesa'),
    ])
  })

  it('a saved search that cannot be opened any more says so on Home', async () => {
    homePage(
      { savedSearches: [saved(1, '/vehicles?search=1'), saved(2, '/loads')] },
      { closed: ['vehicles'] },
    ).show()
    await screen.findAllByText('cannot be opened')
    expect(await lines('Saved searches')).toEqual(['Search 2cannot be opened', 'Search 1cannot be opened'])
  })

  it('Home without saved searches says how to save one', async () => {
    homePage({ savedSearches: [] }).show()
    expect(await screen.findByText(/^None yet\./)).toBeTruthy()
  })

  it('saved searches that failed to load can be loaded again on Home', async () => {
    const page = homePage({ savedSearches: [saved(1, '/vehicles')] })
    page.savedSearches.refuseNext('list', refusal.tooMany(null))
    page.show()
    const there = within(await part('Saved searches'))
    expect(await there.findByText('Too many requests')).toBeTruthy()
    fireEvent.click(there.getByRole('button', { name: 'Try again' }))
    expect(await there.findByRole('link', { name: 'Search 1' })).toBeTruthy()
  })
})
