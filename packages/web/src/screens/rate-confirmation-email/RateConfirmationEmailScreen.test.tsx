import {
  aCarrierDetail,
  aRateConfirmation,
  aRateConfirmationMail,
  aRecipient,
  fakeCarriers,
  fakeRateConfirmationMails,
  fakeRateConfirmations,
  type FakeWorld,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, RecentsTokens } from '../../di/tokens.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { RateConfirmationEmailScreen } from './RateConfirmationEmailScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const NOW = Date.parse('2026-11-21T23:40:00Z')

const show = async (
  change: Partial<FakeWorld> = {},
  { fails, number = '51' }: { readonly fails?: 'find' | 'thread'; readonly number?: string } = {},
) => {
  const world = fakeWorld({ now: NOW, carriers: [aCarrierDetail({ id: id(7) })], ...change })
  const mails = fakeRateConfirmationMails(world)
  const confirmations = fakeRateConfirmations(world)
  if (fails === 'find') mails.failNext('find')
  if (fails === 'thread') confirmations.failNext('thread')
  const address = `/carriers/rate-confirmations/emails/${number}`
  const { visit, Page } = pageOf([
    provide(ProfileTokens.RateConfirmationMails, mails),
    provide(ProfileTokens.RateConfirmations, confirmations),
    provide(
      RecentsTokens.CarrierDetailsStore,
      new CarrierDetailsStore(
        fakeCarriers(world),
        () => world.user,
        () => NOW,
      ),
    ),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, { now: () => NOW, today: () => '2026-11-21', after: () => () => undefined }],
  ])
  const store = screen.open(visit(address, { id: number }), undefined)
  await store.mail.finished()
  for (const query of [store.confirmation, store.thread, store.carrier]) await query.finished()
  render(
    <Page store={store} address={address}>
      <RateConfirmationEmailScreen />
    </Page>,
  )
  return store
}

it('an e-mail shows its addresses, text, sender and document, and its rate confirmation', async () => {
  await show({ rateConfirmations: [aRateConfirmation({ openTicketsCount: 1 })] })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Load 4471, Dallas to Tulsa')
  const text = page.getByRole('region', { name: 'E-mail' }).textContent
  for (const part of ['dana@northlake.example', 'Matches FMCSA', 'Sent byDana Reyes', 'Please sign'])
    expect(text).toContain(part)
  const confirmation = page.getByRole('region', { name: 'Rate confirmation' })
  expect(within(confirmation).getByRole('link', { name: 'Rate confirmation 41' })).toBeTruthy()
  expect(confirmation.textContent).toContain('Flagged')
})

it('an e-mail is marked in its thread, and the others are links', async () => {
  await show({
    rateConfirmationMails: [
      aRateConfirmationMail(),
      aRateConfirmationMail({ id: id(52), isReceived: true, subject: 'Re: Load 4471' }),
    ],
  })
  const thread = page.getByRole('region', { name: 'Thread' })
  const items = within(thread).getAllByRole('listitem')
  expect(items.map(item => item.getAttribute('aria-current'))).toEqual(['true', null])
  expect(
    within(thread)
      .getAllByRole('link', { name: /Load/ })
      .map(link => link.textContent),
  ).toEqual(['Re: Load 4471'])
})

it('a reply from an address that is not the carrier’s warns of where it came from', async () => {
  await show({
    rateConfirmationMails: [
      aRateConfirmationMail({
        isReceived: true,
        from: 'x@elsewhere.example',
        recipient: aRecipient({ term: 'not-on-record' }),
      }),
    ],
  })
  expect(page.getByRole('alert').textContent).toContain('Came from an address that is not the carrier’s.')
})

it('an e-mail of which little is on record says so, and has no thread', async () => {
  await show({
    rateConfirmationMails: [
      aRateConfirmationMail({
        body: null,
        from: null,
        rateConfirmationId: null,
        carrierId: null,
        carrierLegalName: null,
        creatorName: null,
        document: null,
      }),
    ],
  })
  expect(page.getByText('Its text is not on record.')).toBeTruthy()
  expect(page.queryByRole('region', { name: 'Thread' })).toBeNull()
})

it('a thread that failed is loaded again, while the e-mail stays', async () => {
  await show({}, { fails: 'thread' })
  const thread = page.getByRole('region', { name: 'Thread' })
  await userEvent.click(within(thread).getByRole('button', { name: 'Try again' }))
  expect(await within(thread).findByRole('list')).toBeTruthy()
})

it('an e-mail that failed is loaded again, and one that is missing says so', async () => {
  await show({}, { fails: 'find' })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('Load 4471, Dallas to Tulsa', { selector: 'h1' })).toBeTruthy()
  cleanup()
  await show({}, { number: '999' })
  expect(page.getByText('This e-mail does not exist')).toBeTruthy()
})
