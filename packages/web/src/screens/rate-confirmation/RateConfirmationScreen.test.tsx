import { shortConnection } from '@fairhaul/core'
import {
  aBlockedConnection,
  aCarrierDetail,
  aDecisionRule,
  aFinding,
  aLookalikeRecipient,
  aPaywall,
  aRateConfirmation,
  aRateConfirmationMail,
  aRecipient,
  aTicket,
  aUser,
  aVerdictWhenSent,
  fakeCarriers,
  fakeRateConfirmations,
  type FakeWorld,
  fakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, RecentsTokens } from '../../di/tokens.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { RateConfirmationScreen } from './RateConfirmationScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const NOW = Date.parse('2026-11-21T23:40:00Z')
const CARGO = 'cargo_at_least_100000'
const OTHER = { value: 'office@tern.example', carrierId: id<'carrier'>(50), legalName: 'TERN LINES' }
const carrier = aCarrierDetail({
  id: id(7),
  legalName: 'EAGLE RIDGE FREIGHT LLC',
  email: 'dispatch@eagleridge.example',
  phone: '+12145550110',
  rulesAssessment: {
    findings: [aFinding({ ruleType: CARGO, result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  },
})

type Confirmations = ReturnType<typeof fakeRateConfirmations>

const show = async (
  change: Partial<FakeWorld> = {},
  before: (confirmations: Confirmations) => void = () => undefined,
  number = '41',
) => {
  const world = fakeWorld({ now: NOW, carriers: [carrier], ...change })
  const confirmations = fakeRateConfirmations(world)
  before(confirmations)
  const address = `/carriers/rate-confirmations/${number}`
  const { visit, Page } = pageOf([
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
  for (const query of [store.confirmation, store.terms, store.thread, store.tickets, store.carrier])
    await query.finished()
  render(
    <Page store={store} address={address}>
      <RateConfirmationScreen />
    </Page>,
  )
  return { store, confirmations }
}

const region = (name: string) => page.getByRole('region', { name })

describe('a rate confirmation', () => {
  it('a rate confirmation shows its terms, load, document, recipient and e-mails', async () => {
    await show()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Rate confirmation 41')
    expect(region('Terms').textContent).toContain('$2,450.50')
    expect(within(region('Sent')).getByRole('link', { name: 'Load NL-20841' })).toBeTruthy()
    expect(region('Sent').textContent).toContain('dispatch@eagleridge.exampleMatches FMCSA')
    const document = within(region('Sent')).getByRole('link', { name: 'rate-confirmation-41.pdf' })
    expect(document.getAttribute('href')).toBe('/monitor/rate_confirmations/41/document')
    expect(region('E-mails').textContent).toContain('Please sign and return the attached rate confirmation.')
    expect(page.queryByRole('alert')).toBeNull()
  })

  it.each([
    [
      aRecipient({ term: 'not-on-record' }),
      'Sent to an address that is not the carrier’s.',
      'is not on record for EAGLE RIDGE FREIGHT LLC. Write to',
    ],
    [
      aLookalikeRecipient(),
      'Sent to a look-alike of the carrier’s address.',
      'Looks like dispatch@eagleridge.example of EAGLE RIDGE FREIGHT LLC. ',
    ],
    [
      aRecipient({ term: 'other-carrier', whose: OTHER }),
      'Sent to another carrier’s address.',
      'On record for TERN LINES. ',
    ],
    [
      aRecipient({ term: 'look-alike', whose: OTHER }),
      'Sent to a look-alike of another carrier’s address.',
      'Looks like office@tern.example of TERN LINES. ',
    ],
    [aRecipient({ term: 'reported' }), 'Sent to an address that brokers reported.', 'x@eag1eridge.example. '],
  ])('a rate confirmation whose recipient is %j warns first: %s', async (recipient, title, text) => {
    await show({ rateConfirmations: [aRateConfirmation({ recipient, sentTo: 'x@eag1eridge.example' })] })
    const alert = page.getByRole('alert')
    expect(alert.textContent).toContain(title)
    expect(alert.textContent).toContain(text)
    expect(alert.textContent).toContain('Write to dispatch@eagleridge.example, on record since Mar 1, 2016.')
    const call = within(alert).getByRole('link', { name: '(214) 555-0110' })
    expect(call.getAttribute('href')).toBe('tel:+12145550110')
  })

  it('a rate confirmation to an address that is new on file warns without alarm', async () => {
    await show({ rateConfirmations: [aRateConfirmation({ recipient: aRecipient({ term: 'changed' }) })] })
    expect(page.getByText('Sent to an address that is new on file.')).toBeTruthy()
    expect(page.queryByRole('alert')).toBeNull()
  })

  it('a carrier without a phone number on record is not to be called', async () => {
    await show({
      carriers: [{ ...carrier, phone: null, email: null }],
      rateConfirmations: [
        aRateConfirmation({
          recipient: aRecipient({ term: 'not-on-record' }),
          sentTo: 'x@elsewhere.example',
        }),
      ],
    })
    const alert = page.getByRole('alert')
    expect(alert.textContent).toContain('No e-mail address is safe to use: FMCSA has none on file.')
    expect(alert.textContent).toContain('do not release the load')
  })

  it('the verdict when sent is shown beside the one now, with what has changed', async () => {
    await show()
    expect(
      within(region('Carrier')).getByRole('region', { name: 'Verdict when sent' }).textContent,
    ).toContain('When sent, Nov 19, 2026PassAll 1 rule passed')
    expect(page.getByRole('region', { name: 'Verdict now' }).textContent).toContain('Fail')
    const changes = page.getByRole('list', { name: 'What has changed since it was sent' })
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['VerdictPass → FailWorse', 'Cargo at least 100,000Pass, $100,000 → Fail, $50,000Worse'])
  })

  it('a carrier that was blocked since is the first change, though its verdict is the same', async () => {
    const rules = [aDecisionRule({ label: 'Fail', value: foundCover(50_000) })]
    await show({
      carriers: [{ ...carrier, connection: shortConnection(aBlockedConnection()) }],
      rateConfirmations: [
        aRateConfirmation({ verdictWhenSent: aVerdictWhenSent({ verdict: 'Fail', rules }) }),
      ],
    })
    const changes = page.getByRole('list', { name: 'What has changed since it was sent' })
    expect(changes.textContent).toBe('May it be usedFail → Do not dispatchWorse')
    expect(page.getByRole('region', { name: 'Verdict now' }).textContent).toContain('Do not dispatch')
  })

  it('a verdict that is the same, was not kept, or failed then says so', async () => {
    const rules = [aDecisionRule({ label: 'Fail', value: foundCover(50_000) })]
    const verdictWhenSent = aVerdictWhenSent({
      verdict: 'Fail',
      rules,
      hidden: { count: 3, worst: 'Pass' },
    })
    await show({ rateConfirmations: [aRateConfirmation({ verdictWhenSent })] })
    expect(region('Carrier').textContent).toContain('Nothing has changed since it was sent.')
    expect(region('Carrier').textContent).toContain('Cargo at least 100,000: Fail, $50,000')
    expect(region('Carrier').textContent).toContain('3 rules are not shown to you')
    cleanup()
    await show({ rateConfirmations: [aRateConfirmation({ verdictWhenSent: null })] })
    expect(region('Carrier').textContent).toContain('The verdict that day was not saved.')
  })

  it('a rate confirmation with open alerts is flagged and links to each', async () => {
    await show({
      rateConfirmations: [aRateConfirmation({ openTicketsCount: 1 })],
      ticketsOfRateConfirmations: new Map([[id(41), [aTicket({ id: id(81) })]]]),
    })
    expect(page.getByText('Flagged: 1 open alert')).toBeTruthy()
    const [link] = within(region('Open alerts')).getAllByRole('link')
    expect(link?.getAttribute('href')).toContain('/alerts?open=81')
  })

  it('a carrier that is not on record has no verdict', async () => {
    await show({ rateConfirmations: [aRateConfirmation({ carrierId: null, loadId: null, document: null })] })
    expect(region('Carrier').textContent).toContain('This carrier is not on record.')
    expect(page.queryByRole('region', { name: 'Verdict now' })).toBeNull()
  })

  it('a rate confirmation without terms says so once', async () => {
    await show({ rateConfirmationTerms: [] })
    expect(region('Terms').textContent).toBe('TermsNo terms are on record.')
  })

  it('markup in an e-mail is shown as text', async () => {
    const body = '<img src=x onerror=alert(1)>'
    await show({ rateConfirmationMails: [aRateConfirmationMail({ body, isReceived: true })] })
    expect(page.getByText(body)).toBeTruthy()
    expect(within(region('E-mails')).getByText('Received')).toBeTruthy()
  })

  it('a rate confirmation without e-mails says so', async () => {
    await show({ rateConfirmationMails: [] })
    expect(region('E-mails').textContent).toContain('No e-mail was sent to the carrier.')
  })

  it('each part that fails is loaded again alone', async () => {
    const { confirmations } = await show({}, fake => {
      fake.failNext('terms')
      fake.failNext('thread')
    })
    expect(region('Sent')).toBeTruthy()
    await userEvent.click(within(region('Terms')).getByRole('button', { name: 'Try again' }))
    expect(await within(region('Terms')).findByText('$2,450.50')).toBeTruthy()
    expect(within(region('E-mails')).getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(confirmations.requests.filter(({ call }) => call === 'find')).toHaveLength(1)
  })

  it('a monitor without the thread and the alerts leaves both out', async () => {
    await show({}, fake => {
      fake.refuseNext('thread', { kind: 'not-found', requestId: null })
      fake.refuseNext('openTickets', { kind: 'not-found', requestId: null })
    })
    expect(page.queryByRole('region', { name: 'E-mails' })).toBeNull()
    expect(page.queryByRole('region', { name: 'Open alerts' })).toBeNull()
    expect(region('Terms')).toBeTruthy()
  })

  it.each(['999', 'first'])('the number %s names no rate confirmation', async number => {
    await show({}, undefined, number)
    expect(page.getByText('This rate confirmation does not exist')).toBeTruthy()
  })

  it('a plan without rate confirmations is refused with the reason', async () => {
    await show({ user: aUser({ paywall: aPaywall({ canRateConfirmation: false }) }) })
    expect(page.getByText('You do not have access to this rate confirmation')).toBeTruthy()
  })

  it('a rate confirmation that failed is loaded again', async () => {
    await show({}, fake => fake.failNext('find'))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByText('Rate confirmation 41')).toBeTruthy()
  })
})
