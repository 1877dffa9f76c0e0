export * from './rule-facts.ts'
export * from './rules.ts'
