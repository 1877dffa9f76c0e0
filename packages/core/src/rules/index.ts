export * from './assessment.ts'
export * from './override.ts'
export * from './rule-set.ts'
export * from './rule-types.ts'
