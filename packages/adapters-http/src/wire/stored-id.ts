import type { StoredWith } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { id } from './values.ts'

/** The decision record that was kept with an act. Undefined: none was, or the monitor keeps none by itself. */
export const storedId: Reader<StoredWith['storedId']> = value =>
  value === undefined ? undefined : id<'decision-record'>(value)
