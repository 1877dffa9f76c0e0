export * from './policy.ts'
export * from './policy-problems.ts'
export * from './policy-versions.ts'
