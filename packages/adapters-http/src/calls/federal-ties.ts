import {
  ASSOCIATION_KINDS,
  CARRIER_ENDS,
  type CarrierId,
  FEDERAL_TIE_KINDS,
  type FederalTieRecords,
  type FederalTies,
  type RevokedAssociate,
  type SharedByMany,
  type SharedValue,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { connectedFields } from '../wire/carrier.ts'
import { isConnectedAsKnown } from '../wire/carrier-connection.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, names, nullable, oneOf, text, yesNo } from '../wire/values.ts'

const sharedValue: Reader<SharedValue> = record({
  is_type: ['kind', oneOf(FEDERAL_TIE_KINDS)],
  value: text,
  carriers_count: ['carriers', count],
})

const revokedAssociate: Reader<RevokedAssociate> = record({
  ...connectedFields,
  ended: nullable(record({ is_type: ['kind', oneOf(CARRIER_ENDS)], on: nullable(calendarDate) })),
  is_prior: ['isPrior', yesNo],
  /** Without kinds that this portal does not know. */
  shared: listOfKnown(names('is_type', FEDERAL_TIE_KINDS), sharedValue),
})

const sharedByMany: Reader<SharedByMany> = record({
  is_type: ['kind', oneOf(ASSOCIATION_KINDS)],
  value: nullable(text),
  more_than: ['moreThan', count],
})

const federalTies: Reader<FederalTies> = record({
  process_agents: list(
    record({
      name: text,
      city: nullable(text),
      state: nullable(text),
      source_file: ['source', text],
      as_of: calendarDate,
    }),
  ),
  prior: nullable(
    record({ dot_number: nullable(text), is_own: ['isOwn', yesNo], as_of: nullable(calendarDate) }),
  ),
  carriers: ['revoked', listOfKnown(isConnectedAsKnown, revokedAssociate)],
  shared_by_many: ['sharedByMany', listOfKnown(names('is_type', ASSOCIATION_KINDS), sharedByMany)],
})

/** Beyond section 7. Source: section 3, "Associated carriers". */
export const federalTieCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/federal_ties',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(federalTies),
  }),
}

export const httpFederalTieRecords = (http: Http): FederalTieRecords => bindCalls(http, federalTieCalls)
