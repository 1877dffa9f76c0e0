export * from './rule-overrides-contract.ts'
export * from './rules-contract.ts'
