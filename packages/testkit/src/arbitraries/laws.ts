import fc from 'fast-check'
import { runs } from '../thorough.ts'

/** Runs of one law: 25 by default, 100 in a thorough run. */
const RUNS_USUAL = 25
const RUNS_THOROUGH = 100

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined

/**
 * The number of runs and the seed of a law, as `npm run laws -- --runs N --seed S` sets them.
 *
 * Empty: 25 runs, or 100 in a thorough run, from a fresh seed. A law that fails reports its seed, so it can be repeated.
 */
export const lawRuns = (): { readonly numRuns: number; readonly seed?: number } => {
  const seed = wholeNumber(process.env['LAWS_SEED'])
  const numRuns = wholeNumber(process.env['LAWS_RUNS']) ?? runs(RUNS_USUAL, RUNS_THOROUGH)
  return seed === undefined ? { numRuns } : { numRuns, seed }
}

/**
 * Checks a law against many values. The check throws, or answers false, where it does not hold.
 */
export const holds = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => boolean | void,
): void =>
  fc.assert(
    fc.property(...arbitraries, (...values) => check(...values)),
    lawRuns(),
  )

/** The same for a law whose check has to wait. */
export const holdsInTime = async <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => Promise<boolean | void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(...arbitraries, (...values) => check(...values)),
    lawRuns(),
  )
