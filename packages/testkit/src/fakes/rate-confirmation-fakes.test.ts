import { describe, expect, it } from 'vitest'
import { aPaywall, aRateConfirmation, aRateConfirmationMail, aUser, id } from '../builders/index.ts'
import { rateConfirmationMailsContract, rateConfirmationsContract } from '../contracts/index.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeRateConfirmationMails, fakeRateConfirmations } from './rate-confirmation-fakes.ts'

const sixty = <T>(make: (number: number) => T): T[] =>
  Array.from({ length: 60 }, (_, index) => make(index + 1))

rateConfirmationsContract(async () => ({
  confirmations: fakeRateConfirmations(
    fakeWorld({
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
  absent: id(999),
}))

rateConfirmationMailsContract(async () => ({
  mails: fakeRateConfirmationMails(
    fakeWorld({
      rateConfirmationMails: sixty(number =>
        aRateConfirmationMail({
          id: id(number),
          status: (['delivered', 'flagged', 'undelivered'] as const)[number % 3] ?? 'delivered',
          userId: id(1 + (number % 4)),
          ...(number % 2 === 0 && { subject: 'LOAD 90' }),
        }),
      ),
    }),
  ),
  creatorId: id(2),
  subjectPart: 'load 90',
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
      await mails.list({ tab: 'all' }),
      await mails.find({ id: id(51) }),
    ]
    return all.map(outcome => (outcome.ok ? 'answered' : outcome.refusal.kind))
  }

  it('the fakes of rate confirmations respond to a broker whose plan includes them', async () => {
    expect(await answers()).toEqual(Array(5).fill('answered'))
  })

  it('the fakes of rate confirmations refuse a visitor and a plan that does not include them', async () => {
    expect(await answers(fakeWorld({ user: null }))).toEqual(Array(5).fill('unauthenticated'))
    const user = aUser({ paywall: aPaywall({ canRateConfirmation: false }) })
    expect(await answers(fakeWorld({ user }))).toEqual(Array(5).fill('forbidden'))
  })

  it('fakeRateConfirmations has terms with only null values where a test gave none', async () => {
    const confirmations = fakeRateConfirmations(fakeWorld({ rateConfirmationTerms: [] }))
    expect(await confirmations.terms({ id: id(41) })).toMatchObject({
      value: { rateConfirmationId: 41, rateUsd: null, conditions: null },
    })
  })
})
