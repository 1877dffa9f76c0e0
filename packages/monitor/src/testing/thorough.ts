/**
 * How many times a test repeats what it tries: `usual` by default, `thorough` in a run with FAIRHAUL_THOROUGH=1, which
 * `npm test -- --thorough` sets.
 *
 * Units: samples, requests, shuffles or kills, as the caller counts them.
 * Choice: the testkit has the same for other packages, as the monitor imports none.
 */
export const runs = (usual: number, thorough: number): number =>
  process.env['FAIRHAUL_THOROUGH'] === '1' ? thorough : usual
