export * from './a-rule-set.ts'
export * from './an-assessment.ts'
export * from './an-override.ts'
export * from './some-rule-facts.ts'
