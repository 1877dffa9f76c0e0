export * from './rule-overrides.ts'
export * from './rules.ts'
