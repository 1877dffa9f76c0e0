/** What can be checked without running the product: the command of each check, as arguments of Node. */
const CHECKS = {
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
  types: ['node_modules/typescript/bin/tsc', '-b', '--singleThreaded'],
  api: ['scripts/api.mjs', '--check'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '--error-on-warnings', '.'],
  architecture: ['scripts/check-architecture.mjs'],
  domain: ['scripts/domain.mjs', '--check'],
}

/**
 * A check has one slot. With several threads the compiler and the linter work out the same types in each of them, and
 * collect their garbage twice as often as they have to.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' }

/** The checks as jobs, each with this in front of its name. */
export const checkJobs = (prefix = '') =>
  Object.entries(CHECKS).map(([name, args]) => ({
    name: `${prefix}${name}`,
    slots: 1,
    work: ({ node }) => node(args, ONE_THREAD),
  }))
