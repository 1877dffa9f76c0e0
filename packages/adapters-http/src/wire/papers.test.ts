import { describe, expect, it } from 'vitest'
import { paymentLoadAnalysis } from '../calls/carrier-payments.ts'
import { insurancePolicies, insurancePolicy } from '../calls/insurance-policies.ts'
import { rateConfirmationMail } from '../calls/rate-confirmation-mails.ts'
import { rateConfirmation, rateConfirmations, rateConfirmationTerms } from '../calls/rate-confirmations.ts'
import { errorMessage } from '../testing/error-of.ts'
import { certificateRequest, insuranceActivities } from './certificate-request.ts'
import type { Reader } from './reader.ts'

const AT = '2026-11-21T08:00:00.000Z'

const policy = (change: object = {}) => ({
  id: 31,
  carrier_id: 7,
  coverage: 'general_liability',
  insurer: null,
  policy_number: 'GL1',
  amount: null,
  effective_on: null,
  expires_on: '2027-03-04',
  cancelled_on: '2026-12-01',
  is_pending: true,
  end_kind: 'replaced',
  unconfirmed: 'no_longer_listed',
  unconfirmed_on: '2026-11-20',
  scheduled_vins: ['1XPBDP9X5FD281101'],
  source: 'certificate',
  as_of: '2026-11-20',
  ...change,
})
const confirmation = (change: object = {}) => ({
  id: 41,
  status: 'viewed',
  creator_id: 1,
  carrier_id: null,
  carrier_legal_name: null,
  identifiers: [{ is_type: 'MC', value: '345678', region: null }],
  open_tickets_count: 2,
  created_at: AT,
  ...change,
})
const mail = (change: object = {}) => ({
  id: 51,
  subject: null,
  user_id: 1,
  creator_name: null,
  status: 'completed',
  created_at: AT,
  ...change,
})
const terms = (change: object = {}) => ({
  rate_confirmation_id: 41,
  rate_cents: 185_050,
  origin: null,
  destination: null,
  pick_up_on: '2026-11-23',
  deliver_on: null,
  payment_days: 0,
  conditions: null,
  ...change,
})

describe('a policy', () => {
  it("a policy is read into core's record, and an unknown amount is not zero", () => {
    expect(insurancePolicy(policy())).toEqual({
      id: 31,
      carrierId: 7,
      coverage: 'general-liability',
      insurer: null,
      policyNumber: 'GL1',
      limitUsd: null,
      effectiveOn: null,
      expiresOn: '2027-03-04',
      cancelsOn: '2026-12-01',
      isPending: true,
      endKind: 'replaced',
      unconfirmed: 'no_longer_listed',
      unconfirmedOn: '2026-11-20',
      scheduledVins: ['1XPBDP9X5FD281101'],
      certificate: null,
    })
  })

  it('a policy of an unknown coverage is left out', () => {
    expect(insurancePolicies([policy({ coverage: 'meteorites' }), policy()])).toHaveLength(1)
  })
})

describe('requests and activities', () => {
  it('a request keeps a status that this portal does not know', () => {
    const request = { id: 4, carrier_id: 7, status: 'shredded', created_at: AT }
    expect(certificateRequest(request)).toEqual({ id: 4, carrierId: 7, status: 'shredded', createdAt: AT })
  })

  it('activities of a kind that this portal does not know are left out', () => {
    const activity = {
      id: 6,
      insurance_certificate_request_id: 4,
      is_type: 'noted',
      note: 'Called.',
      created_at: AT,
    }
    expect(insuranceActivities([activity, { ...activity, is_type: 'faxed' }])).toEqual([
      { id: 6, requestId: 4, kind: 'noted', note: 'Called.', createdAt: AT },
    ])
  })
})

describe('a rate confirmation', () => {
  it('a rate confirmation of a status that this portal does not know is left out', () => {
    expect(rateConfirmations([confirmation({ status: 'shredded' }), confirmation()])).toHaveLength(1)
  })

  it('a rate confirmation has its rate in dollars, from cents', () => {
    expect(rateConfirmationTerms(terms())).toMatchObject({ rateUsd: 1_850.5, paymentDays: 0 })
    expect(rateConfirmationTerms(terms({ rate_cents: 0 })).rateUsd).toBe(0)
    expect(rateConfirmationTerms(terms({ rate_cents: null })).rateUsd).toBeNull()
  })
})

describe('an e-mail', () => {
  it.each([
    ['completed', 'delivered'],
    ['flagged', 'flagged'],
    ['bounced', 'undelivered'],
    ['of a newer kind', 'undelivered'],
    [null, 'undelivered'],
  ])('an e-mail with the status %s is %s', (status, shown) => {
    expect(rateConfirmationMail(mail({ status })).status).toBe(shown)
  })
})

it.each<[string, Reader<unknown>, unknown]>([
  ['a policy with a negative amount', insurancePolicy, policy({ amount: -1 })],
  ['a policy with cents', insurancePolicy, policy({ amount: 99.5 })],
  ['a policy that ends on no day', insurancePolicy, policy({ expires_on: '2027-02-30' })],
  ['one policy of an unknown line', insurancePolicy, policy({ coverage: 'meteorites' })],
  ['a confirmation of nobody', rateConfirmation, confirmation({ creator_id: null })],
  [
    'a confirmation with an unknown number of tickets',
    rateConfirmation,
    confirmation({ open_tickets_count: null }),
  ],
  ['terms with parts of cents', rateConfirmationTerms, terms({ rate_cents: 0.5 })],
  ['an e-mail without a status', rateConfirmationMail, mail({ status: undefined })],
  ['an analysis of no carrier', paymentLoadAnalysis, { carrier_id: null, provider: null }],
])('%s is refused', (_, reader, value) => {
  expect(errorMessage(reader, value)).not.toBeNull()
})
