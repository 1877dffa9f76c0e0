export * from './a-policy.ts'
