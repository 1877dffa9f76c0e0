import type { OpenWork } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, id, nullable, text } from './values.ts'

const openRows = <Row>(row: Reader<Row>) => record({ total: count, newest: list(row) })

/** What is open with some carriers. */
export const openWork: Reader<OpenWork> = record({
  loads: openRows(record({ id: id<'load'>, external_load_number: ['externalNumber', nullable(text)] })),
  rate_confirmations: [
    'confirmations',
    nullable(openRows(record({ id: id<'rate-confirmation'>, load_number: nullable(text) }))),
  ],
})
