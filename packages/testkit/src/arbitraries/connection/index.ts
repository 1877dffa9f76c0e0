export * from './connections.ts'
export * from './monitored-carriers.ts'
export * from './onboarding.ts'
export * from './subscriptions.ts'
