import {
  aCompany,
  aRateConfirmationMail,
  aRecipient,
  aUser,
  type FakeWorld,
  fakeCompanyUsers,
  fakeRateConfirmationMails,
  fakeSearchCache,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PeopleTokens, ProfileTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { RateConfirmationEmailsScreen } from './RateConfirmationEmailsScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const LIST = '/carriers/rate-confirmations/emails'

const show = async (change: Partial<FakeWorld> = {}, address = LIST, fails = false) => {
  const world = fakeWorld(change)
  const go = vi.fn()
  const port = fakeRateConfirmationMails(world)
  if (fails) port.failNext('list')
  const clock = {
    now: () => Date.parse('2026-11-21T18:10:00Z'),
    today: () => '2026-11-21',
    after: () => () => undefined,
  }
  const { visit, Page } = pageOf([
    provide(ProfileTokens.RateConfirmationMails, port),
    provide(PeopleTokens.CompanyUsers, fakeCompanyUsers(world)),
    provide(SearchTokens.SearchCache, fakeSearchCache()),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, clock],
    [BrowserTokens.Navigator, { go }],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore(world.user?.id)],
  ])
  const store = screen.open(visit(address), undefined)
  await store.list.found.finished()
  render(
    <Page store={store} address={address}>
      <RateConfirmationEmailsScreen />
    </Page>,
  )
  return { store, go }
}

it('a row of e-mails says subject, to whom, carrier, status, by whom and when', async () => {
  await show()
  const row = page.getByRole('row', { name: /Load 4471/ })
  for (const text of [
    'dispatch@eagleridge.example',
    'Matches FMCSA',
    'Delivered',
    'Dana Reyes',
    '2 days ago',
  ])
    expect(row.textContent).toContain(text)
  expect(within(row).getByRole('link', { name: 'Load 4471, Dallas to Tulsa' })).toHaveProperty(
    'pathname',
    '/broker/carriers/rate-confirmations/emails/51',
  )
  expect(page.getByRole('link', { name: 'Rate confirmations' })).toHaveProperty(
    'pathname',
    '/broker/carriers/rate-confirmations',
  )
})

it('an e-mail to another’s address, without a subject and of no carrier on record, says each', async () => {
  await show({
    rateConfirmationMails: [
      aRateConfirmationMail({
        subject: null,
        recipient: aRecipient({ term: 'not-on-record' }),
        carrierId: null,
        carrierLegalName: null,
        creatorName: null,
        status: 'undelivered',
      }),
    ],
  })
  const row = page.getByRole('row', { name: /no subject/ })
  for (const text of ['Not on record', 'Name not on record', 'Carrier not on record', 'Undelivered'])
    expect(row.textContent?.toLowerCase()).toContain(text.toLowerCase())
})

it('the tabs of e-mails are counted, and the list is narrowed by subject and sender', async () => {
  const { store, go } = await show(
    {
      rateConfirmationMails: [
        aRateConfirmationMail(),
        aRateConfirmationMail({ id: id(52), status: 'flagged' }),
      ],
    },
    `${LIST}?subject=load&creator=1`,
  )
  await waitFor(() => expect(store.list.counts).toEqual({ all: 2, flagged: 1, undelivered: 0, delivered: 1 }))
  await userEvent.click(page.getByRole('button', { name: 'Remove: Subject contains “load”' }))
  expect(go).toHaveBeenLastCalledWith(`${LIST}?creator=1`, { replace: true })
  await userEvent.click(page.getByRole('button', { name: 'Remove: Sent by you' }))
  expect(go).toHaveBeenLastCalledWith(`${LIST}?subject=load`, { replace: false })
})

it('an empty tab of e-mails says so, and one that is narrowed offers to remove the filters', async () => {
  await show({}, `${LIST}?tab=undelivered`)
  expect(page.getByText('No undelivered e-mails. Good.')).toBeDefined()
  cleanup()
  await show({}, `${LIST}?tab=flagged&subject=nothing`)
  expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveProperty('search', '?tab=flagged')
  cleanup()
  const own = aUser({ company: aCompany({ ownRateConfirmationsOnly: true }) })
  await show({ user: own, rateConfirmationMails: [] })
  expect(page.getByText('You have not sent an e-mail yet.')).toBeDefined()
})

it('a failed list of e-mails loads again on request', async () => {
  const { store } = await show({}, LIST, true)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(store.list.shown?.total).toBe(1))
})
