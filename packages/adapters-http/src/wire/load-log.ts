import type { LoadLog } from '@fairhaul/core'
import { list } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { id, instant, nullable, text } from './values.ts'

/** An answer about load logs without data is a failure. Source: section 5, "Load logs". */
const withData =
  <T>(reader: Reader<T>): Reader<T> =>
  value => {
    if (value === null || value === undefined) throw new Unreadable('load logs: no data in the answer')
    return reader(value)
  }

const row: Reader<LoadLog> = record({
  id: id<'load-log'>,
  load_id: id<'load'>,
  stop_id: nullable(id<'load-stop'>),
  occurred_at: instant,
  is_type: ['kind', text],
  external_message: nullable(text),
})

/** Something that happened to a load, of any kind. Source: section 3, "Load log". */
export const loadLog = withData(row)

/** What happened to a load. Empty: nothing was logged, which is data. Source: section 5, "Load logs". */
export const loadLogs: Reader<readonly LoadLog[]> = withData(list(row))
