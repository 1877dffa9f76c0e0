import { type CarrierId, recipientOf } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aPaywall, aRateConfirmation, aRateConfirmationMail, aTicket, aUser, id } from '../builders/index.ts'
import { rateConfirmationMailsContract, rateConfirmationsContract } from '../contracts/index.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeRateConfirmationMails, fakeRateConfirmations } from './rate-confirmation-fakes.ts'

const sixty = <T>(make: (number: number) => T): T[] =>
  Array.from({ length: 60 }, (_, index) => make(index + 1))

const ON_RECORD = ['dispatch@eagleridge.example']
const onRecord = (carrierId: CarrierId | null) => (carrierId === null ? [] : ON_RECORD)
/** An address of each kind. */
const ADDRESSES = [
  'dispatch@eagleridge.example',
  'billing@eagleridge.example',
  'dispatch@eag1eridge.example',
  'x@elsewhere.example',
]

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
  onRecord,
  absent: id(999),
}))

const addressed = (number: number) => {
  const to = ADDRESSES[number % ADDRESSES.length] ?? ''
  const carrierId = number % 6 === 0 ? null : id<'carrier'>(7)
  return { to, carrierId, recipient: recipientOf(to, onRecord(carrierId)) }
}

rateConfirmationMailsContract(async () => ({
  mails: fakeRateConfirmationMails(
    fakeWorld({
      rateConfirmationMails: sixty(number =>
        aRateConfirmationMail({
          id: id(number),
          status: (['delivered', 'flagged', 'undelivered'] as const)[number % 3] ?? 'delivered',
          userId: id(1 + (number % 4)),
          ...(number % 2 === 0 && { subject: 'LOAD 90' }),
          ...addressed(number),
        }),
      ),
    }),
  ),
  creatorId: id(2),
  subjectPart: 'load 90',
  onRecord,
  absent: id(999),
}))

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
