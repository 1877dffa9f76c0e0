import { COVERAGES, type Coverage } from '@fairhaul/core'
import { type Reader, Unreadable } from './reader.ts'
import { names } from './values.ts'

/** Core's coverage by its wire name. */
const COVERAGE_BY_WORD: ReadonlyMap<unknown, Coverage> = new Map(
  COVERAGES.map(coverage => [coverage.replaceAll('-', '_'), coverage]),
)

/** A line of insurance. Refuses: one that this portal does not know. */
export const coverage: Reader<Coverage> = value => {
  const known = COVERAGE_BY_WORD.get(value)
  if (known === undefined) throw new Unreadable('no word that is known here')
  return known
}

/** Whether this portal knows the line of insurance of a row. */
export const isOfKnownCoverage = names('coverage', [...COVERAGE_BY_WORD.keys()] as string[])
