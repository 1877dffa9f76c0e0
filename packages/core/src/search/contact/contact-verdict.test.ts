import { aContactAnswer, aContactCarrier, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { CONTACT_VERDICTS, contactVerdicts } from './contact-verdict.ts'

const kindsOf = (change: Parameters<typeof aContactAnswer>[0]) =>
  contactVerdicts(aContactAnswer(change)).map(({ kind }) => kind)
const carrier = aContactCarrier
const connected = (status: 'onboarded' | 'needs_to_onboard' | 'do_not_dispatch') => ({
  connection: { id: id<'connection'>(1), status, isDismissed: false },
})

describe('what the answer to a contact search means', () => {
  it('contact verdicts are seven kinds, gravest first', () => {
    expect(CONTACT_VERDICTS).toEqual([
      'flagged-for-fraud',
      'blocked',
      'spoof-risk',
      'several-carriers',
      'dispatcher',
      'one-carrier',
      'unknown',
    ])
  })

  it.each([
    [{}, ['one-carrier']],
    [{ carriers: [] }, ['unknown']],
    [{ carriers: [carrier(), carrier()] }, ['one-carrier']],
    [{ carriers: [carrier(), carrier({ id: id(8) })] }, ['several-carriers']],
    [{ carriers: [carrier({ relation: 'dispatcher' })] }, ['dispatcher']],
    [
      { carriers: [carrier({ relation: 'dispatcher' }), carrier({ id: id(8), relation: 'dispatcher' })] },
      ['dispatcher'],
    ],
    [
      { carriers: [carrier(), carrier({ id: id(8), relation: 'dispatcher' })] },
      ['dispatcher', 'one-carrier'],
    ],
    [{ carriers: [carrier(connected('onboarded'))] }, ['one-carrier']],
    [{ carriers: [carrier(connected('needs_to_onboard'))] }, ['one-carrier']],
    [{ carriers: [carrier(connected('do_not_dispatch'))] }, ['blocked', 'one-carrier']],
    [
      { carriers: [carrier(), carrier({ id: id(8), ...connected('do_not_dispatch') })] },
      ['blocked', 'several-carriers'],
    ],
    [{ fraudReportsCount: 1 }, ['flagged-for-fraud', 'one-carrier']],
    [{ fraudReportsCount: null }, ['one-carrier']],
    [{ lookalikes: ['ruth@b.example'] }, ['one-carrier']],
    [{ carriers: [], lookalikes: ['ruth@b.example'] }, ['spoof-risk', 'unknown']],
    [
      { carriers: [], fraudReportsCount: 2, lookalikes: ['ruth@b.example'] },
      ['flagged-for-fraud', 'spoof-risk', 'unknown'],
    ],
  ] as const)('the contact answer %j has the verdicts %j', (change, kinds) => {
    expect(kindsOf(change)).toEqual(kinds)
  })

  it('every contact verdict has a title and an explanation', () => {
    const everything = [
      aContactAnswer({ carriers: [], fraudReportsCount: 1, lookalikes: ['a@b.example'] }),
      aContactAnswer({ carriers: [carrier(connected('do_not_dispatch')), carrier({ id: id(8) })] }),
      aContactAnswer({ carriers: [carrier({ relation: 'dispatcher' }), carrier()] }),
    ]
    expect(everything.flatMap(contactVerdicts)).toEqual([
      {
        kind: 'flagged-for-fraud',
        title: 'Reported for fraud',
        explanation: 'Brokers have reported this contact. Do not book with it; read their reports.',
        tone: 'fail',
      },
      {
        kind: 'spoof-risk',
        title: 'Looks like another contact',
        explanation:
          'It reads almost like a contact on record and is not the same: a common disguise. Book nothing by it.',
        tone: 'fail',
      },
      {
        kind: 'unknown',
        title: 'Not on record',
        explanation:
          'No carrier on record has this contact. That proves no fraud: it may be new or private. It proves no carrier either.',
        tone: 'unknown',
      },
      {
        kind: 'blocked',
        title: 'Do not dispatch',
        explanation: 'This contact belongs to a carrier that your company has set to do not dispatch.',
        tone: 'fail',
      },
      {
        kind: 'several-carriers',
        title: 'Several carriers',
        explanation:
          'More than one carrier gives this as its own contact. Find out which one you are talking to.',
        tone: 'incomplete',
      },
      {
        kind: 'dispatcher',
        title: 'Dispatcher',
        explanation: 'Someone who books loads for a carrier. Have the carrier confirm that they may.',
        tone: 'incomplete',
      },
      {
        kind: 'one-carrier',
        title: 'One carrier',
        explanation: 'This is the contact of one carrier, and of no other.',
        tone: 'pass',
      },
    ])
  })
})
