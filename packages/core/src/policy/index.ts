export * from './compare-policies.ts'
export * from './policy.ts'
export * from './rule-sentence.ts'
export * from './version-state.ts'
