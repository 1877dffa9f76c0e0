import {
  addressToSendTo,
  type CarrierDetail,
  type CarrierId,
  type ContactCarrier,
  contactWindow,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aCarrierDetail,
  anIdentityAlert,
  aPaywall,
  aRateConfirmation,
  aRateConfirmationMail,
  aTicket,
  aUser,
  id,
} from '../builders/index.ts'
import { rateConfirmationMailsContract, rateConfirmationsContract } from '../contracts/index.ts'
import { fakeCarriers } from './carrier-fakes.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'
import { fakeRateConfirmationMails, fakeRateConfirmations } from './rate-confirmation-fakes.ts'
import { fakeContactSearch } from './contact-search-fakes.ts'

const sixty = <T>(make: (number: number) => T): T[] =>
  Array.from({ length: 60 }, (_, index) => make(index + 1))

const TODAY = '2026-11-21'
const LONG = { since: '2016-03-01', sharedWith: null, former: [] } as const
const contact = (email: string, source = 'Onboarding packet') => ({
  name: null,
  title: null,
  phone: null,
  email,
  source,
})
const carrier = aCarrierDetail({
  id: id(7),
  email: 'dispatch@eagleridge.example',
  contacts: [contact('ruth@gmail.com'), contact('pay@confirmed.example', 'Rate confirmation')],
  contactRecords: { phone: LONG, email: LONG },
})
const changed = aCarrierDetail({
  id: id(8),
  email: 'new@tern.example',
  contacts: [contact('shared@hub.example')],
  contactRecords: {
    phone: LONG,
    email: {
      ...LONG,
      since: '2026-11-16',
      former: [
        { value: 'old@tern-lines.example', since: '2016-03-01', until: '2026-11-16', sharedWith: null },
      ],
    },
  },
})
const held = (carrierId: CarrierId, email: string, relation: ContactCarrier['relation'] = 'own') => ({
  carrierId,
  email,
  phone: null,
  relation,
})
const OTHER = id<'carrier'>(9)
const BLOCKED = id<'carrier'>(10)

/** A carrier with an address of each kind, and others. */
const carriersWorld = () =>
  fakeWorld({
    carriers: [
      carrier,
      changed,
      aCarrierDetail({ id: OTHER, legalName: 'COPPER WREN LLC' }),
      aCarrierDetail({
        id: BLOCKED,
        connection: { id: id(1), status: 'do_not_dispatch', isDismissed: false },
      }),
    ],
    connections: [],
    contactChanges: [],
    contactsOnRecord: [
      held(carrier.id, 'ruth@gmail.com'),
      held(carrier.id, 'pay@confirmed.example'),
      held(carrier.id, 'desk@dispatchers.example', 'dispatcher'),
      held(changed.id, 'shared@hub.example'),
      held(OTHER, 'shared@hub.example'),
      held(OTHER, 'office@copperwren.example'),
      held(BLOCKED, 'office@blocked.example'),
    ],
    identityAlerts: [anIdentityAlert({ email: 'reported@elsewhere.example' })],
  })

/** An address of each kind, and the carrier whose it is said to be. */
const ADDRESSES: readonly (readonly [CarrierDetail | undefined, string])[] = [
  [carrier, 'dispatch@eagleridge.example'],
  [carrier, 'billing@eagleridge.example'],
  [carrier, 'dispatch@eag1eridge.example'],
  [carrier, 'office@c0pperwren.example'],
  [carrier, 'office@copperwren.example'],
  [carrier, 'office@blocked.example'],
  [carrier, 'desk@dispatchers.example'],
  [carrier, 'ruth@gmail.com'],
  [carrier, 'pay@confirmed.example'],
  [carrier, 'reported@elsewhere.example'],
  [undefined, 'dispatch@eagleridge.example'],
  [changed, 'new@tern.example'],
  [changed, 'old@tern-lines.example'],
  [changed, 'shared@hub.example'],
]

const addressedIn = async (world: FakeWorld) => {
  const contacts = fakeContactSearch(world)
  return Promise.all(
    ADDRESSES.map(async ([of, to]) => {
      const answer = await contacts.byEmail({ email: to })
      const { term, whose } = addressToSendTo(
        to,
        of,
        answer.ok ? answer.value : null,
        contactWindow(null, TODAY),
      )
      return { to, carrierId: of?.id ?? null, recipient: { term, whose } }
    }),
  )
}

rateConfirmationsContract(async () => ({
  confirmations: fakeRateConfirmations(
    fakeWorld({
      ticketsOfRateConfirmations: new Map([[id(40), [aTicket()]]]),
      rateConfirmationMails: [
        aRateConfirmationMail({ id: id(1), rateConfirmationId: id(40) }),
        aRateConfirmationMail({
          id: id(2),
          rateConfirmationId: id(40),
          isReceived: true,
          createdAt: '2026-11-19T16:00:00.000Z',
        }),
      ],
      rateConfirmations: sixty(number =>
        aRateConfirmation({
          id: id(number),
          status: number % 3 === 0 ? 'delivered' : 'viewed',
          creatorId: id(1 + (number % 4)),
          openTicketsCount: number % 5 === 0 ? 1 : 0,
          ...(number % 2 === 0 && { carrierLegalName: 'TERN LINES INC' }),
        }),
      ),
    }),
  ),
  creatorId: id(2),
  carrierName: 'tern',
  withTerms: id(41),
  withThread: id(40),
  load: id(17),
  absent: id(999),
}))

rateConfirmationMailsContract(async () => {
  const world = carriersWorld()
  const addressed = await addressedIn(world)
  world.rateConfirmationMails = sixty(number =>
    aRateConfirmationMail({
      id: id(number),
      status: (['delivered', 'flagged', 'undelivered'] as const)[number % 3] ?? 'delivered',
      userId: id(1 + (number % 4)),
      ...(number % 2 === 0 && { subject: 'LOAD 90' }),
      ...addressed[number % addressed.length],
    }),
  )
  return {
    mails: fakeRateConfirmationMails(world),
    carriers: fakeCarriers(world),
    contacts: fakeContactSearch(world),
    today: TODAY,
    creatorId: id(2),
    subjectPart: 'load 90',
    absent: id(999),
  }
})

describe('the fakes of rate confirmations', () => {
  const answers = async (world = fakeWorld()) => {
    const confirmations = fakeRateConfirmations(world)
    const mails = fakeRateConfirmationMails(world)
    const all = [
      await confirmations.list({ tab: 'all' }),
      await confirmations.find({ id: id(41) }),
      await confirmations.terms({ id: id(41) }),
      await confirmations.thread({ id: id(41) }),
      await confirmations.openTickets({ id: id(41) }),
      await confirmations.ofLoad({ loadId: id(17) }),
      await mails.list({ tab: 'all' }),
      await mails.find({ id: id(51) }),
    ]
    return all.map(outcome => (outcome.ok ? 'answered' : outcome.refusal.kind))
  }

  it('the fakes of rate confirmations respond to a broker whose plan includes them', async () => {
    expect(await answers()).toEqual(Array(8).fill('answered'))
  })

  it('the fakes of rate confirmations refuse a visitor and a plan that does not include them', async () => {
    expect(await answers(fakeWorld({ user: null }))).toEqual(Array(8).fill('unauthenticated'))
    const user = aUser({ paywall: aPaywall({ canRateConfirmation: false }) })
    expect(await answers(fakeWorld({ user }))).toEqual(Array(8).fill('forbidden'))
  })

  it('fakeRateConfirmations has terms with only null values where a test gave none', async () => {
    const confirmations = fakeRateConfirmations(fakeWorld({ rateConfirmationTerms: [] }))
    expect(await confirmations.terms({ id: id(41) })).toMatchObject({
      value: { rateConfirmationId: 41, rateUsd: null, conditions: null },
    })
  })
})
