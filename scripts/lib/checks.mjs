/** What can be checked without running the product: the command of each check, as arguments of Node. */
export const CHECKS = {
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
  types: ['node_modules/typescript/bin/tsc', '-b'],
  api: ['scripts/api.mjs', '--check'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '--error-on-warnings', '.'],
  architecture: ['scripts/check-architecture.mjs'],
  domain: ['scripts/domain.mjs', '--check'],
}
