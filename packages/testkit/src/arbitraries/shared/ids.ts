import type { Id } from '@fairhaul/core'
import fc from 'fast-check'

/** Ids as a monitor gives them: whole numbers from 1, close together so that they sometimes agree. */
export const ids = <Kind extends string>(): fc.Arbitrary<Id<Kind>> =>
  fc.integer({ min: 1, max: 40 }).map(value => value as Id<Kind>)

/** A value, or now and then null, which is how a record says that it is not on record. */
export const maybe = <T>(it: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(it, { nil: null })
