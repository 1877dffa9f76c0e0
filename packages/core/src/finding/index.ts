export * from './cautions.ts'
export * from './find-rules.ts'
export type { Found } from './finding-rule.ts'
export * from './rule-facts.ts'
