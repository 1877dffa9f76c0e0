export * from './connection-world.ts'
export * from './fake-subscriptions.ts'
