import fc from 'fast-check'

const RUNS_USUAL = 100

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined

/**
 * How laws are run: the number of runs and the seed come from `npm run laws -- --runs N --seed S`.
 *
 * Empty: 100 runs from a fresh seed. A law that fails names its seed, so that it can be run again.
 */
export const lawRuns = (): { readonly numRuns: number; readonly seed?: number } => {
  const seed = wholeNumber(process.env['LAWS_SEED'])
  const numRuns = wholeNumber(process.env['LAWS_RUNS']) ?? RUNS_USUAL
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
