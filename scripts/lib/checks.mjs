import { slotsHere } from './slots.mjs'

/** Threads of a check: with more of them the compiler and the linter work out the same types in each. */
const { share } = slotsHere()

/** What can be checked without running the product: the command of each check, as arguments of Node. */
const CHECKS = {
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
  types: ['node_modules/typescript/bin/tsc', '-b', '--checkers', String(share)],
  api: ['scripts/api.mjs', '--check'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '--error-on-warnings', '.'],
  architecture: ['scripts/check-architecture.mjs'],
  domain: ['scripts/domain.mjs', '--check'],
  terms: ['scripts/terms.mjs', '--check'],
}

/** The compiler and the linter take more memory and collect their garbage less often. */
const ENVIRONMENT = { GOMAXPROCS: String(share), GOGC: '400' }

/** The checks as jobs, each with this in front of its name. */
export const checkJobs = (prefix = '') =>
  Object.entries(CHECKS).map(([name, args]) => ({
    name: `${prefix}${name}`,
    slots: share,
    work: ({ node }) => node(args, ENVIRONMENT),
  }))
