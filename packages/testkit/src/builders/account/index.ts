export * from './a-company.ts'
export * from './a-paywall.ts'
export * from './a-user.ts'
