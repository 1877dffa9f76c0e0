export * from './override-drafts.ts'
export * from './rule-facts.ts'
export * from './rules.ts'
