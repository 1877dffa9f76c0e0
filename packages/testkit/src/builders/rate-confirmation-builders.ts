import type { RateConfirmation, RateConfirmationMail, RateConfirmationTerms } from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { anIdentifier } from './carrier-builders.ts'

/** A rate confirmation that its carrier has viewed, without tickets. */
export const aRateConfirmation = builder<RateConfirmation>({
  id: id(41),
  status: 'viewed',
  creatorId: id(1),
  carrierId: id(7),
  carrierLegalName: 'EAGLE RIDGE FREIGHT LLC',
  identifiers: [anIdentifier()],
  openTicketsCount: 0,
  createdAt: '2026-11-19T15:00:00.000Z',
})

/** An e-mail with a rate confirmation that has arrived. */
export const aRateConfirmationMail = builder<RateConfirmationMail>({
  id: id(51),
  subject: 'Load 4471, Dallas to Tulsa',
  userId: id(1),
  creatorName: 'Dana Reyes',
  status: 'delivered',
  createdAt: '2026-11-19T15:00:00.000Z',
})

/** What was agreed in that rate confirmation, everything on record. */
export const someRateConfirmationTerms = builder<RateConfirmationTerms>({
  rateConfirmationId: id(41),
  rateUsd: 2_450.5,
  origin: 'Dallas, TX',
  destination: 'Tulsa, OK',
  pickUpOn: '2026-11-23',
  deliverOn: '2026-11-24',
  paymentDays: 30,
  conditions: 'Detention after two hours, $50 an hour.',
})
