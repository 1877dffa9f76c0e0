import type { ContactAnswer, ContactCarrier } from '@fairhaul/core'
import { connectedFields, isConnectedAsKnown } from './carrier.ts'
import { list, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, names, nullable, oneOf, text } from './values.ts'

const RELATIONS = ['own', 'dispatcher'] as const

const hasKnownRelation = names('relation', RELATIONS)

const contactCarrier: Reader<ContactCarrier> = record({ ...connectedFields, relation: oneOf(RELATIONS) })

/** What is known of an e-mail or a phone. Source: section 7, "Carriers". */
export const contactAnswer: Reader<ContactAnswer> = record({
  carriers: listOfKnown(row => hasKnownRelation(row) && isConnectedAsKnown(row), contactCarrier),
  fraud_reports_count: nullable(count),
  lookalikes: list(text),
})
