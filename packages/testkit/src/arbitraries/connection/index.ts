export * from './connection-params.ts'
export * from './connections.ts'
export * from './monitored-carriers.ts'
export * from './onboarding.ts'
