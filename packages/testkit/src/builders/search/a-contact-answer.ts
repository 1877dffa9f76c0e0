import type { ContactAnswer, ContactCarrier } from '@fairhaul/core'
import { anIdentifier } from '../carrier/an-identifier.ts'
import { aPlace } from '../carrier/a-carrier.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A carrier whose own contact it is, with which the company has no connection. */
export const aContactCarrier = builder<ContactCarrier>({
  id: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: null,
  identifiers: [anIdentifier()],
  physicalAddress: aPlace(),
  connection: null,
  relation: 'own',
})

/** The contact of one carrier, of which nothing bad is known. */
export const aContactAnswer = builder<ContactAnswer>({
  carriers: [aContactCarrier()],
  fraudReportsCount: 0,
  lookalikes: [],
})
