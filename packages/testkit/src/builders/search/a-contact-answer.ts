import type { ContactAnswer, ContactCarrier, ContactReport } from '@fairhaul/core'
import { aCarrier } from '../carrier/a-carrier.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A carrier whose own contact it is, with which the company has no connection. */
export const aContactCarrier = builder<ContactCarrier>({
  ...aCarrier(),
  relation: 'own',
  phone: '+12145550110',
})

/** What another company told of a contact. */
export const aContactReport = builder<ContactReport>({
  id: id(1),
  category: 'identity_theft',
  message: 'Booked in the name of a carrier that never heard of it.',
  filedOn: '2026-11-18',
  companyId: id(2),
})

/** The contact of one carrier, of which nothing bad is known. */
export const aContactAnswer = builder<ContactAnswer>({
  carriers: [aContactCarrier()],
  fraudReportsCount: 0,
  fraudReports: [],
  lookalikes: [],
})
