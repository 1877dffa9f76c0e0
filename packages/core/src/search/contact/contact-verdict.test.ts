import { aContactAnswer, aContactCarrier, id, aLookalike } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { CONTACT_VERDICTS, contactVerdictOf, contactVerdicts } from './contact-verdict.ts'

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
    [{ carriers: [], lookalikes: [], fraudReportsCount: null }, ['unknown']],
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
    [{ lookalikes: [aLookalike({ email: 'ruth@b.example' })] }, ['one-carrier']],
    [{ carriers: [], lookalikes: [aLookalike({ email: 'ruth@b.example' })] }, ['spoof-risk']],
    [{ carriers: [], fraudReportsCount: 1 }, ['flagged-for-fraud']],
    [
      { carriers: [], fraudReportsCount: 2, lookalikes: [aLookalike({ email: 'ruth@b.example' })] },
      ['flagged-for-fraud', 'spoof-risk'],
    ],
  ] as const)('the contact answer %j has the verdicts %j', (change, kinds) => {
    expect(kindsOf(change)).toEqual(kinds)
  })

  it('every contact verdict has a title and an explanation', () => {
    const everything = [
      aContactAnswer({
        carriers: [],
        fraudReportsCount: 1,
        lookalikes: [aLookalike({ email: 'a@b.example' })],
      }),
      aContactAnswer({ carriers: [carrier(connected('do_not_dispatch')), carrier({ id: id(8) })] }),
      aContactAnswer({ carriers: [carrier({ relation: 'dispatcher' }), carrier()] }),
    ]
    expect([...everything.flatMap(contactVerdicts), contactVerdictOf('unknown')]).toEqual([
      {
        kind: 'flagged-for-fraud',
        title: 'Reported for fraud',
        explanation: 'Brokers reported this contact. Read their reports, and do not book with it.',
        tone: 'fail',
      },
      {
        kind: 'spoof-risk',
        title: 'Looks like another contact',
        explanation:
          'Looks like a@b.example of COPPER WREN LLC, but is not the same. Treat it as impersonation; do not book.',
        tone: 'fail',
      },
      {
        kind: 'blocked',
        title: 'Do not dispatch',
        explanation: 'This contact belongs to a carrier your company marked do not dispatch.',
        tone: 'fail',
      },
      {
        kind: 'several-carriers',
        title: 'Several carriers',
        explanation: 'More than one carrier uses this contact. Find out which one you are talking to.',
        tone: 'incomplete',
      },
      {
        kind: 'dispatcher',
        title: 'Dispatcher',
        explanation:
          'Someone who books loads for a carrier. Confirm with the carrier that they are authorized.',
        tone: 'incomplete',
      },
      {
        kind: 'one-carrier',
        title: 'Matches one carrier',
        explanation: 'On record for this carrier and no other. Check its verdict before you book.',
        tone: 'plain',
      },
      {
        kind: 'unknown',
        title: 'Not on record',
        explanation: 'Not linked to any carrier. That alone is not fraud, but verify before you book.',
        tone: 'unknown',
      },
    ])
  })
})
